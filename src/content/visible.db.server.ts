import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { ContentColumns } from '#db/content-tables.ts';
import type { Db, Trx } from '#db/store.ts';
import type { ContentTable, Seen } from './content-type.ts';
import type { StateFilter } from './manage.contract.ts';
import { periodsOf } from './periods.ts';
import { binnedSince } from './state.ts';

type AnyContent = Record<ContentTable, ContentColumns>;
type Builder = ExpressionBuilder<AnyContent, ContentTable>;

/** The shared columns of a content type's table. */
export function contentIn(db: Db, table: ContentTable) {
  return (db as unknown as Kysely<AnyContent>).selectFrom(table);
}

/** The same to write to: `updateTable(type.table as 'content')`. */
export function anyContent(trx: Trx) {
  return trx as unknown as Kysely<{ content: ContentColumns }>;
}

/** What visitors may see at a moment: published, not in the bin, and within its time. */
export function visibleIn(db: Db, table: ContentTable, at: Date) {
  return contentIn(db, table).where((eb) => eb.and(conditions(eb, table, 'published', at)));
}

/** What somebody sees: visitors what is published, staff what is in a state (`stateOf`). */
export function seenIn(db: Db, table: ContentTable, { at, staff = 'published' }: Seen) {
  return contentIn(db, table).where((eb) => eb.and(conditions(eb, table, staff, at)));
}

function conditions(eb: Builder, table: ContentTable, state: StateFilter, at: Date): Expression<SqlBool>[] {
  if (state === 'trash') return [eb('deleted_at', '>', binnedSince(at).toISOString())];
  const kept = eb('deleted_at', 'is', null);
  if (state === 'all') return [kept];
  if (state === 'draft') return [kept, eb('status', '=', sql.lit('draft'))];
  const moment = at.toISOString();
  const on = [eb('status', '=', sql.lit('published')), kept];
  const notOver = periodsOf(table).map(({ until }) =>
    eb.or([eb(column(until), 'is', null), eb(column(until), '>', moment)]),
  );
  switch (state) {
    case 'published': {
      const begun = periodsOf(table).map(({ from }) =>
        eb.or([eb(column(from), 'is', null), eb(column(from), '<=', moment)]),
      );
      return [...on, ...begun, ...notOver];
    }
    case 'scheduled':
      return [...on, ...notOver, eb.or(periodsOf(table).map(({ from }) => eb(column(from), '>', moment)))];
    case 'ended':
      return [...on, eb.or(periodsOf(table).map(({ until }) => eb(column(until), '<=', moment)))];
  }
}

function column(name: string) {
  return sql.ref<string | null>(name);
}
