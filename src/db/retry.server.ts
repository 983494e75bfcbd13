import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy, storeUnavailable } from './store-errors.ts';

const FIRST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 50;

/**
 * Tries again while the store is busy, leaving the process free in between (pitfall 2).
 * @param deadline in the milliseconds of `performance.now()`.
 * @throws {AppError} STORE_UNAVAILABLE when it is still busy then.
 */
export async function retryWhileBusy<T>(deadline: number, attempt: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() + pause > deadline) throw storeUnavailable(error);
    }
    await sleep(pause);
  }
}
