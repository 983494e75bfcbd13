import { countCharacters, SEARCH } from '#lib/limits.ts';

/** Sorts that a visitor may choose of; the first is the specification's default (section 2). */
export const LIST_SORTS = ['createdAt:desc', 'createdAt:asc', 'title:asc'] as const;

/** A value of the address as the router parsed it: missing, once, or repeated. */
export type AddressValue = string | number | (string | number)[] | undefined;

/** What was searched for, trimmed; undefined where nothing was, and cut to what the API takes. */
export function readSearch(value: AddressValue): string | undefined {
  const text = first(value).trim();
  if (text === '') return undefined;
  return countCharacters(text) > SEARCH.max ? [...text].slice(0, SEARCH.max).join('') : text;
}

/** A known sort other than the default; anything else in the address counts as the default. */
export function readSort(value: AddressValue): string | undefined {
  const sort = LIST_SORTS.find((known) => known === first(value));
  return sort === LIST_SORTS[0] ? undefined : sort;
}

/** A whole number from 1 on; undefined for 1 and for what is none, so that one page has one name. */
export function readPage(value: AddressValue): number | undefined {
  const page = Number(first(value));
  return Number.isSafeInteger(page) && page > 1 ? page : undefined;
}

/** A page size that the API takes, 1 to 100; undefined leaves it the default. */
export function readSize(value: AddressValue): number | undefined {
  const size = Number(first(value));
  return Number.isInteger(size) && size >= 1 && size <= 100 ? size : undefined;
}

/** A repeated parameter's values, each once and in their order; undefined where there are none. */
export function readIds(value: AddressValue): string[] | undefined {
  const ids = [value ?? []].flat().map(String).filter(Boolean);
  return ids.length > 0 ? [...new Set(ids)] : undefined;
}

function first(value: AddressValue): string {
  return String([value ?? ''].flat()[0] ?? '');
}
