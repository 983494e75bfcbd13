import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { PATIENCE_MS } from './assemble-store.server.ts';
import { openSqliteFile, openTemporarySqlite } from './sqlite-store.server.ts';
import type { Store } from './store.ts';

export interface OpenStoreOptions {
  log?: Logger;
  /** Milliseconds a busy store is retried before a 503; 4 s unless a test is in a hurry. */
  patience?: number;
}

/**
 * Opens the store and brings its tables up to date.
 * @param databaseUrl `file:data/clinic.db` (its folder is made), `memory:` (gone at `close()`) or `postgres://…`.
 * @throws {Error} with one line for a person: an unknown address, or a store made by a newer version.
 */
export async function openStore(databaseUrl: string, options: OpenStoreOptions = {}): Promise<Store> {
  const patience = options.patience ?? PATIENCE_MS;
  if (/^(memory:|file::memory:)/.test(databaseUrl)) return openTemporarySqlite(patience);
  if (databaseUrl.startsWith('file:')) return openSqliteFile(filePath(databaseUrl), patience);
  throw new Error('DATABASE_URL must begin with file: or postgres://');
}

function filePath(databaseUrl: string): string {
  return databaseUrl.startsWith('file://') ? fileURLToPath(databaseUrl) : databaseUrl.slice('file:'.length);
}
