import { Kysely, sql } from 'kysely';
import { InsideWrite } from './inside-write.server.ts';
import { migrate } from './migrate.server.ts';
import type { Migration } from './migrations/migration.ts';
import type { Sessions } from './session.ts';
import type { Store } from './store.ts';
import type { StoreDialect } from './store-dialect.server.ts';
import { StoreDriver } from './store-driver.server.ts';
import type { Tables } from './tables.ts';
import { Turn } from './turn.server.ts';
import { Writer } from './writer.server.ts';

/** How long a busy store is tried again before a 503 (architecture.md, "The data store"). */
export const PATIENCE_MS = 4000;
/** Another process may be in the middle of a migration when this one starts. */
const MIGRATION_PATIENCE_MS = 60_000;

/** What is the same for every engine when a store is opened. */
export interface Opening {
  /** Milliseconds; `PATIENCE_MS` unless a test is in a hurry. */
  patience: number;
  migrations: readonly Migration[];
}

interface StoreParts extends Opening {
  dialect: StoreDialect;
  readers: Sessions;
  writers: Sessions;
  /** After both sides are closed. */
  afterClose?: () => void;
}

/** Puts the store together from an engine's two sides and brings its tables up to date. */
export async function assembleStore(parts: StoreParts): Promise<Store> {
  const { dialect, readers, writers, patience } = parts;
  const inside = new InsideWrite();
  const turn = new Turn();
  const writing = { writers, turn };
  const handle = (ms: number) =>
    new Writer(dialect.over(new StoreDriver({ readers, writing, inside, patience: ms })), inside);
  const read = new Kysely<Tables>(dialect.over(new StoreDriver({ readers, inside, patience })));
  const forAccounts = handle(patience);
  let closed = false;

  const store: Store = {
    engine: dialect.engine,
    read,
    forAccounts,
    write: (fn) => forAccounts.transaction().execute(fn),
    async ping() {
      await sql`select 1`.execute(read);
    },
    async close() {
      if (closed) return;
      closed = true;
      await turn.close(patience);
      await readers.close();
      await writers.close();
      parts.afterClose?.();
    },
  };
  await migrate(handle(MIGRATION_PATIENCE_MS), dialect.engine, parts.migrations).catch(async (error) => {
    await store.close();
    throw error;
  });
  return store;
}
