/** Bounds of a text or a count, both included. */
export type Limit = { readonly min: number; readonly max: number };

// Decision 15.
export const NAME = { min: 2, max: 80 } as const satisfies Limit;
export const CITY = { min: 2, max: 60 } as const satisfies Limit;
export const TITLE = { min: 1, max: 150 } as const satisfies Limit;
export const SUBTITLE = { min: 0, max: 300 } as const satisfies Limit;
export const PARAGRAPH = { min: 1, max: 5000 } as const satisfies Limit;
/** How many paragraphs a text may have. */
export const PARAGRAPHS = { min: 0, max: 100 } as const satisfies Limit;
export const SEARCH = { min: 0, max: 100 } as const satisfies Limit;
export const PAGE_SIZE = { min: 1, max: 100 } as const satisfies Limit;

/** Whole riyals of a price. */
export const PRICE = { min: 0, max: 1_000_000 } as const satisfies Limit;
/** How many records a list may name, as a doctor's services. */
export const LINKS = { min: 0, max: 100 } as const satisfies Limit;
/**
 * How many records one call publishes, hides, bins or restores: in one transaction. Others wait
 * for its turn to write, for at most 4 seconds: 500 of ten paragraphs took 0.3 s on SQLite, which leaves a slower
 * machine room.
 */
export const BULK = { min: 1, max: 500 } as const satisfies Limit;
/** How many records one call puts in order. */
export const ORDER = { min: 1, max: 1000 } as const satisfies Limit;

/** The last part of an influencer's link. */
export const SHEET_NAME = { min: 2, max: 60 } as const satisfies Limit;
/** A tab's name; Google takes no longer one. */
export const TAB = { min: 1, max: 100 } as const satisfies Limit;

/** Decision 14. Counted untrimmed: a password's spaces are its own. */
export const PASSWORD = { min: 8, max: 128 } as const satisfies Limit;
/** RFC 5321: the longest address a mail server takes. */
export const EMAIL = { min: 3, max: 254 } as const satisfies Limit;

/** Most digits of a phone number, without its + (specification 9). */
export const PHONE_DIGITS = 15;
/** Longest idempotency key a client may send, in characters. */
export const IDEMPOTENCY_KEY = 200;

/** The characters of a text after trimming, as a reader counts them: an emoji outside the BMP is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text.trim()) count += 1;
  return count;
}

/** Whether a text, trimmed, has no fewer and no more characters than its limit says. */
export function isWithin(text: string, limit: Limit): boolean {
  const count = countCharacters(text);
  return count >= limit.min && count <= limit.max;
}
