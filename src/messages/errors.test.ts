import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERROR_MESSAGES, FIELD_MESSAGES } from './errors.ts';

const ROOT = join(import.meta.dirname, '..');
/** Where codes are declared; a mention there is no use. */
const DECLARED = ['messages/errors.ts', 'lib/errors.ts'];

const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !DECLARED.includes(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

function isUsed(code: string): boolean {
  return sources.includes(`'${code}'`);
}

describe('the texts of errors', () => {
  it('are all used', () => {
    const codes = [...Object.keys(ERROR_MESSAGES), ...Object.keys(FIELD_MESSAGES)];
    expect(codes.filter((code) => !isUsed(code))).toEqual([]);
  });

  it('an unused one would be seen', () => expect(isUsed('NOBODY_THROWS_THIS')).toBe(false));

  it('are Arabic sentences', () => {
    for (const text of [...Object.values(ERROR_MESSAGES), ...Object.values(FIELD_MESSAGES)]) {
      expect(text).toMatch(/^[\u0600-\u06FF][^?;]*\.$/);
    }
  });
});
