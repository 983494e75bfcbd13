import { AppError } from '#lib/errors.ts';

/** What both engines keep as it was given. */
export type SqlValue = string | number | bigint | Uint8Array | null;

/**
 * The gate of every bound value. A `Date`, `undefined`, boolean, object or broken number is a mistake in our code
 * and throws a TypeError instead of being stored as something else (pitfall 4).
 * @throws {AppError} INVALID (400) for text that no engine gives back as it was: NUL letters and halves of a
 *   surrogate pair come from outside only.
 */
export function checkParameter(value: unknown): SqlValue {
  if (value === null || typeof value === 'bigint' || value instanceof Uint8Array) return value;
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new AppError('INVALID');
    return value;
  }
  if (typeof value === 'number' && Number.isFinite(value)) {
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) throw refusal(String(value));
    return value;
  }
  throw refusal(value instanceof Date ? 'a Date' : String(value === undefined ? value : typeof value));
}

function refusal(what: string): TypeError {
  return new TypeError(`The store takes text, safe integers, bytes and null; it was given ${what}`);
}
