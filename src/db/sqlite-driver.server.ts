import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { checkParameter } from './parameters.ts';
import type { Session, Sessions } from './session.ts';
import { storeUnavailable } from './store-errors.ts';

const MOST_STATEMENTS = 300;

interface Statement {
  prepared: StatementSync;
  givesRows: boolean;
}

/**
 * One `node:sqlite` connection. It is synchronous, so it has no busy timeout of its own: waiting would freeze the
 * process (pitfall 2). Integers are bound as BigInt, since a plain 5 would land as "5.0" in text (pitfall 4).
 */
export class SqliteSession implements Session, Sessions {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, Statement>();

  constructor(path: string, options: { readOnly: boolean }) {
    this.database = new DatabaseSync(path, { ...options, timeout: 0, enableForeignKeyConstraints: true });
  }

  async take(): Promise<Session> {
    if (!this.database.isOpen) throw storeUnavailable();
    return this;
  }

  async run(sql: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    const { prepared, givesRows } = this.#statement(sql);
    const values = parameters.map(encode);
    if (givesRows) return { rows: prepared.all(...values) };
    return { rows: [], numAffectedRows: BigInt(prepared.run(...values).changes) };
  }

  async begin(): Promise<void> {
    this.database.exec('begin immediate');
  }

  async commit(): Promise<void> {
    this.database.exec('commit');
  }

  /** A full disk has already rolled back; a second rollback would hide that error behind its own (pitfall 3). */
  async rollback(): Promise<void> {
    if (this.database.isOpen && this.database.isTransaction) this.database.exec('rollback');
  }

  release(): void {}

  async close(): Promise<void> {
    this.#statements.clear();
    if (this.database.isOpen) this.database.close();
  }

  /** The most recently used statements stay compiled. */
  #statement(sql: string): Statement {
    const cached = this.#statements.get(sql);
    if (cached) {
      this.#statements.delete(sql);
      this.#statements.set(sql, cached);
      return cached;
    }
    const prepared = this.database.prepare(sql);
    const statement = { prepared, givesRows: prepared.columns().length > 0 };
    this.#statements.set(sql, statement);
    const [oldest] = this.#statements.keys();
    if (this.#statements.size > MOST_STATEMENTS && oldest !== undefined) this.#statements.delete(oldest);
    return statement;
  }
}

function encode(value: unknown): SQLInputValue {
  const checked = checkParameter(value);
  return typeof checked === 'number' && Number.isInteger(checked) ? BigInt(checked) : checked;
}
