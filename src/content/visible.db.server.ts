import type { ExpressionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import type { ContentColumns } from '#db/tables.ts';
import type { ContentTable } from './content-type.ts';

type AnyContent = Record<ContentTable, ContentColumns>;

/** The shared columns of a content type's table. */
export function contentIn(db: Db, table: ContentTable) {
  return (db as unknown as Kysely<AnyContent>).selectFrom(table);
}

/** What visitors may see at a moment: published, not in the bin, and within its time. */
export function visibleIn(db: Db, table: ContentTable, at: Date) {
  return contentIn(db, table).where((eb) => isVisible(eb, at));
}

function isVisible(eb: ExpressionBuilder<AnyContent, ContentTable>, at: Date) {
  const moment = at.toISOString();
  return eb.and([
    eb('status', '=', sql.lit('published')),
    eb('deleted_at', 'is', null),
    eb.or([eb('publish_at', 'is', null), eb('publish_at', '<=', moment)]),
    eb.or([eb('unpublish_at', 'is', null), eb('unpublish_at', '>', moment)]),
  ]);
}
