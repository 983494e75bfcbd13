import { dropExpiredPoints } from '#api/rate-limit.server.ts';
import type { Store, Trx } from '#db/store.ts';
import { dropExpiredAnswers } from './booking.db.server.ts';

const HOUR_MS = 3600 * 1000;
const swept = new WeakMap<Store, number>();

/**
 * Removes kept answers and counted points whose time is over, at most once an hour for a process and its store: part
 * of a booking's own transaction, so that no timer has to wait for a turn to write.
 */
export async function sweepHourly(store: Store, trx: Trx, now: Date): Promise<void> {
  if (now.getTime() - (swept.get(store) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return;
  await dropExpiredAnswers(trx, now);
  await dropExpiredPoints(trx, now);
  swept.set(store, now.getTime());
}
