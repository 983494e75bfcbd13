import type { ContentColumns } from '#db/content-tables.ts';
import type { Db } from '#db/store.ts';
import { AppError } from '#lib/errors.ts';
import type {
  ContentRecord,
  ContentRow,
  ContentTable,
  ContentType,
  Input,
  KeptType,
} from './content-type.ts';
import { inputOf } from './fields.ts';
import { findRow } from './find-content.db.server.ts';
import { findLinks } from './links.db.server.ts';
import type { ContentState } from './manage.contract.ts';
import { stateOf } from './state.ts';

/** A record as staff see it: what visitors get of it, and `staffFields` (`manage.contract.ts`). */
export type StaffView<Rec> = Rec & { state: ContentState; version: number; input: Input };

/** What staff see of rows that they may see. */
export async function presentStaff<T extends ContentTable, Rec extends ContentRecord, Related>(
  db: Db,
  type: ContentType<T, Rec, Related>,
  rows: readonly ContentRow<T>[],
  at: Date,
): Promise<StaffView<Rec>[]> {
  const related = await type.relate(db, rows, { at, staff: 'all' });
  const links = await linksOf(db, type, rows);
  const focals = await focalsOf(db, rows);
  return rows.map((row) => {
    const columns: ContentColumns = row as never;
    return {
      ...type.present(row, related),
      state: stateOf(type.table, columns, at),
      status: columns.status,
      publishAt: columns.publish_at,
      unpublishAt: columns.unpublish_at,
      deletedAt: columns.deleted_at,
      version: columns.version,
      position: columns.position,
      focal: focals.get(columns.image_id ?? '') ?? null,
      input: inputOf(type, columns, links(columns.id)),
    };
  });
}

/** What staff see of one row. */
export async function presentOne<T extends ContentTable, Rec extends ContentRecord, Related>(
  db: Db,
  type: ContentType<T, Rec, Related>,
  row: ContentRow<T>,
  at: Date,
): Promise<StaffView<Rec>> {
  const [view] = await presentStaff(db, type, [row], at);
  if (!view) throw new Error('a row is shown as one record');
  return view;
}

/** The linked lists of some records, by the record's id. */
export async function linksOf(db: Db, { links = {} }: KeptType, rows: readonly object[]) {
  const ids = (rows as readonly ContentColumns[]).map((row) => row.id);
  const lists = await Promise.all(
    Object.entries(links).map(async ([name, table]) => [name, await findLinks(db, table, ids)] as const),
  );
  return (id: string): Input => Object.fromEntries(lists.map(([name, list]) => [name, list.get(id) ?? []]));
}

/**
 * The record outside the bin, or in it, that a call of staff names.
 * @throws {AppError} NOT_FOUND
 */
export async function rowOf<T extends ContentTable>(
  db: Db,
  { table }: { table: T },
  reference: string,
  { at, bin = false }: { at: Date; bin?: boolean },
): Promise<ContentRow<T> & ContentColumns> {
  const row = await findRow(db, table, reference, { at, staff: bin ? 'trash' : 'all' });
  if (!row) throw new AppError('NOT_FOUND');
  return row as ContentRow<T> & ContentColumns;
}

/** Where the pictures of some records are centred, 0 to 1 each way, by the picture's id. */
export async function focalsOf(db: Db, rows: readonly object[]) {
  const ids = (rows as readonly Pick<ContentColumns, 'image_id'>[]).flatMap((row) => row.image_id ?? []);
  if (ids.length === 0) return new Map<string, { x: number; y: number }>();
  const media = await db
    .selectFrom('media')
    .select(['id', 'focal_x', 'focal_y'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(media.map(({ id, focal_x, focal_y }) => [id, { x: focal_x / 1000, y: focal_y / 1000 }]));
}
