import type { QueryResult } from 'kysely';
import { AbortedTransactionError } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { checkParameter } from './parameters.ts';
import type { Session, Sessions } from './session.ts';
import { isConnectionLost, storeUnavailable } from './store-errors.ts';

/** "Basma" as a number: no other program takes this lock. */
const LOCK = 0x0ba5_3a00;
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** What is asked of a pool; the tests' PGlite has one too. */
export type PostgresPool = Pick<Pool, 'connect' | 'end'>;

export class PoolSessions implements Sessions {
  readonly #pool: PostgresPool;
  #closed = false;

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  async take(): Promise<Session> {
    if (this.#closed) throw storeUnavailable();
    return new PostgresSession(await this.#pool.connect());
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.end();
  }
}

class PostgresSession implements Session {
  readonly #client: PoolClient;
  #inTransaction = false;
  #lost = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async run(sql: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    const result = await this.#query(sql, parameters.map(checkParameter));
    if (!CHANGES.has(result.command)) return { rows: result.rows };
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  /**
   * One writer at a time among all processes, as SQLite has it: what a transaction read stays true until it
   * commits, and a test on one engine speaks for the other. The key is the schema's, so that stores do not meet.
   */
  async begin(patience: number): Promise<void> {
    this.#inTransaction = true;
    try {
      const wait = `set local lock_timeout = '${Math.ceil(patience)}ms'`;
      await this.#query(`begin; ${wait}; select pg_advisory_xact_lock(${LOCK}, hashtext(current_schema()))`);
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  async commit(): Promise<void> {
    const { command } = await this.#query('commit');
    this.#inTransaction = false;
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  /** Never throws: the server undoes what a lost connection leaves, and the first error is the one to show. */
  async rollback(): Promise<void> {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    await this.#query('rollback').catch(() => {
      this.#lost = true;
    });
  }

  release(): void {
    this.#client.release(this.#lost);
  }

  async #query(sql: string, parameters: unknown[] = []) {
    try {
      return await this.#client.query(sql, parameters);
    } catch (error) {
      this.#lost ||= isConnectionLost(error);
      throw error;
    }
  }
}
