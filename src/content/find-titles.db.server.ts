import type { Db } from '#db/store.ts';
import type { TitleRecord } from './content.contract.ts';
import type { ContentTable, LinkTable, Seen } from './content-type.ts';
import { findLinks } from './links.db.server.ts';
import { seenIn } from './visible.db.server.ts';

/** Records by id, as others name and link to them. */
export type Titles = ReadonlyMap<string, TitleRecord>;

/** Those of the named records that one may see, staff all outside the bin; null stands for no name. */
async function findTitles(
  db: Db,
  table: ContentTable,
  ids: readonly (string | null)[],
  { at, staff }: Seen,
): Promise<Titles> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await seenIn(db, table, staff ? { at, staff: 'all' } : { at })
    .select(['id', 'title', 'slug'])
    .where('id', 'in', known)
    .execute();
  return new Map(rows.map(({ id, title, slug }) => [id, { _id: id, id, title, slug }]));
}

/** For `ContentType.relate`: what each row of a list names, by one column. */
export function titlesBy<Row>(table: ContentTable, idOf: (row: Row) => string | null) {
  return (db: Db, rows: readonly Row[], seen: Seen) => findTitles(db, table, rows.map(idOf), seen);
}

/** What the linked lists of some records name, by the records' ids, without what one may not see. */
export async function findLinkedTitles(
  db: Db,
  links: { of: readonly string[]; through: LinkTable; to: ContentTable },
  seen: Seen,
): Promise<ReadonlyMap<string, TitleRecord[]>> {
  const lists = await findLinks(db, links.through, links.of);
  const titles = await findTitles(db, links.to, [...lists.values()].flat(), seen);
  return new Map([...lists].map(([id, values]) => [id, values.flatMap((value) => titles.get(value) ?? [])]));
}
