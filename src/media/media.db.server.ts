import type { Db, Trx } from '#db/store.ts';
import type { PreparedPicture } from './make-picture.server.ts';
import type { PictureVariant } from './picture-variants.server.ts';

/**
 * Stores a picture with all its variants; one that is there already is left as it is.
 * @returns its id, for a record's `image_id`.
 */
export async function savePicture(trx: Trx, picture: PreparedPicture, now: Date): Promise<string> {
  const { id, width, height, focal, variants } = picture;
  const inserted = await trx
    .insertInto('media')
    .values({ id, width, height, focal_x: focal.x, focal_y: focal.y, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return id;

  await trx
    .insertInto('media_variants')
    .values(variants.map((variant) => ({ media_id: id, ...variant })))
    .execute();
  return id;
}

/** A variant in all its formats. */
export function findVariants(db: Db, id: string, name: PictureVariant['name']): Promise<PictureVariant[]> {
  return db
    .selectFrom('media_variants')
    .select(['name', 'format', 'width', 'height', 'bytes'])
    .where('media_id', '=', id)
    .where('name', '=', name)
    .execute() as Promise<PictureVariant[]>;
}

/** The bytes of one variant, or null where there is no such file. */
export async function findVariant(
  db: Db,
  id: string,
  name: PictureVariant['name'],
  format: PictureVariant['format'],
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('media_variants')
    .select('bytes')
    .where('media_id', '=', id)
    .where('name', '=', name)
    .where('format', '=', format)
    .executeTakeFirst();
  return row?.bytes ?? null;
}
