import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assembleStore, type Opening } from './assemble-store.server.ts';
import { retryWhileBusy } from './retry.server.ts';
import { SqliteSession } from './sqlite-driver.server.ts';
import type { Store } from './store.ts';
import { sqliteDialect } from './store-dialect.server.ts';
import { temporaryFolder } from './temporary-folder.server.ts';

const SYNCHRONOUS_FULL = 2;

/**
 * The store in one file: a connection that only reads and one that writes, so that a writer never delays a page.
 * @param path made together with its folder when it is missing.
 * @throws {AppError} STORE_UNAVAILABLE when another program holds the file longer than `opening.patience`.
 */
export async function openSqliteFile(path: string, opening: Opening): Promise<Store> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return openSides(path, 'full', opening);
}

/** A store that ends with `close()`: a file all the same, since two connections share it. */
export async function openTemporarySqlite(opening: Opening): Promise<Store> {
  const folder = temporaryFolder();
  return openSides(join(folder.path, 'clinic.db'), 'off', { ...opening, afterClose: folder.remove });
}

async function openSides(
  path: string,
  synchronous: 'full' | 'off',
  opening: Opening & { afterClose?: () => void },
): Promise<Store> {
  const writers = new SqliteSession(path, { readOnly: false });
  await retryWhileBusy(performance.now() + opening.patience, async () => {
    writers.database.exec('pragma journal_mode = wal');
    writers.database.exec(`pragma synchronous = ${synchronous}`);
  });
  if (synchronous === 'full') assertDurable(writers);
  const readers = new SqliteSession(path, { readOnly: true });
  return assembleStore({ ...opening, dialect: sqliteDialect, readers, writers });
}

/** "Acknowledged" must mean that it is on the disk (trust.md): a store that cannot promise it does not start. */
function assertDurable({ database }: SqliteSession): void {
  const is = (pragma: string) => Object.values(database.prepare(`pragma ${pragma}`).get() ?? {})[0];
  const right =
    is('journal_mode') === 'wal' && is('synchronous') === SYNCHRONOUS_FULL && is('foreign_keys') === 1;
  if (!right) throw new Error('The SQLite file does not take WAL, synchronous=FULL and foreign keys');
}
