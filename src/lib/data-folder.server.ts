import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Where a process keeps files of its own: beside the database file, in `data/` for a database that is no file; null for
 * a memory store, which leaves nothing behind.
 */
export function dataFolder(databaseUrl: string): string | null {
  if (databaseUrl.startsWith('file://')) return dirname(fileURLToPath(databaseUrl));
  if (databaseUrl.startsWith('file:') && !databaseUrl.startsWith('file::memory:'))
    return dirname(databaseUrl.slice(5));
  return databaseUrl.startsWith('postgres') ? 'data' : null;
}
