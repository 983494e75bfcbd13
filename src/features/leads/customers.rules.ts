import { toLatinDigits } from '#lib/arabic.ts';

/** Where a lead stands (decision 21). */
export const LEAD_STATUSES = ['new', 'contacted', 'booked', 'came', 'no-show', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Where a lead came from: the clinic's own booking form, or the form of an influencer's sheet. */
export const LEAD_SOURCES = ['booking', 'influence'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY_MS = 24 * 3600 * 1000;
/** Fewest digits, without the home zero, that are searched for as a piece of a phone number. */
const SHORTEST_PIECE = 2;

/**
 * The moment from which a bound counts: a day begins in Riyadh (UTC+3 all year), a moment with its offset is itself.
 * Null for anything else.
 */
export function boundStart(text: string): Date | null {
  const day = DAY.test(text);
  if (!day && !MOMENT.test(text)) return null;
  const date = new Date(day ? `${text}T00:00:00+03:00` : text);
  if (Number.isNaN(date.getTime())) return null;
  // «2026-02-31» reads as a day in March.
  return day && riyadhDay(date) !== text ? null : date;
}

/** The moment before which an inclusive upper bound ends: a day with its last millisecond. */
export function boundEnd(text: string): Date | null {
  const start = boundStart(text);
  return start && new Date(start.getTime() + (DAY.test(text) ? DAY_MS : 1));
}

/** A search taken apart: what may be phone numbers, as typed, and the rest. */
export interface CustomerSearch {
  phones: string[];
  rest: string;
}

/** Finds phone numbers, also in pieces and with spaces inside («050 123 4567»), among the words of a search. */
export function readSearch(text: string): CustomerSearch {
  const phones: string[] = [];
  const rest = toLatinDigits(text).replace(/(?<![\p{L}\d-])\+?\d[\d\s().-]*\d\+?(?![\p{L}\d])/gu, (found) => {
    if (pieceOfPhone(found).length < SHORTEST_PIECE) return found;
    phones.push(found);
    return ' ';
  });
  return { phones, rest: rest.trim() };
}

/** The digits of a number as they stand inside its international form: without 00 and without the home zero. */
export function pieceOfPhone(text: string): string {
  return text
    .replace(/\D/g, '')
    .replace(/^00+/, '')
    .replace(/^(966)?0/, '$1');
}

function riyadhDay(date: Date): string {
  return new Date(date.getTime() + 3 * 3600 * 1000).toISOString().slice(0, 10);
}
