import { z } from 'zod';
import { toLatinDigits } from '#lib/arabic.ts';
import { countCharacters, LINKS, type Limit, PARAGRAPH, PARAGRAPHS, PRICE, TITLE } from '#lib/limits.ts';
import { slugify } from '#lib/slug.ts';

// The parts of what staff write. Each takes JSON and the texts of a form alike, so a blank text is «none» wherever a
// field may be empty; a second parse of what came out changes nothing.

/** A record's id, as `lib/ids.server.ts` makes it; a slug may not look like one. */
const ID = /^[0-9a-f]{32}$/;
/** Control signs and halves of a sign, which no store keeps; a new line is one only inside a line of text. */
const UNKEPT = /[\p{Cs}]|(?!\n)\p{Cc}/gu;
/** What nobody sees at either end of a text. */
const EDGES = /^[\s\u200B-\u200F\u2060\uFEFF]+|[\s\u200B-\u200F\u2060\uFEFF]+$/g;

/** A local time without a zone is the clinic's (Riyadh has no summer time). */
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;

/** One line of text, kept as typed but for its edges and doubled spaces; markup stays the text it is. */
export function line(limit: Limit) {
  return sized(z.string().transform(oneLine), limit);
}

/** One text that may have several lines. */
export const paragraph = sized(z.string().transform(tidy), PARAGRAPH);
const point = line(PARAGRAPH);

/** Paragraphs in their order; blank ones are left out (specification, section 5). */
export const paragraphs = listOf(paragraph, PARAGRAPHS);
/** Short lines in their order, without blank ones. */
export const points = listOf(point, PARAGRAPHS);

/** The id of a record that the server knows. */
export const link = line({ min: 1, max: 100 });
/** Ids of records in their order. */
export const links = listOf(link, LINKS);

/** The last part of an address; made readable here as it is on the server. */
export const slugText = z
  .string()
  .transform(slugify)
  .refine((slug) => slug !== '' && !ID.test(slug), { error: 'SLUG_INVALID' })
  .meta({ type: 'string', description: 'As typed, made readable; another one leaves a redirect behind' });

/** Whole riyals. */
export const riyals = z
  .preprocess(
    readNumber,
    z
      .int()
      .refine((price) => price >= PRICE.min, { error: 'TOO_SMALL', params: PRICE })
      .refine((price) => price <= PRICE.max, { error: 'TOO_BIG', params: PRICE }),
  )
  .meta({ description: 'Whole riyals' });

/** A moment; without a zone it is Riyadh's. Kept as ISO 8601 in UTC. */
export const moment = z
  .string()
  .transform((text) => readMoment(text.trim()))
  .refine((iso) => iso !== '', { error: 'DATE_INVALID' })
  .meta({ type: 'string', format: 'date-time', description: 'Without a zone it is Riyadh’s time' });

/** A field that may be empty: a blank text is null. */
export function orNone<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(blankToNull, schema.nullable());
}

/** A part of the picture's width or height, 0 to 1. */
export const share = z.preprocess(
  readNumber,
  z
    .number({ error: 'NOT_A_NUMBER' })
    .min(0)
    .max(1)
    .optional()
    .meta({ description: 'What the crops centre on, 0 to 1 of the picture from its left or top' }),
);

/** An upload; a form without a choice sends an empty file, which is none. */
export const pictureFile = z.preprocess(
  (given) => (given instanceof File && given.size === 0 && given.name === '' ? undefined : given),
  z
    .custom<File | undefined>((value) => value === undefined || value instanceof File, {
      error: 'PICTURE_MISSING',
    })
    .meta({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF; at most 10 MB' }),
);

/** A path of this site, or an address on the web; what it leads to stays on this site or is https. */
export const siteLink = line({ min: 0, max: TITLE.max })
  .refine(isSiteLink, { error: 'LINK_INVALID' })
  .meta({ description: 'A path of this site, or an https address' });

function sized<Schema extends z.ZodType<string>>(schema: Schema, limit: Limit) {
  return schema
    .refine((text) => limit.min === 0 || text !== '', { error: 'REQUIRED', abort: true })
    .refine((text) => text === '' || countCharacters(text) >= limit.min, {
      error: 'TOO_SHORT',
      params: limit,
    })
    .refine((text) => countCharacters(text) <= limit.max, { error: 'TOO_LONG', params: limit })
    .meta({ type: 'string', maxLength: limit.max });
}

/** A list of texts in their order, without blank ones; a lone text is a list of it, as a form sends one. */
export function listOf<Item extends z.ZodType>(item: Item, limit: Limit) {
  return z.preprocess(
    withoutBlanks,
    z.array(item).refine((items) => items.length <= limit.max, { error: 'TOO_MANY', params: limit }),
  );
}

function withoutBlanks(given: unknown): unknown {
  const list = typeof given === 'string' ? [given] : given;
  if (!Array.isArray(list)) return list;
  return list.filter((item) => typeof item !== 'string' || tidy(item) !== '');
}

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNKEPT, '')
    .replace(EDGES, '');
}

function oneLine(text: string): string {
  return tidy(text).replace(/\s+/g, ' ');
}

function blankToNull(given: unknown): unknown {
  return typeof given === 'string' && given.trim() === '' ? null : given;
}

function readNumber(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  const text = toLatinDigits(given.trim());
  return text === '' ? undefined : Number(text);
}

function readMoment(text: string): string {
  const zoned = LOCAL_TIME.test(text) ? `${text}+03:00` : text;
  const isIso = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(zoned);
  const time = isIso ? Date.parse(zoned) : Number.NaN;
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}

function isSiteLink(text: string): boolean {
  if (text === '') return true;
  if (/^\/(?![/\\])/.test(text)) return !/[\\\s]/.test(text);
  return text.startsWith('https://') && URL.canParse(text);
}
