import { type RawBuilder, sql } from 'kysely';
import type { ColumnWords } from './migrations/migration.ts';
import type { Store } from './store.ts';

/** What the two engines write differently. Everything else is one SQL. */
interface EngineWords extends ColumnWords {
  /** One row `{found}` with 1 when a table of that name is in this store, else 0. */
  tableExists(name: string): RawBuilder<{ found: number }>;
}

export const ENGINE_WORDS: Record<Store['engine'], EngineWords> = {
  sqlite: {
    text: 'text',
    bytes: 'blob',
    strict: ' strict',
    tableExists: (name) =>
      sql`select count(*) as found from sqlite_master where type = 'table' and name = ${name}`,
  },
  postgres: {
    text: 'text collate "C"',
    bytes: 'bytea',
    strict: '',
    // Read from the catalogue's table: to_regclass answers from the session's memory, in which a table that another
    // process made while this one waited for the lock is still missing.
    tableExists: (name) =>
      sql`select count(*) as found from pg_tables where schemaname = current_schema() and tablename = ${name}`,
  },
};
