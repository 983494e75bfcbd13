import { storeUnavailable } from './store-errors.ts';

/** Ends a turn; calling it again does nothing. */
export type EndTurn = () => void;

/** One writer at a time, first come first served; who waits too long is told so instead of queueing for ever. */
export class Turn {
  #taken = false;
  #closed = false;
  readonly #waiting = new Set<() => void>();

  /**
   * @param patience milliseconds to wait for a turn.
   * @throws {AppError} STORE_UNAVAILABLE when the turn does not come in time.
   */
  async take(patience: number): Promise<EndTurn> {
    if (this.#closed) throw storeUnavailable();
    if (this.#taken) await this.#wait(patience);
    this.#taken = true;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#next();
    };
  }

  /** The last turn: waits for the running one, and nobody comes after. */
  async close(patience: number): Promise<void> {
    const last = this.take(patience).catch(() => {});
    this.#closed = true;
    await last;
  }

  #wait(patience: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      this.#waiting.delete(go);
      reject(storeUnavailable());
    }, patience);
    this.#waiting.add(go);
    return promise;
  }

  /** Hands the turn straight on, so that nobody can slip in between. */
  #next(): void {
    const [go] = this.#waiting;
    if (!go) {
      this.#taken = false;
      return;
    }
    this.#waiting.delete(go);
    go();
  }
}
