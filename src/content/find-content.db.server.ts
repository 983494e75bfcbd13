import type { Db } from '#db/store.ts';
import { isReference } from './content.contract.ts';
import type { ContentRecord, ContentRow, ContentTable, ContentType, Seen } from './content-type.ts';
import { movedTo } from './slugs.db.server.ts';
import { contentIn, seenIn } from './visible.db.server.ts';

const ID = /^[0-9a-f]{32}$/;

/** The record that an `_id` or a slug, also a former one, names, if visitors may see it at `at`; else null. */
export async function findContent<T extends ContentTable, Rec extends ContentRecord, Related>(
  db: Db,
  type: ContentType<T, Rec, Related>,
  reference: string,
  at: Date,
): Promise<Rec | null> {
  const row = await findRow(db, type.table, reference, { at });
  return row && type.present(row, await type.relate(db, [row], { at }));
}

/** The same as it is stored, if one may see it. */
export async function findRow<T extends ContentTable>(
  db: Db,
  table: T,
  reference: string,
  seen: Seen,
): Promise<ContentRow<T> | null> {
  if (!isReference(reference)) return null;
  const name = reference.normalize('NFC');
  const isId = ID.test(name);
  const row = await readRow(db, table, isId ? 'id' : 'slug', name, seen);
  if (row || isId) return row;
  const id = await movedTo(db, table, name);
  return id === null ? null : readRow(db, table, 'id', id, seen);
}

/** Whether there is such a record, in whatever state, the bin included. */
export async function isKept(db: Db, table: ContentTable, id: string): Promise<boolean> {
  return (await keptAmong(db, table, [id])).length > 0;
}

/** Those of the ids that are records', in whatever state, the bin included. */
export async function keptAmong(db: Db, table: ContentTable, ids: readonly string[]): Promise<string[]> {
  const rows = await contentIn(db, table).select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

async function readRow<T extends ContentTable>(
  db: Db,
  table: T,
  by: 'id' | 'slug',
  value: string,
  seen: Seen,
): Promise<ContentRow<T> | null> {
  const row = await seenIn(db, table, seen).selectAll().where(by, '=', value).executeTakeFirst();
  return row ? (row as unknown as ContentRow<T>) : null;
}
