import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('an item moves to another place, and past an end it stays', () => {
  const items = ['أ', 'ب', 'ج'];
  expect(moved(items, 0, 1)).toEqual(['ب', 'أ', 'ج']);
  expect(moved(items, 0, 2)).toEqual(['ب', 'ج', 'أ']);
  expect(moved(items, 2, 1)).toEqual(['أ', 'ج', 'ب']);
  expect(moved(items, 0, -1)).toEqual(items);
  expect(moved(items, 2, 3)).toEqual(items);
  expect(moved(items, 3, 0)).toEqual(items);
});
