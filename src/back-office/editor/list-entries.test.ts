import { expect, test } from 'vitest';
import { moved, withEntry, without, withText } from './list-entries.ts';

test('an entry is trimmed and comes last; a blank one adds nothing', () => {
  expect(withEntry(['أ'], '  ب \n')).toEqual(['أ', 'ب']);
  expect(withEntry(['أ'], ' \n\t')).toEqual(['أ']);
});

test('of two alike the one that was meant is changed', () => {
  expect(without(['أ', 'أ', 'ب'], 1)).toEqual(['أ', 'ب']);
  expect(withText(['أ', 'أ'], 1, ' ب ')).toEqual(['أ', 'ب']);
  expect(withText(['أ', 'ب'], 0, '  ')).toEqual(['ب']);
});

test('an entry moves one place and stays at the ends', () => {
  const items = ['أ', 'ب', 'ج'];
  expect(moved(items, 0, 1)).toEqual(['ب', 'أ', 'ج']);
  expect(moved(items, 2, -1)).toEqual(['أ', 'ج', 'ب']);
  expect(moved(items, 0, -1)).toBe(items);
  expect(moved(items, 2, 1)).toBe(items);
});
