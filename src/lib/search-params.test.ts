import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('parseSearch', () => {
  test.each([
    ['', {}],
    ['?', {}],
    ['?page=123', { page: '123' }],
    ['page=2&search=', { page: '2', search: '' }],
    ['?sectionIds=a&sectionIds=b', { sectionIds: ['a', 'b'] }],
    ['?a=1&b=2&a=3&a=4', { a: ['1', '3', '4'], b: '2' }],
    ['?q=true&n=null&j=%7B%22a%22%3A1%7D', { q: 'true', n: 'null', j: '{"a":1}' }],
    ['?search=زراعة+الأسنان&x=%2B', { search: 'زراعة الأسنان', x: '+' }],
    ['?a=%E0%A4', { a: '\uFFFD' }],
  ])('%s', (search, parsed) => {
    expect(parseSearch(search)).toEqual(parsed);
  });

  test('a parameter named after the prototype is a plain one', () => {
    const parsed = parseSearch('?__proto__=x&constructor=y');
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect(Object.entries(parsed)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
  });
});

describe('stringifySearch', () => {
  test.each([
    [{}, ''],
    [{ page: 2, size: 6 }, '?page=2&size=6'],
    [{ a: undefined, b: null, c: '' }, '?c='],
    [{ sectionIds: ['a', 'b'] }, '?sectionIds=a&sectionIds=b'],
    [{ sectionIds: [] }, ''],
    [{ q: 'a b&c' }, '?q=a+b%26c'],
  ])('%j', (search, text) => {
    expect(stringifySearch(search)).toBe(text);
  });

  test('says again what was parsed, so that a page is not redirected to itself', () => {
    const texts = fc.string({ unit: 'grapheme' });
    const searches = fc.dictionary(texts, fc.oneof(texts, fc.array(texts, { minLength: 2 })));
    fc.assert(
      fc.property(searches, (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual(search);
      }),
    );
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const once = stringifySearch(parseSearch(query));
        expect(stringifySearch(parseSearch(once))).toBe(once);
      }),
    );
  });
});
