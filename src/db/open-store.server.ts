import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { type Opening, PATIENCE_MS } from './assemble-store.server.ts';
import { MIGRATIONS } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';
import { openSqliteFile, openTemporarySqlite } from './sqlite-store.server.ts';
import type { Store } from './store.ts';

export interface OpenStoreOptions {
  log?: Logger;
  /** Milliseconds a busy store is retried before a 503; 4 s unless a test is in a hurry. */
  patience?: number;
  /** Every step unless a test takes its own. */
  migrations?: readonly Migration[];
}

/**
 * Opens the store and brings its tables up to date.
 * @param databaseUrl `file:data/clinic.db` (its folder is made), `memory:` (gone at `close()`) or `postgres://…`.
 * @throws {Error} with one line for a person: an unknown address, or a store made by a newer version.
 */
export async function openStore(databaseUrl: string, options: OpenStoreOptions = {}): Promise<Store> {
  const opening = openingOf(options);
  if (/^(memory:|file::memory:)/.test(databaseUrl)) return openTemporarySqlite(opening);
  if (databaseUrl.startsWith('file:')) return openSqliteFile(filePath(databaseUrl), opening);
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) {
    const { openPostgres } = await import('./postgres-store.server.ts');
    return openPostgres(databaseUrl, { ...opening, log: options.log });
  }
  throw new Error('DATABASE_URL must begin with file: or postgres://');
}

/** The options with what is usual filled in. */
export function openingOf({ patience, migrations }: OpenStoreOptions): Opening {
  return { patience: patience ?? PATIENCE_MS, migrations: migrations ?? MIGRATIONS };
}

function filePath(databaseUrl: string): string {
  return databaseUrl.startsWith('file://') ? fileURLToPath(databaseUrl) : databaseUrl.slice('file:'.length);
}
