import type { Kysely } from 'kysely';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LinkColumns } from '#db/content-tables.ts';
import type { Db, Trx } from '#db/store.ts';
import type { ContentTable, LinkTable } from './content-type.ts';

/** The lists of some records by the records' ids, each in its order; a record without one is not there. */
export async function findLinks(
  db: Db,
  table: LinkTable,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await linksIn(db)
    .selectFrom(table)
    .select(['owner_id', 'value'])
    .where('owner_id', 'in', ownerIds)
    .orderBy('owner_id')
    .orderBy('position')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.owner_id)].map(([id, own]) => [id, own.map(({ value }) => value)]),
  );
}

/** Gives a record its list, in place of the one before. What it names must be there; of a doubled value the first counts. */
export async function saveLinks(
  trx: Trx,
  table: LinkTable,
  ownerId: string,
  values: readonly string[],
): Promise<void> {
  await linksIn(trx).deleteFrom(table).where('owner_id', '=', ownerId).execute();
  if (values.length === 0) return;
  const rows = [...new Set(values)].map((value, place) => ({
    owner_id: ownerId,
    value,
    position: place + 1,
  }));
  await linksIn(trx).insertInto(table).values(rows).execute();
}

/** Whether a record's list has one of the values. */
export function hasLinked(
  table: LinkTable,
  owners: ContentTable,
  values: readonly string[],
): RawBuilder<SqlBool> {
  const owner = sql.ref(`${owners}.id`);
  return sql`exists (select 1 from ${sql.table(table)} where owner_id = ${owner} and value in (${sql.join(values)}))`;
}

function linksIn(db: Db) {
  return db as unknown as Kysely<Record<LinkTable, LinkColumns>>;
}
