import type { Db, Trx } from '#db/store.ts';
import type { ContentTable, Input } from './content-type.ts';
import { dropUnusedPictures } from './unused-pictures.db.server.ts';

/** How many states of one record are kept; older ones go. */
const MOST_VERSIONS = 50;

/** A state of a record that was saved. */
export interface KeptVersion {
  table: ContentTable;
  id: string;
  version: number;
  input: Input;
  imageId: string | null;
  /** Who saved it; null where it was nobody signed in. */
  by: string | null;
  at: string;
}

/** Keeps a state of a record; one that is kept already stays as it is. The oldest goes, with a picture only it had. */
export async function keepVersion(trx: Trx, kept: KeptVersion): Promise<void> {
  await trx
    .insertInto('content_versions')
    .values({
      content_type: kept.table,
      record_id: kept.id,
      version: kept.version,
      input: JSON.stringify(kept.input),
      image_id: kept.imageId,
      saved_by: kept.by,
      saved_at: kept.at,
    })
    .onConflict((conflict) => conflict.columns(['content_type', 'record_id', 'version']).doNothing())
    .execute();
  const old = await trx
    .deleteFrom('content_versions')
    .where('content_type', '=', kept.table)
    .where('record_id', '=', kept.id)
    .where('version', '<=', kept.version - MOST_VERSIONS)
    .returning('image_id')
    .execute();
  await dropUnusedPictures(
    trx,
    old.flatMap(({ image_id }) => image_id ?? []),
  );
}

/** The kept states of a record without their texts, newest first, with the names of those who are still users. */
export function listVersions(db: Db, table: ContentTable, id: string) {
  return versionsOf(db, table, id).orderBy('version', 'desc').execute();
}

/** One kept state of a record, or undefined. */
export function findVersion(db: Db, table: ContentTable, id: string, version: number) {
  return versionsOf(db, table, id)
    .select(['input', 'image_id'])
    .where('version', '=', version)
    .executeTakeFirst();
}

function versionsOf(db: Db, table: ContentTable, id: string) {
  return db
    .selectFrom('content_versions')
    .leftJoin('users', 'users.id', 'saved_by')
    .select(['version', 'saved_at', 'saved_by', 'users.name as saved_by_name'])
    .where('content_type', '=', table)
    .where('record_id', '=', id);
}
