import type { Db } from '#db/store.ts';
import type { ContentTable } from './content-type.ts';
import { contentIn } from './visible.db.server.ts';

/** A record, so that a new type cannot be forgotten here. */
const TABLES: Record<ContentTable, true> = { sections: true, services: true };

/**
 * The next moment after `at` at which a record appears or vanishes by the clock, or null: whatever is kept of the
 * published content ends there (architecture.md, "A page-cache entry also ends").
 */
export async function nextContentMoment(db: Db, at: Date): Promise<Date | null> {
  const moments = await Promise.all(
    (Object.keys(TABLES) as ContentTable[]).flatMap((table) => [
      nextOf(db, table, 'publish_at', at),
      nextOf(db, table, 'unpublish_at', at),
    ]),
  );
  const first = moments.filter((moment) => moment !== null).sort()[0];
  return first === undefined ? null : new Date(first);
}

async function nextOf(db: Db, table: ContentTable, column: 'publish_at' | 'unpublish_at', at: Date) {
  const row = await contentIn(db, table)
    .select((eb) => eb.fn.min(column).as('moment'))
    .where(column, '>', at.toISOString())
    .executeTakeFirst();
  return row?.moment ?? null;
}
