import { sql } from 'kysely';
import { visibleIn } from '#content/visible.db.server.ts';
import type { Db } from '#db/store.ts';

/** The id again, where it names something of this type that visitors see now; else null. */
export async function seenId(
  db: Db,
  table: 'doctors' | 'offers',
  id: string,
  now: Date,
): Promise<string | null> {
  if (id === '') return null;
  const row = await visibleIn(db, table, now).select('id').where('id', '=', id).executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a visitor can choose this section now. */
export async function isOpenSection(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await visibleIn(db, 'sections', now).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The section of a service that a visitor can choose now, or null when there is no such service. */
export async function sectionOfOpenService(db: Db, id: string, now: Date): Promise<string | null> {
  const row = await visibleIn(db, 'services', now)
    .select(sql.ref<string>('section_id').as('section_id'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.section_id ?? null;
}
