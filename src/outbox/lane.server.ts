import { setTimeout as pause } from 'node:timers/promises';
import { deliverBatch } from './deliver-batch.server.ts';
import type { LedgerParts } from './ledger.server.ts';
import { nextDue } from './outbox.db.server.ts';
import type { Deliverer } from './outbox-message.ts';

/** Longest time until the store is looked at again: another process may have queued something and ended. */
const POLL_MS = 30_000;
/** Between two batches, so that a long queue never crowds out those who are booking. */
const BREATH_MS = 250;
/** Between two looks at a lane that another process may hold. */
const TURN_MS = 1000;

/** One kind's work: kinds do not wait for each other. */
export class Lane {
  readonly #parts: LedgerParts;
  readonly #kind: string;
  readonly #deliverer: Deliverer;
  readonly #stopping: AbortSignal;
  #started = false;
  #again = false;
  #working: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: LedgerParts, kind: string, deliverer: Deliverer, stopping: AbortSignal) {
    this.#parts = parts;
    this.#kind = kind;
    this.#deliverer = deliverer;
    this.#stopping = stopping;
  }

  start(): void {
    this.#started = true;
    this.wake();
  }

  wake(): void {
    if (!this.#started || this.#stopping.aborted) return;
    this.#again = true;
    this.#working ??= this.#work();
  }

  async run(): Promise<void> {
    while (!this.#stopping.aborted && (await this.#batch()) > 0);
  }

  async stopped(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#working;
  }

  async #work(): Promise<void> {
    clearTimeout(this.#timer);
    let wait = POLL_MS;
    try {
      while (this.#again && !this.#stopping.aborted) {
        this.#again = false;
        while (!this.#stopping.aborted && (await this.#batch()) > 0) await this.#breath();
      }
      wait = await this.#untilNext();
      if (this.#again) wait = 0;
    } catch (error) {
      const fault = error instanceof Error ? error.name : 'unknown';
      this.#parts.log.warn({ kind: this.#kind, fault }, 'the outbox could not be worked on');
    }
    this.#working = null;
    if (!this.#stopping.aborted) this.#timer = setTimeout(() => this.wake(), wait).unref();
  }

  #batch(): Promise<number> {
    return deliverBatch(this.#parts, this.#kind, this.#deliverer, this.#stopping);
  }

  async #breath(): Promise<void> {
    await pause(BREATH_MS, undefined, { signal: this.#stopping }).catch(() => undefined);
  }

  async #untilNext(): Promise<number> {
    const due = await nextDue(this.#parts.store.read, this.#kind);
    if (due === null) return POLL_MS;
    const hold = await this.#deliverer.notBefore?.();
    const wait = Math.max(Date.parse(due), hold?.getTime() ?? 0) - this.#parts.clock().getTime();
    // What is due and was not taken up is another process's turn, where one works alone.
    return Math.min(POLL_MS, Math.max(this.#deliverer.alone ? TURN_MS : BREATH_MS, wait));
  }
}
