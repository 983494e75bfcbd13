import { expect, test } from 'vitest';
import { changedAddress, readListAsk } from './list-ask.ts';

const SORTS = ['createdAt:desc', 'title:asc'] as const;

test('an address without a word asks for the first page of all, in the list’s own order', () => {
  expect(readListAsk({}, SORTS)).toEqual({
    search: undefined,
    page: 1,
    state: 'all',
    sort: 'createdAt:desc',
    size: undefined,
    select: undefined,
    arranging: false,
  });
});

test('what makes no sense in an address counts as missing', () => {
  const odd = { page: '-3', state: 'gone', sort: 'password:asc', size: '9999', search: '  ', arrange: 'x' };
  expect(readListAsk(odd, SORTS)).toEqual(readListAsk({}, SORTS));
});

test('the whole of a list is in its address', () => {
  const asked = { search: 'زراعة', page: '3', state: 'draft', sort: 'title:asc', size: '50', select: 'slug' };
  expect(readListAsk(asked, SORTS)).toMatchObject({
    search: 'زراعة',
    page: 3,
    state: 'draft',
    sort: 'title:asc',
    size: 50,
    select: 'slug',
  });
});

test('records are put in order, but not those in the bin', () => {
  expect(readListAsk({ arrange: '1', state: 'draft' }, SORTS).arranging).toBe(true);
  expect(readListAsk({ arrange: '1', state: 'trash' }, SORTS)).toMatchObject({
    state: 'trash',
    arranging: false,
  });
});

test('a search begins at the first page, and a cleared one leaves the address', () => {
  const address = { search: 'قديم', page: '4', sort: 'title:asc' };
  expect(changedAddress(address, { search: 'جديد', page: undefined })).toEqual({
    search: 'جديد',
    sort: 'title:asc',
  });
  expect(changedAddress(address, { search: '', page: undefined })).toEqual({ sort: 'title:asc' });
});
