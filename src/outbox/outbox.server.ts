import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Store } from '#db/store.ts';
import type { Clock } from '#lib/clock.ts';
import { newId } from '#lib/ids.server.ts';
import { Lane } from './lane.server.ts';
import type { LedgerParts } from './ledger.server.ts';
import { forgetFinished } from './outbox.db.server.ts';
import type { Deliverer } from './outbox-message.ts';

/** Longest wait for what is under way at a stop; the drain as a whole has ten seconds. */
const STOP_MS = 6000;
const HOUR_MS = 3600 * 1000;
/** How long what was finished can be looked up. */
const KEPT_MS = 30 * 24 * HOUR_MS;

/** Delivers what transactions have queued: at least once, in practice exactly once, however often a try fails. */
export interface Outbox {
  /** Looks for something due at once. Call it after a commit that queued something. */
  wake(): void;
  /** Begins to deliver by itself. */
  start(): void;
  /** Delivers until nothing is due. Tests, which move the clock, call this instead of `start`. */
  run(): Promise<void>;
  /** Takes up nothing more and waits for what is under way, at most 6 seconds. */
  stop(): Promise<void>;
}

export interface OutboxSettings {
  store: Store;
  clock: Clock;
  log: Logger;
  /** Kind → who delivers it. What has no deliverer waits. */
  deliverers: Readonly<Record<string, Deliverer>>;
  random?: () => number;
}

/** One for a process. Of several on one store each message is taken up by one, by its lease. */
export function createOutbox({ deliverers, random = Math.random, ...given }: OutboxSettings): Outbox {
  const parts: LedgerParts = { ...given, random, delivered: new Set(), holder: newId() };
  const stopping = new AbortController();
  const lanes = Object.entries(deliverers).map(
    ([kind, deliverer]) => new Lane(parts, kind, deliverer, stopping.signal),
  );
  let sweeping: NodeJS.Timeout | undefined;
  let stopped: Promise<void> | null = null;

  async function sweep() {
    const before = new Date(parts.clock().getTime() - KEPT_MS);
    await parts.store.write((trx) => forgetFinished(trx, before)).catch(() => undefined);
  }

  async function stop() {
    stopping.abort();
    clearInterval(sweeping);
    const patience = new AbortController();
    const impatient = pause(STOP_MS, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([Promise.all(lanes.map((lane) => lane.stopped())), impatient]);
    patience.abort();
  }

  return {
    wake() {
      for (const lane of lanes) lane.wake();
    },
    start() {
      for (const lane of lanes) lane.start();
      sweeping = setInterval(() => void sweep(), HOUR_MS).unref();
    },
    async run() {
      for (const lane of lanes) await lane.run();
    },
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}
