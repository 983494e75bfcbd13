import { expect, test } from 'vitest';
import {
  addressOf,
  readIds,
  readOne,
  readOneOf,
  readPage,
  readSearch,
  readSize,
  readSort,
} from './list-search.rules.ts';

test('a search is trimmed, cut to what the API takes, and none where it is blank', () => {
  expect(readSearch('  زراعة ')).toBe('زراعة');
  expect(readSearch(['زراعة', 'تقويم'])).toBe('زراعة');
  expect(readSearch('ا'.repeat(150))).toHaveLength(100);
  expect(readSearch('زر\0اعة\0')).toBe('زراعة');
  expect(readSearch('   ')).toBeUndefined();
  expect(readSearch(undefined)).toBeUndefined();
});

test('only known sorts reach the API, and the default has no name of its own', () => {
  expect(readSort('title:asc')).toBe('title:asc');
  expect(readSort('createdAt:desc')).toBeUndefined();
  expect(readSort('password:asc')).toBeUndefined();
  expect(readSort(undefined)).toBeUndefined();
});

test.each([
  ['2', 2],
  [3, 3],
  ['1', undefined],
  ['0', undefined],
  ['-4', undefined],
  ['2.5', undefined],
  ['x', undefined],
  ['1e99', undefined],
  [undefined, undefined],
])('page %s is %s', (value, page) => {
  expect(readPage(value)).toBe(page);
});

test.each([
  ['12', 12],
  ['100', 100],
  ['101', undefined],
  ['0', undefined],
  ['x', undefined],
])('size %s is %s', (value, size) => {
  expect(readSize(value)).toBe(size);
});

test('ids come once each, in their order', () => {
  expect(readIds(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(readIds('a')).toEqual(['a']);
  expect(readIds('')).toBeUndefined();
  expect(readIds(undefined)).toBeUndefined();
});

test('a filter of one value takes the first, and of known values only those', () => {
  expect(readOne([' ur ', 'en'])).toBe('ur');
  expect(readOne('')).toBeUndefined();
  expect(readOneOf(['female', 'male'], 'male')).toBe('male');
  expect(readOneOf(['female', 'male'], 'cat')).toBeUndefined();
});

test('a form asks for the address that it would be sent to without script', () => {
  const fields = new FormData();
  fields.append('search', 'زراعة');
  fields.append('sectionIds', 'a');
  fields.append('sectionIds', 'b');
  expect(addressOf(fields)).toEqual({ search: ['زراعة'], sectionIds: ['a', 'b'] });
});
