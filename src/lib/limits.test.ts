import { describe, expect, test } from 'vitest';
import { countCharacters, isWithin, NAME, SUBTITLE } from '#lib/limits.ts';

describe('countCharacters', () => {
  test.each([
    ['', 0],
    ['   ', 0],
    ['  سن  ', 2],
    ['🦷', 1],
    ['أ ب', 3],
    ['\u00A0ن\n', 1],
  ])('%j has %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});

describe('isWithin', () => {
  test('both bounds are included, blanks around do not count', () => {
    expect(isWithin(' ن ', NAME)).toBe(false);
    expect(isWithin(' نو ', NAME)).toBe(true);
    expect(isWithin('🦷'.repeat(80), NAME)).toBe(true);
    expect(isWithin('ن'.repeat(81), NAME)).toBe(false);
    expect(isWithin('', SUBTITLE)).toBe(true);
  });
});
