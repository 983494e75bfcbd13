import { z } from 'zod';
import { toLatinDigits } from '#lib/arabic.ts';
import { countCharacters, PAGE_SIZE, SEARCH } from '#lib/limits.ts';

/** Beyond this page nothing is stored; a larger number is read as this one. */
const LAST_PAGE = 1_000_000;
/** Most values of a repeated parameter; more were written by a program. */
const MOST_VALUES = 100;
/** Longest id or slug, in characters, that is looked for. */
const LONGEST_REFERENCE = 200;

/** A picture's addresses and the pixels of `url` (decision 16), as `media/media-address.ts` makes them. */
export const imageRecord = z.object({
  url: z.string().meta({ description: 'At most 2560 pixels wide, in its own shape' }),
  thumbnailMedium: z.string().meta({ description: '320×320' }),
  cardImage: z.string().meta({ description: '640×480' }),
  backgroundLarge: z.string().meta({ description: '1600 wide' }),
  share: z.string().meta({ description: 'JPEG 1200×630 for link previews' }),
  alt: z.string(),
  width: z.int().meta({ description: 'Pixels of `url`' }),
  height: z.int(),
});

/** What every record carries whatever was asked for; `_id` and `id` are equal. */
export const recordKeys = { _id: z.string(), id: z.string() };

/** A record as others name and link to it. */
export const titleRecord = z.object({ ...recordKeys, title: z.string(), slug: z.string() });
export type TitleRecord = z.infer<typeof titleRecord>;

/** What every content type's record has beside its keys; times are ISO 8601 in UTC. */
export const recordBase = {
  slug: z.string().meta({ description: 'The readable and canonical last part of its address' }),
  title: z.string(),
  subTitle: z.string(),
  image: imageRecord.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

/** What `select` may name of a record; `_id` and `id` always come. */
export function fieldsOf(record: z.ZodObject): string[] {
  return Object.keys(record.shape).filter((name) => !Object.hasOwn(recordKeys, name));
}

/** The last part of `GET type/{reference}`: an `_id` or a slug (decision 4). */
export const referenceParams = z.object({
  reference: z.string().meta({
    param: { name: 'reference', in: 'path' },
    description: 'An `_id` or a slug',
    example: 'teeth-whitening',
  }),
});

/** The orders that most types can be listed in; `position` is the clinic's own. */
export const SORTS = ['createdAt', 'updatedAt', 'title', 'position'] as const;

/** Which fields a content type's list may be sorted by and cut down to, and what holds without a word. */
export interface ListOptions {
  sorts: readonly string[];
  defaultSort: string;
  defaultSize: number;
  fields: readonly string[];
}

export type SortDirection = 'asc' | 'desc';
export interface Sort {
  field: string;
  direction: SortDirection;
}

/**
 * The query of a content type's list (api.md): numbers out of range become the nearest in range and blank values
 * count as missing; text that is no number, an unknown sort or field, or a search over 100 characters is refused.
 */
export function listQuery(options: ListOptions) {
  return z.object({
    search: searchText,
    sort: sortOf(options),
    page: wholeNumber({ min: 1, max: LAST_PAGE, fallback: 1 }),
    size: wholeNumber({ ...PAGE_SIZE, fallback: options.defaultSize }),
    select: selectOf(options.fields),
  });
}

export type ListQuery = ReturnType<typeof listQuery>;

/** A parameter that may be repeated: its values without blanks, each once. */
export const repeated = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((given) => [...new Set([given ?? []].flat().filter((value) => value.trim() !== ''))])
  .refine((values) => values.length <= MOST_VALUES, { error: 'TOO_MANY', params: { max: MOST_VALUES } })
  .refine((values) => values.every(isPlain), { error: 'BAD_CHARACTERS' });

/** The same of any texts, with what it cuts the list down to. */
export function repeatedText(description: string) {
  return repeated.meta({ type: 'array', items: { type: 'string' }, description });
}

/** Whether a reference can be anybody's: short enough and without control characters, which a store may refuse. */
export function isReference(text: string): boolean {
  return isPlain(text) && countCharacters(text) <= LONGEST_REFERENCE;
}

const searchText = first()
  .transform((given) => given.trim())
  .refine((text) => countCharacters(text) <= SEARCH.max, { error: 'TOO_LONG', params: { max: SEARCH.max } })
  .meta({
    type: 'string',
    description: `Words that must all be found, in any order and spelling; at most ${SEARCH.max} characters`,
    maxLength: SEARCH.max,
  });

function sortOf({ sorts, defaultSort }: ListOptions) {
  const allowed = sorts.flatMap((field) => [`${field}:asc`, `${field}:desc`]);
  return first()
    .transform((given) => given.trim() || defaultSort)
    .refine((sort) => allowed.includes(sort), { error: 'UNKNOWN_VALUE' })
    .transform((sort): Sort => {
      const [field = '', direction] = sort.split(':');
      return { field, direction: direction === 'asc' ? 'asc' : 'desc' };
    })
    .meta({ type: 'string', enum: allowed, default: defaultSort });
}

function selectOf(fields: readonly string[]) {
  const allowed = [...Object.keys(recordKeys), ...fields];
  return z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((given) => [given ?? []].flat().flatMap(splitFields))
    .refine((names) => names.every((name) => allowed.includes(name)), { error: 'UNKNOWN_VALUE' })
    .meta({
      type: 'string',
      description: `Only these fields beside _id and id, with commas: ${fields.join(', ')}`,
      example: 'title,_id',
    });
}

function wholeNumber({ min, max, fallback }: { min: number; max: number; fallback: number }) {
  return first()
    .transform((given) => toLatinDigits(given.trim()))
    .refine((text) => !Number.isNaN(Number(text)), { error: 'NOT_A_NUMBER' })
    .transform((text) => (text === '' ? fallback : Math.min(max, Math.max(min, Math.trunc(Number(text))))))
    .meta({ type: 'integer', minimum: min, maximum: max, default: fallback });
}

/** The first value of a parameter; '' where it is missing. */
function first() {
  return z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((given) => [given ?? ''].flat()[0] ?? '');
}

function splitFields(given: string): string[] {
  return given
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function isPlain(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}
