import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KINDS, type Kind } from './guards.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const AT_ONCE = 2;

/** A guard, and how it is taken out. */
interface Mutation {
  file: string;
  at: number;
  from: string;
  to: string;
}

const SLICE = /^(\d+)\/(\d+)$/;

/**
 * Removes each single guard in turn and sees to it that the tests fail. `npm run test:guards -- users sheets` takes those
 * whose line has one of the words, `-- 2/5` the second fifth.
 */
const words = process.argv.slice(2).filter((argument) => !SLICE.test(argument));
const mutants = KINDS.flatMap((kind) =>
  mutationsOf(kind).map((mutation) => ({
    mutation,
    tests: kind.tests(relative(root, mutation.file)),
    name: nameOf(kind, mutation),
  })),
);
const chosen = sliceOf(
  mutants.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))),
);
const reports = mkdtempSync(join(tmpdir(), 'basma-guards-'));
let survived = 0;

try {
  const sound = await run(null, [...new Set(chosen.flatMap(({ tests }) => tests))]);
  if (sound.failed > 0 || sound.passed === 0) throw new Error('The tests fail with every guard in its place');
  const queue = [...chosen];
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue)));
} finally {
  rmSync(reports, { recursive: true });
}
process.stdout.write(`${chosen.length} guards taken out, ${survived} of them unnoticed\n`);
process.exitCode = survived > 0 || chosen.length === 0 ? 1 : 0;

async function work(queue: (typeof mutants)[number][]): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { failed } = await run(next.mutation, next.tests);
    if (failed === 0) survived += 1;
    process.stdout.write(`${failed > 0 ? 'noticed  ' : 'UNNOTICED'}  ${next.name}\n`);
  }
}

/** The part that a slice names, of an order in which what asks for the same tests stands together. */
function sliceOf(all: typeof mutants): typeof mutants {
  const asked = process.argv.map((argument) => SLICE.exec(argument)).find((match) => match !== null);
  if (!asked) return all;
  const [part, parts] = [Number(asked[1]), Number(asked[2])];
  const ordered = all.toSorted((a, b) => a.tests.join().localeCompare(b.tests.join()));
  const most = Math.ceil(ordered.length / parts);
  return ordered.slice((part - 1) * most, part * most);
}

function mutationsOf({ files, pattern, to }: Kind): Mutation[] {
  return globSync([...files], { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((path) => {
    const file = join(root, path);
    return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap((match) => {
      const replacement = to(match as RegExpExecArray);
      return replacement === null ? [] : [{ file, at: match.index, from: match[0], to: replacement }];
    });
  });
}

function nameOf({ loses }: Kind, { file, at, from }: Mutation): string {
  const line = readFileSync(file, 'utf8').slice(0, at).split('\n').length;
  return `${loses}: ${relative(root, file)}:${line} ${from.replaceAll(/\s+/g, ' ')}`;
}

/** Runs tests with one guard out, and says how they went; what cannot even be loaded has failed. */
function run(
  mutation: Mutation | null,
  tests: readonly string[],
): Promise<{ passed: number; failed: number }> {
  const report = join(reports, `${Math.random()}.json`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(
    process.execPath,
    [
      vitest,
      'run',
      '--config',
      'scripts/guards.vitest.config.ts',
      '--root',
      root,
      '--bail',
      mutation ? '1' : '0',
      ...tests,
    ],
    {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, MUTATION: JSON.stringify(mutation), VITEST_JSON_OUTPUT_FILE: report },
    },
  );
  return new Promise((resolve) => {
    child.on('exit', () => {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<
        string,
        number
      >;
      resolve({ passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 });
    });
  });
}
