import { expect, test } from 'vitest';
import { doctorSearch } from './doctor-search.ts';

test('the address asks for one section, one language, one gender', () => {
  const address = { search: ' ريم ', sectionIds: ['a', 'b'], language: 'ur', gender: 'female', page: '2' };
  expect(doctorSearch(address)).toEqual({
    search: 'ريم',
    sectionIds: ['a'],
    language: ['ur'],
    gender: ['female'],
    page: 2,
  });
});

test('what makes no sense counts as missing', () => {
  const nothing = { search: undefined, sectionIds: undefined, language: undefined, gender: undefined };
  expect(doctorSearch({ search: ' ', sectionIds: '', language: [], gender: 'cat', page: '-1' })).toEqual({
    ...nothing,
    page: undefined,
  });
});
