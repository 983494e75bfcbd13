import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '#db/store.ts';
import { AppError } from '#lib/errors.ts';
import { type SheetsClinic, sheetsClinic } from '#testing/google/sheets-clinic.ts';
import type { StandInFault, StandInRequest } from '#testing/google/stand-in.ts';

const MINUTE = 60_000;
const HOURS = 6;
/** What a hanging request costs of the machine's own time. */
const PATIENCE_MS = 250;

let clinic: SheetsClinic;

afterEach(() => clinic.close());

/** The same chances every time. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Everything that Google can do but serve, hours of it; what hangs is rare, as it takes real time. */
function misfortune(chance: () => number): (request: StandInRequest) => StandInFault | null {
  return ({ kind }) => {
    const dice = chance();
    if (dice < 0.1) return { as: 'status', status: 429, retryAfter: 30 };
    if (dice < 0.15) return { as: 'status', status: 403, reason: 'userRateLimitExceeded' };
    if (dice < 0.25) return { as: 'status', status: 500 };
    if (dice < 0.35) return { as: 'status', status: 503 };
    if (dice < 0.45) return { as: 'cut' };
    if (dice < 0.46) return { as: 'hang' };
    if (kind === 'write' && dice < 0.7) return { as: 'doneWithoutAnswer' };
    if (kind === 'write' && dice < 0.72) return { as: 'late' };
    return null;
  };
}

/** A process's view of the store, which ends with the process: nothing that it does later is written. */
function mortal(store: Store): Store & { kill(): void } {
  let dead = false;
  return {
    ...store,
    write: (fn) => (dead ? Promise.reject(new AppError('STORE_UNAVAILABLE')) : store.write(fn)),
    kill() {
      dead = true;
    },
  };
}

/** Most requests of a kind that came in any minute of the simulated time. */
function mostInAMinute(moments: readonly number[]): number {
  let most = 0;
  let first = 0;
  for (const [index, moment] of moments.entries()) {
    while (moment - (moments[first] ?? 0) >= MINUTE) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}

/**
 * So many leads over six simulated hours in which Google fails in every way, the grant is revoked twice and the process
 * is killed again and again in the middle of its work; then an hour without faults, and a look at the whole sheet.
 */
async function torture(leads: number): Promise<void> {
  clinic = await sheetsClinic();
  const { google, clock, store } = clinic;
  const chance = chances(20_261_121);
  const unlucky = misfortune(chance);
  const writes: number[] = [];
  google.fail = (request) => {
    if (request.kind === 'write') writes.push(clock().getTime());
    return clock().getTime() < end ? unlucky(request) : null;
  };
  const end = clock().getTime() + HOURS * 60 * MINUTE;
  const refused: number[] = [];
  let kills = 0;
  let life = mortal(store);
  let process = clinic.worker({ on: life, patience: PATIENCE_MS });

  const minutes = HOURS * 60;
  for (let minute = 0; minute < minutes; minute++) {
    for (
      let n = Math.floor((leads * minute) / minutes);
      n < Math.floor((leads * (minute + 1)) / minutes);
      n++
    ) {
      const { status } = await clinic.lead();
      if (status !== 200) refused.push(status);
    }
    if (minute === 100 || minute === 250) google.accounts.revokeAll();
    if (minute === 140 || minute === 260) await clinic.connect();
    if (minute % 10 === 0) google.doLate();
    if (chance() < 0.15) {
      // Killed at a moment of its work that chance chooses: at the next write or a few later.
      const doomed = process.run().catch(() => undefined);
      for (let turns = Math.floor(chance() * 30); turns > 0; turns--) await new Promise(setImmediate);
      life.kill();
      await doomed;
      kills += 1;
      life = mortal(store);
      process = clinic.worker({ on: life, patience: PATIENCE_MS });
    } else await process.run();
    clock.forward(MINUTE);
  }

  google.doLate();
  const healthy = clinic.worker();
  for (let minute = 0; minute < 60; minute++) {
    await healthy.run();
    clock.forward(MINUTE);
  }
  const ids = (await clinic.leadIds()).toSorted();
  expect(refused).toEqual([]);
  expect(ids).toHaveLength(leads);
  expect(clinic.delivered().toSorted()).toEqual(ids);
  expect(kills).toBeGreaterThan(20);
  expect(mostInAMinute(writes)).toBeLessThanOrEqual(60);
}

describe('six hours of Google failing in every way, with kills in between', () => {
  it(
    'leave every lead in the sheet exactly once, and no visitor without an answer',
    () => torture(2000),
    240_000,
  );
});
