import { CITY, countCharacters, type Limit, NAME } from '#lib/limits.ts';
import { cleanPhoneDigits } from '#lib/phone.ts';

/** The booking form's fields as the wire names them (specification, section 3). */
export const BOOKING_FIELDS = ['name', 'phone', 'city', 'section', 'service'] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];
export type BookingValues = Partial<Record<BookingField, string>>;

/** What the missing-fields message names: section and service are one entry of it, or on a lead form section alone. */
export type MissingField = 'name' | 'phone' | 'city' | 'section' | 'choice';

/** Which of the two forms was filled: an influencer's form is a lead form. */
export type FormKind = 'booking' | 'lead';

export type BookingProblem =
  | 'REQUIRED'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'PHONE_INVALID'
  | 'CHOICE_REQUIRED'
  | 'UNKNOWN'
  | 'NOT_IN_SECTION';

export interface BookingCheck {
  /** In the order of the specification's message. */
  missing: MissingField[];
  /** Empty when the values may be sent. */
  fields: Partial<Record<BookingField, BookingProblem>>;
}

/**
 * A form open for less than this, in milliseconds, was filled by a program. Counted by the page's script from its
 * opening; a second is what a person with autofill can hardly beat, and a patient wrongly put aside costs more than
 * a bot let in. The page's own script waits it out, so that only programs are ever faster.
 */
export const SHORTEST_FILL = 1000;

/** Version of the privacy notice beside the submit button; goes up whenever its text does. */
export const NOTICE_VERSION = '2026-11-21';

/** The cookie of a stored lead that the data layer was not told of yet. */
export const UNTOLD_LEAD = 'basma_untold_lead';

/** Characters without a width, but for the two joiners that Persian and Urdu names need inside a word. */
const UNSEEN = /[\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const EDGES = /^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/g;
const REFERENCE = /^BS-[2-9B-DF-HJKMNP-TV-Z]{6}$/;

/**
 * A text as it is kept: without control and direction marks (a reversed name would mislead the staff), whole
 * characters only, one space between words. May become empty.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(EDGES, '');
}

/** The filled fields, cleaned; empty values are dropped before sending (specification, section 3). */
export function cleanBooking(values: BookingValues): BookingValues {
  const cleaned: BookingValues = {};
  for (const field of BOOKING_FIELDS) {
    const text = cleanText(values[field] ?? '');
    if (text) cleaned[field] = text;
  }
  return cleaned;
}

/**
 * A form's rule, the same in the browser and on the server: name, phone, city, and at least one of section or service,
 * on a lead form the section (specification, section 5), within the text limits of decision 15. Whether a number is
 * possible and an id known, the server adds.
 */
export function checkBooking(values: BookingValues, kind: FormKind = 'booking'): BookingCheck {
  const { name, phone, city, section, service } = cleanBooking(values);
  const missing: MissingField[] = [];
  const fields: BookingCheck['fields'] = {};
  if (!name) missing.push('name');
  if (!phone) missing.push('phone');
  if (!city) missing.push('city');
  if (!section && kind === 'lead') missing.push('section');
  else if (!section && !service) missing.push('choice');
  for (const field of missing) {
    if (field === 'choice') fields.service = 'CHOICE_REQUIRED';
    else fields[field] = 'REQUIRED';
  }
  if (name) note(fields, 'name', lengthProblem(name, NAME));
  if (city) note(fields, 'city', lengthProblem(city, CITY));
  if (phone && !/\d/.test(cleanPhoneDigits(phone))) fields.phone = 'PHONE_INVALID';
  return { missing, fields };
}

/** Whether a text has the shape of a booking's reference, as `BS-7K3M9Q`: the success page shows no other. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

/** Where a visitor goes after a booking. The reference is a name, not a secret and not personal (api.md). */
export function successLocation(reference: string): string {
  return `/success?ref=${reference}`;
}

function lengthProblem(text: string, limit: Limit): BookingProblem | undefined {
  const count = countCharacters(text);
  if (count < limit.min) return 'TOO_SHORT';
  return count > limit.max ? 'TOO_LONG' : undefined;
}

function note(
  fields: BookingCheck['fields'],
  field: BookingField,
  problem: BookingProblem | undefined,
): void {
  if (problem) fields[field] = problem;
}
