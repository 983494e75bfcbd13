import { expect, test } from 'vitest';
import { withEntry, without, withText } from './list-entries.ts';

test('an entry is trimmed and comes last; a blank one adds nothing', () => {
  expect(withEntry(['أ'], '  ب \n')).toEqual(['أ', 'ب']);
  expect(withEntry(['أ'], ' \n\t')).toEqual(['أ']);
});

test('of two alike the one that was meant is changed', () => {
  expect(without(['أ', 'أ', 'ب'], 1)).toEqual(['أ', 'ب']);
  expect(withText(['أ', 'أ'], 1, ' ب ')).toEqual(['أ', 'ب']);
  expect(withText(['أ', 'ب'], 0, '  ')).toEqual(['ب']);
});
