import type { Deps } from '#api/deps.ts';
import { takePoint } from '#api/rate-limit.server.ts';
import { limitBucket } from '#lib/client-address.server.ts';
import { AppError } from '#lib/errors.ts';

/** Wide enough for a clinic's Wi-Fi, too little to keep a processor busy. */
const FROM_AN_ADDRESS = { points: 100, seconds: 600 };

/** Counts a page that nothing keeps, by the address that asks for it. */
export type CountRender = (address: string) => Promise<void>;

/**
 * The limit of pages that are rendered for one request alone: a mailed link's, and a plain form's with what is wrong.
 * A store that cannot count just now stops nobody: what the page then asks of it is refused anyway.
 * @throws {AppError} TOO_MANY_REQUESTS with `retryAfter`.
 */
export function countRenders({ store, config, clock }: Deps): CountRender {
  return async (address) => {
    if (!config.rateLimit) return;
    const limit = { key: `render:address:${limitBucket(address)}`, ...FROM_AN_ADDRESS, now: clock() };
    const counted = await store.write((trx) => takePoint(trx, limit)).catch(goOn);
    if (counted && !counted.allowed) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: counted.retryAfter });
    }
  };
}

function goOn(error: unknown): null {
  if (error instanceof AppError && error.code === 'STORE_UNAVAILABLE') return null;
  throw error;
}
