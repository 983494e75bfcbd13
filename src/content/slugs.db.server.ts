import type { Db, Trx } from '#db/store.ts';
import type { ContentTable } from './content-type.ts';
import { contentIn } from './visible.db.server.ts';

/** The slug itself, else with the first free number behind it; the bin's slugs and former ones stay taken. */
export async function freeSlug(trx: Trx, table: ContentTable, slug: string): Promise<string> {
  const rows = await contentIn(trx, table)
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)]))
    .execute();
  const former = await trx
    .selectFrom('slug_redirects')
    .select('slug')
    .where('content_type', '=', table)
    .where((eb) => eb.or([eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)]))
    .execute();
  const taken = new Set([...rows, ...former].map((row) => row.slug));
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}

/** Whether another record has this slug or had it: what was linked once keeps leading there (decision 31). */
export async function isSlugTaken(
  db: Db,
  table: ContentTable,
  slug: string,
  id: string | null,
): Promise<boolean> {
  const row = await contentIn(db, table).select('id').where('slug', '=', slug).executeTakeFirst();
  const owner = row?.id ?? (await movedTo(db, table, slug));
  return owner !== null && owner !== id;
}

/** The id of the record that had this slug before, or null. */
export async function movedTo(db: Db, table: ContentTable, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('slug_redirects')
    .select('record_id')
    .where('content_type', '=', table)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.record_id ?? null;
}

/** Leaves a redirect where a record was; one that comes back to a former slug needs it no more. */
export async function leaveRedirect(
  trx: Trx,
  table: ContentTable,
  { id, from, to, at }: { id: string; from: string; to: string; at: Date },
): Promise<void> {
  await trx.deleteFrom('slug_redirects').where('content_type', '=', table).where('slug', '=', to).execute();
  await trx
    .insertInto('slug_redirects')
    .values({ content_type: table, slug: from, record_id: id, created_at: at.toISOString() })
    .execute();
}
