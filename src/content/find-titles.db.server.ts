import type { Db } from '#db/store.ts';
import type { TitleRecord } from './content.contract.ts';
import type { ContentTable } from './content-type.ts';
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
