import type { Db } from '#db/store.ts';
import { isReference } from './content.contract.ts';
import type { ContentRecord, ContentRow, ContentTable, ContentType } from './content-type.ts';
import { visibleIn } from './visible.db.server.ts';

const ID = /^[0-9a-f]{32}$/;

/** The record that an `_id` or a slug names, if visitors may see it at `at`; else null. */
export async function findContent<T extends ContentTable, Rec extends ContentRecord, Related>(
  db: Db,
  type: ContentType<T, Rec, Related>,
  reference: string,
  at: Date,
): Promise<Rec | null> {
  if (!isReference(reference)) return null;
  const row = await visibleIn(db, type.table, at)
    .selectAll()
    .where(ID.test(reference) ? 'id' : 'slug', '=', reference.normalize('NFC'))
    .executeTakeFirst();
  if (!row) return null;
  const whole = row as unknown as ContentRow<T>;
  return type.present(whole, await type.relate(db, [whole], at));
}
