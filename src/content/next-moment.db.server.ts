import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import { CONTENT_TABLES } from '#lib/content-types.ts';
import { periodsOf } from './periods.ts';

/**
 * The next moment after `at` at which a record appears or vanishes by the clock, or null: whatever is kept of the
 * published content ends there (architecture.md, "A page-cache entry also ends").
 */
export async function nextContentMoment(db: Db, at: Date): Promise<Date | null> {
  const columns = CONTENT_TABLES.flatMap((table) =>
    periodsOf(table).flatMap(({ from, until }) => [
      { table, column: from },
      { table, column: until },
    ]),
  );
  const moments = columns.map(({ table, column }) => nextOf(table, column, at));
  const { rows } = await sql<{ next: string | null }>`
    select min(moment) as next from (${sql.join(moments, sql` union all `)}) as moments
  `.execute(db);
  const next = rows[0]?.next;
  return next ? new Date(next) : null;
}

function nextOf(table: string, column: string, at: Date) {
  const moment = sql.ref(column);
  return sql`select min(${moment}) as moment from ${sql.table(table)} where ${moment} > ${at.toISOString()}`;
}
