import { newKey } from '#lib/new-key.ts';
import type { Shelf } from './booking-attribution.ts';

const SHELF_NAME = 'basma-booking-key';

/**
 * The idempotency key of a booking that is about to be sent: the last one again while the same fields were not
 * acknowledged yet, also after a reload of the page, else a new one. So a retry, a lost answer and a reload make one
 * booking, and a correction makes its own. Kept beside it is a fingerprint of the fields, never the fields.
 */
export function bookingKey(fields: Record<string, string>, shelf: () => Shelf): string {
  const fingerprint = fingerprintOf(JSON.stringify(Object.entries(fields).sort()));
  const [known, key] = read(shelf)?.split(' ') ?? [];
  if (known === fingerprint && key) return key;
  const fresh = newKey();
  try {
    shelf().setItem(SHELF_NAME, `${fingerprint} ${fresh}`);
  } catch {
    memory = `${fingerprint} ${fresh}`;
  }
  return fresh;
}

/** Call once the booking is acknowledged: the next one, even with the same fields, is another. */
export function forgetBookingKey(shelf: () => Shelf): void {
  memory = null;
  try {
    shelf().removeItem(SHELF_NAME);
  } catch {}
}

/** Stands in where the browser may keep nothing. */
let memory: string | null = null;

function read(shelf: () => Shelf): string | null {
  try {
    return shelf().getItem(SHELF_NAME) ?? memory;
  } catch {
    return memory;
  }
}

/** FNV-1a twice, 64 bits: enough to tell two fillings of one form apart. */
function fingerprintOf(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let at = 0; at < text.length; at += 1) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
