import type { ContentColumns } from '#db/content-tables.ts';
import type { Db, Trx } from '#db/store.ts';
import { AppError } from '#lib/errors.ts';
import { MOST_BYTES, preparePicture } from '#media/accept-picture.server.ts';
import { findVariants, savePicture } from '#media/media.db.server.ts';

/** What a body says of a record's picture (`manage.contract.ts`). */
export interface PictureFields {
  /** Null takes the picture away. */
  image?: File | null | undefined;
  /** 0 to 1, from the left and from the top. */
  focalX?: number | undefined;
  focalY?: number | undefined;
}

/** Stores a prepared picture and gives its id, or null for none. */
export type StorePicture = (trx: Trx, at: Date) => Promise<string | null>;

/**
 * Makes the picture that a body asks for, before anything is written: an upload, none, or the kept one cropped around
 * another point. Null where it asks for no change.
 * @throws {AppError} PICTURE_REFUSED with `fields.image`; TOO_MANY_REQUESTS while too many wait.
 */
export async function takePicture(
  db: Db,
  fields: PictureFields,
  row: Pick<ContentColumns, 'image_id'> | null,
): Promise<StorePicture | null> {
  const { image, focalX, focalY } = fields;
  if (image === null) return async () => null;
  if (!image && focalX === undefined && focalY === undefined) return null;
  if (image) {
    // Without a look at its bytes: they are copied before they are judged.
    if (image.size > MOST_BYTES)
      throw new AppError('PICTURE_REFUSED', { fields: { image: 'PICTURE_TOO_HEAVY' } });
    const picture = await preparePicture(await image.bytes(), { focal: focalOf(fields) });
    return (trx, at) => savePicture(trx, picture, at);
  }
  return cropAgain(db, row?.image_id ?? null, fields);
}

/** The whole picture stays the file it was, so that however often it is cropped nothing of it is lost. */
async function cropAgain(db: Db, id: string | null, fields: PictureFields): Promise<StorePicture> {
  const whole = id ? await findVariants(db, id, 'url') : [];
  const source = whole.find(({ format }) => format === 'webp');
  if (!source) throw new AppError('PICTURE_REFUSED', { fields: { image: 'PICTURE_MISSING' } });
  const cropped = await preparePicture(source.bytes, { focal: focalOf(fields) });
  const variants = [...cropped.variants.filter(({ name }) => name !== 'url'), ...whole];
  return (trx, at) => savePicture(trx, { ...cropped, variants }, at);
}

function focalOf({ focalX = 0.5, focalY = 0.5 }: PictureFields) {
  return { x: Math.round(focalX * 1000), y: Math.round(focalY * 1000) };
}
