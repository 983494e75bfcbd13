import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import { searchTerms } from '#lib/arabic.ts';
import { totalPages } from '#lib/total-pages.ts';
import { SORT_COLUMNS } from './columns.ts';
import type { Sort } from './content.contract.ts';
import type { ContentRecord, ContentRow, ContentTable, ContentType, Filters, Seen } from './content-type.ts';
import { hasLinked } from './links.db.server.ts';
import { seenIn } from './visible.db.server.ts';

/** A checked query (`listQuery`). */
export interface ContentQuery {
  search: string;
  sort: Sort;
  page: number;
  size: number;
  /** The type's own parameters; one without values cuts nothing. */
  filters?: Readonly<Record<string, readonly string[]>>;
}

/** What of a query says which records match, on whatever page. */
export type Cut = Pick<ContentQuery, 'search' | 'filters'>;

export interface ContentPage<Rec> {
  records: Rec[];
  /** All that match, on every page. */
  total: number;
  /** At least 1, so that an empty list has a first page. */
  totalPages: number;
}

/** A page of what visitors may see at `at`. All words of the search must be found, in any order. */
export async function listContent<T extends ContentTable, Rec extends ContentRecord, Related>(
  db: Db,
  type: ContentType<T, Rec, Related>,
  query: ContentQuery,
  at: Date,
): Promise<ContentPage<Rec>> {
  const { rows, ...page } = await listRows(db, type, query, { at });
  const related = await type.relate(db, rows, { at });
  return { ...page, records: rows.map((row) => type.present(row, related)) };
}

/** A page of what somebody sees, as it is stored. */
export async function listRows<T extends ContentTable>(
  db: Db,
  type: { table: T; filters: Filters },
  query: ContentQuery,
  seen: Seen,
): Promise<Omit<ContentPage<never>, 'records'> & { rows: ContentRow<T>[] }> {
  const found = matching(db, type, query, seen);
  const total = await countMatching(found);
  const rows = await found
    .selectAll()
    .orderBy(sortColumn(query.sort), query.sort.direction)
    .orderBy('id', query.sort.direction)
    .limit(query.size)
    .offset((query.page - 1) * query.size)
    .execute();
  return {
    // The table's own columns are beyond what the shared verbs know of.
    rows: rows as unknown as ContentRow<T>[],
    total,
    totalPages: totalPages(total, query.size),
  };
}

/** Everything that a list has on all its pages. */
export function matching(
  db: Db,
  type: { table: ContentTable; filters: Filters },
  { search, filters = {} }: Cut,
  seen: Seen,
) {
  let found = seenIn(db, type.table, seen);
  const words = searchTerms(search);
  // Only signs, as in «%_»: nothing is called that.
  if (search.trim() !== '' && words.length === 0) found = found.where(sql<boolean>`1 = 0`);
  for (const word of words) found = found.where('search', 'like', `%${word}%`);
  for (const [name, filter] of Object.entries(type.filters)) {
    const values = filters[name] ?? [];
    if (values.length === 0) continue;
    if (typeof filter === 'string') found = found.where(sql.ref<string>(filter), 'in', values);
    else found = found.where(hasLinked(filter.linked, type.table, values));
  }
  return found;
}

/** How many records `matching` finds. */
export async function countMatching(found: ReturnType<typeof matching>): Promise<number> {
  const { total } = await found
    .select((eb) => eb.fn.countAll<number | string | bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A type's own parameters, which a checked query has as lists (`repeated`). */
export function filtersOf(known: Filters, query: object): Record<string, string[]> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(known, name)));
}

function sortColumn({ field }: Sort) {
  return Object.hasOwn(SORT_COLUMNS, field) ? SORT_COLUMNS[field as keyof typeof SORT_COLUMNS] : 'created_at';
}
