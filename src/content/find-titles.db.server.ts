import type { Db } from '#db/store.ts';
import type { TitleRecord } from './content.contract.ts';
import type { ContentTable, LinkTable } from './content-type.ts';
import { findLinks } from './links.db.server.ts';
import { visibleIn } from './visible.db.server.ts';

/** Records by id, as others name and link to them. */
export type Titles = ReadonlyMap<string, TitleRecord>;

/** Those of the named records that visitors may see at `at`; null stands for no name. */
export async function findTitles(
  db: Db,
  table: ContentTable,
  ids: readonly (string | null)[],
  at: Date,
): Promise<Titles> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await visibleIn(db, table, at)
    .select(['id', 'title', 'slug'])
    .where('id', 'in', known)
    .execute();
  return new Map(rows.map(({ id, title, slug }) => [id, { _id: id, id, title, slug }]));
}

/** What the linked lists of some records name, by the records' ids, without what visitors may not see at `at`. */
export async function findLinkedTitles(
  db: Db,
  links: { of: readonly string[]; through: LinkTable; to: ContentTable },
  at: Date,
): Promise<ReadonlyMap<string, TitleRecord[]>> {
  const lists = await findLinks(db, links.through, links.of);
  const titles = await findTitles(db, links.to, [...lists.values()].flat(), at);
  return new Map([...lists].map(([id, values]) => [id, values.flatMap((value) => titles.get(value) ?? [])]));
}
