import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWithSeventhType, LINES, ownFiles } from './seventh-type.ts';

/** What is tested of all types, of this one; and what holds of the whole API and the whole tree. */
const TESTS = [
  ...['src/content', 'src/back-office/screens.test.ts', 'architecture'],
  ...['src/api/route-table.test.ts', 'src/api/description.test.ts'],
];
const NAMED = 'review|the live route table|the table of rights|the description|the house';

let copy: string;
beforeAll(() => {
  copy = copyWithSeventhType();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', tool), ...args], {
    cwd: copy,
    encoding: 'utf8',
    // Not the settings of the run that this is a part of.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR },
  });
  return { status, said: stdout + stderr };
}

// A compiler and a whole run of tests take their time on a busy machine.
describe('a seventh content type', { timeout: 600_000 }, () => {
  it('compiles beside the six', () => {
    const { status, said } = run('typescript/bin/tsc', '--noEmit');
    expect(status, said).toBe(0);
  });

  it('is listed, made, changed, pictured, ordered, scheduled, binned and guarded as every type is', () => {
    const { status, said } = run('vitest/vitest.mjs', 'run', ...TESTS, '-t', NAMED, '--reporter=verbose');
    expect(status, said).toBe(0);
    // A name that fits nothing would pass as well.
    expect(said.split('\n').filter((line) => line.includes('review')).length).toBeGreaterThan(100);
  });

  it('takes as many lines as the page about it says', () => {
    const files = ownFiles().map(({ path, text }) => ({
      inFolder: path.startsWith('src/features/'),
      lines: text.split('\n').filter((line) => line.trim() !== '').length,
    }));
    const folder = files.filter(({ inFolder }) => inFolder);
    const beside = files.filter(({ inFolder }) => !inFolder);
    const sum = (some: typeof files) => some.reduce((all, { lines }) => all + lines, 0);
    const page = readFileSync(join(import.meta.dirname, '../docs/adding-a-content-type.md'), 'utf8');
    expect(page).toContain(`${folder.length} files, ${sum(folder)} lines`);
    expect(page).toContain(`${beside.length} files, ${sum(beside)} lines`);
    expect(page).toContain(`${LINES.length} lines in ${new Set(LINES.map(([file]) => file)).size} files`);
    const lines = LINES.map(([, , line]) => line.trim()).filter((line) => !/^(import|Icon)/.test(line));
    for (const line of lines) expect(page).toContain(`\`${line}\``);
  });
});
