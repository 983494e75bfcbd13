import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** What a query function takes first: the read handle or a transaction. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** The one data store of a process (architecture.md, "The data store"). */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  /** Reads only. On SQLite a connection of its own, so that a writer never delays a page. */
  readonly read: Db;
  /**
   * The only way to write: one immediate transaction, committed durably before the promise resolves. A busy store
   * is retried for up to 4 s. Inside, only `trx` works; whatever `fn` throws rolls back and is thrown on.
   * @throws {AppError} STORE_UNAVAILABLE (503) when the store stays busy, is full or cannot be written.
   */
  write<T>(fn: (trx: Trx) => Promise<T>): Promise<T>;
  /** A handle for the accounts library, which writes on its own: each statement or transaction takes its turn. */
  readonly forAccounts: Db;
  /** Resolves when the store answers a read. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
