import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import type { InsideWrite } from './inside-write.server.ts';
import { retryWhileBusy } from './retry.server.ts';
import type { Session, Sessions } from './session.ts';
import { asStoreFault } from './store-errors.ts';
import type { EndTurn, Turn } from './turn.server.ts';

export interface StoreDriverParts {
  readers: Sessions;
  /** Left out for a handle that only reads. */
  writing?: { writers: Sessions; turn: Turn };
  inside: InsideWrite;
  /** Milliseconds a busy store is retried (architecture.md, "The data store": 4 s). */
  patience: number;
}

/**
 * Kysely's driver for both engines. A lone read goes to the readers; a lone change and a transaction take the
 * store's one turn to write. Kysely's own drivers cannot do this (pitfall 3).
 */
export class StoreDriver implements Driver {
  readonly #parts: StoreDriverParts;

  constructor(parts: StoreDriverParts) {
    this.#parts = parts;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<StoreConnection> {
    this.#parts.inside.refuse();
    return new StoreConnection(this.#parts);
  }

  async beginTransaction(connection: StoreConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: StoreConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: StoreConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(connection: StoreConnection): Promise<void> {
    await connection.release();
  }

  async destroy(): Promise<void> {}
}

interface OpenTransaction {
  session: Session;
  endTurn: EndTurn;
  /** A statement failed: PostgreSQL takes nothing more then, so neither do we on SQLite. */
  failed: boolean;
}

class StoreConnection implements DatabaseConnection {
  readonly #parts: StoreDriverParts;
  #transaction: OpenTransaction | undefined;
  #released = false;

  constructor(parts: StoreDriverParts) {
    this.#parts = parts;
  }

  async begin(): Promise<void> {
    const { writing, patience } = this.#parts;
    if (!writing) throw new Error('This handle only reads; transactions are store.write(fn)');
    const deadline = performance.now() + patience;
    const endTurn = await writing.turn.take(patience);
    try {
      const session = await writing.writers.take();
      this.#transaction = { session, endTurn, failed: false };
      await retryWhileBusy(deadline, () => session.begin(Math.max(1, deadline - performance.now())));
    } catch (error) {
      if (!this.#transaction) endTurn();
      throw this.#fault(error);
    }
  }

  async commit(): Promise<void> {
    const transaction = this.#open();
    if (transaction.failed) throw new AbortedTransactionError();
    try {
      await transaction.session.commit();
    } catch (error) {
      throw this.#fault(error);
    }
  }

  async rollback(): Promise<void> {
    await this.#open().session.rollback();
  }

  /** Whatever Kysely did before, nothing stays open and the turn goes on. */
  async release(): Promise<void> {
    this.#released = true;
    const transaction = this.#transaction;
    if (!transaction) return;
    this.#transaction = undefined;
    try {
      await transaction.session.rollback();
    } finally {
      transaction.session.release();
      transaction.endTurn();
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#released) throw new Error('The transaction is over; was a query in it not awaited?');
    try {
      return (await this.#run(query)) as QueryResult<R>;
    } catch (error) {
      throw this.#fault(error);
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator; this one always refuses.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The store does not stream; page by key');
  }

  #fault(error: unknown): unknown {
    return asStoreFault(error, this.#parts.writing ? 'writes' : 'reads');
  }

  #run(query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (this.#transaction) return this.#runInside(this.#transaction, query);
    const { readers, writing } = this.#parts;
    const deadline = performance.now() + this.#parts.patience;
    if (!writing || SelectQueryNode.is(query.query)) return this.#runAlone(readers, deadline, query);
    return this.#runInTurn(writing.writers, writing.turn, deadline, query);
  }

  async #runInside(transaction: OpenTransaction, query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (transaction.failed) throw new AbortedTransactionError();
    try {
      return await transaction.session.run(query.sql, query.parameters);
    } catch (error) {
      transaction.failed = true;
      throw error;
    }
  }

  async #runInTurn(writers: Sessions, turn: Turn, deadline: number, query: CompiledQuery) {
    const endTurn = await turn.take(this.#parts.patience);
    try {
      return await this.#runAlone(writers, deadline, query);
    } finally {
      endTurn();
    }
  }

  async #runAlone(sessions: Sessions, deadline: number, query: CompiledQuery) {
    const session = await sessions.take();
    try {
      return await retryWhileBusy(deadline, () => session.run(query.sql, query.parameters));
    } finally {
      session.release();
    }
  }

  #open(): OpenTransaction {
    if (!this.#transaction) throw new Error('No transaction is open');
    return this.#transaction;
  }
}
