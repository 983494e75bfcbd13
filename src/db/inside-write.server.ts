import { AsyncLocalStorage } from 'node:async_hooks';

/** Knows whether the running code is inside a transaction of this store, however deep it was called. */
export class InsideWrite {
  readonly #storage = new AsyncLocalStorage<{ open: boolean }>();

  /** Runs `fn` as the inside of a transaction; what it leaves running behind is outside again. */
  async run<T>(fn: () => Promise<T>): Promise<T> {
    const inside = { open: true };
    try {
      return await this.#storage.run(inside, fn);
    } finally {
      inside.open = false;
    }
  }

  /** @throws {Error} inside a transaction: an outer handle would wait for its end, and so for ever. */
  refuse(): void {
    if (this.#storage.getStore()?.open) {
      throw new Error('Inside write(fn) only its trx works; another handle would wait for the end of fn');
    }
  }
}
