import type { Logger } from 'pino';
import type { Store, Trx } from '#db/store.ts';
import type { Clock } from '#lib/clock.ts';
import { finish, type LeasedMessage, putBack } from './outbox.db.server.ts';
import type { Outcome } from './outbox-message.ts';
import { retryDelay } from './retry-delay.ts';

export interface LedgerParts {
  store: Store;
  clock: Clock;
  log: Logger;
  /** 0 up to 1, without it. */
  random: () => number;
  /** Ids of what was delivered and is not written down yet: should the store fail in between, they are not sent again. */
  delivered: Set<string>;
  /** Names this process among those on the store. */
  holder: string;
}

interface Settled {
  message: LeasedMessage;
  outcome: Outcome;
}

/** Writes the outcomes of a batch down while others are under way; those that come during a write share the next one. */
export class Ledger {
  readonly #parts: LedgerParts;
  readonly #open: Map<string, LeasedMessage>;
  #waiting: Settled[] = [];
  #writing: Promise<void> | null = null;
  #fault: unknown = null;

  constructor(parts: LedgerParts, leased: readonly LeasedMessage[]) {
    this.#parts = parts;
    this.#open = new Map(leased.map((message) => [message.id, message]));
  }

  /** The first outcome of a message counts. */
  settle(id: string, outcome: Outcome): void {
    const message = this.#open.get(id);
    if (!message) return;
    this.#open.delete(id);
    if (outcome.came === 'delivered') this.#parts.delivered.add(id);
    this.#waiting.push({ message, outcome });
    this.#writing ??= this.#write();
  }

  settleRest(outcome: Outcome): void {
    for (const id of [...this.#open.keys()]) this.settle(id, outcome);
  }

  /**
   * Resolves when all that was settled is in the store.
   * @throws {AppError} STORE_UNAVAILABLE
   */
  async written(): Promise<void> {
    await this.#writing;
    if (this.#fault !== null) throw this.#fault;
  }

  async #write(): Promise<void> {
    try {
      while (this.#waiting.length > 0) {
        const batch = this.#waiting;
        this.#waiting = [];
        await this.#parts.store.write(async (trx) => {
          for (const settled of batch) await this.#record(trx, settled);
        });
        for (const { message } of batch) this.#parts.delivered.delete(message.id);
      }
    } catch (error) {
      this.#fault = error;
    }
    this.#writing = null;
  }

  async #record(trx: Trx, { message, outcome }: Settled): Promise<void> {
    const { clock, log, random } = this.#parts;
    const { id, attempts } = message;
    const now = clock();
    if (outcome.came === 'delivered') return finish(trx, id, null, now);
    if (outcome.came === 'released') {
      const nextAt = new Date(now.getTime() + (outcome.after ?? 0) * 1000);
      return putBack(trx, message, { reason: null, nextAt });
    }
    const { reason } = outcome;
    if (outcome.came === 'dropped') {
      log.info({ message: id, reason }, 'message dropped');
      return finish(trx, id, reason, now);
    }
    log.warn({ message: id, reason, attempts }, 'message not delivered; it is tried again');
    const wait = Math.max(retryDelay(attempts, random()), (outcome.retryAfter ?? 0) * 1000);
    return putBack(trx, message, { reason, nextAt: new Date(now.getTime() + wait) });
  }
}
