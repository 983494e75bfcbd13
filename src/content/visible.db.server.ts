import { type Kysely, sql } from 'kysely';
import type { ContentColumns } from '#db/content-tables.ts';
import type { Db } from '#db/store.ts';
import type { ContentTable } from './content-type.ts';
import { PERIODS } from './periods.ts';

type AnyContent = Record<ContentTable, ContentColumns>;

/** The shared columns of a content type's table. */
export function contentIn(db: Db, table: ContentTable) {
  return (db as unknown as Kysely<AnyContent>).selectFrom(table);
}

/** What visitors may see at a moment: published, not in the bin, and within its time. */
export function visibleIn(db: Db, table: ContentTable, at: Date) {
  const moment = at.toISOString();
  return contentIn(db, table).where((eb) =>
    eb.and([
      eb('status', '=', sql.lit('published')),
      eb('deleted_at', 'is', null),
      ...PERIODS[table].flatMap(({ from, until }) => [
        eb.or([eb(column(from), 'is', null), eb(column(from), '<=', moment)]),
        eb.or([eb(column(until), 'is', null), eb(column(until), '>', moment)]),
      ]),
    ]),
  );
}

function column(name: string) {
  return sql.ref<string | null>(name);
}
