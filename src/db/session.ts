import type { QueryResult } from 'kysely';

/** One conversation with an engine. Everything above it is the same for both. */
export interface Session {
  /** Runs one statement, its parameters checked and encoded. */
  run(sql: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>>;
  /** Opens a transaction that already holds the right to write, within `patience` milliseconds. */
  begin(patience: number): Promise<void>;
  commit(): Promise<void>;
  /** Undoes what is open; an engine that has already undone it is left alone. */
  rollback(): Promise<void>;
  /** Gives the session back. */
  release(): void;
}

/** Where sessions come from. */
export interface Sessions {
  take(): Promise<Session>;
  close(): Promise<void>;
}
