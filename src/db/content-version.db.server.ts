import { CompiledQuery, sql } from 'kysely';
import type { Db, Trx } from './store.ts';

/** Compiled once: it is read at every hit of the page cache. */
const READ_VERSION = CompiledQuery.raw('select version from content_version where id = 1');

/** How often the published content has changed; a page of an older version is never served (architecture.md). */
export async function readContentVersion(db: Db): Promise<number> {
  const { rows } = await db.executeQuery<{ version: number }>(
    READ_VERSION as CompiledQuery<{ version: number }>,
  );
  return rows[0]?.version ?? 0;
}

/** Belongs into the transaction of every change that a visitor can see. */
export async function raiseContentVersion(trx: Trx): Promise<void> {
  await trx.updateTable('content_version').set({ version: sql`version + 1` }).where('id', '=', 1).execute();
}
