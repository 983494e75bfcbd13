import { countCharacters, SEARCH } from '#lib/limits.ts';

/** Sorts that a visitor may choose of; the first is the specification's default (section 2). */
export const LIST_SORTS = ['createdAt:desc', 'createdAt:asc', 'title:asc'] as const;

/** A value of the address as the router parsed it: missing, once, or repeated. */
export type AddressValue = string | number | (string | number)[] | undefined;

/** The parameters of a list's address, as the router parsed them. */
export type Address = Record<string, AddressValue>;

/** What every list may be asked; a type's own filters come beside it. */
export interface ListSearch {
  search?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

/** The address that a list's form asks for, as if it had been sent without script. */
export function addressOf(fields: FormData): Address {
  const names = [...new Set(fields.keys())];
  return Object.fromEntries(names.map((name) => [name, fields.getAll(name).map(String)]));
}

/** What was searched for, trimmed and without NUL; undefined where nothing was, and cut to what the API takes. */
export function readSearch(value: AddressValue): string | undefined {
  const text = first(value).replaceAll('\0', '').trim();
  if (text === '') return undefined;
  return countCharacters(text) > SEARCH.max ? [...text].slice(0, SEARCH.max).join('') : text;
}

/** A known sort other than the default; anything else in the address counts as the default. */
export function readSort(value: AddressValue): string | undefined {
  const sort = readOneOf(LIST_SORTS, value);
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

/** One of some known values; anything else counts as missing. */
export function readOneOf<T extends string>(known: readonly T[], value: AddressValue): T | undefined {
  return known.find((one) => one === first(value));
}

/** The first value of a parameter that holds one; undefined for none. */
export function readOne(value: AddressValue): string | undefined {
  return first(value).trim() || undefined;
}

function first(value: AddressValue): string {
  return String([value ?? ''].flat()[0] ?? '');
}
