import type { Trx } from '#db/store.ts';
import { AppError } from '#lib/errors.ts';
import { MOST_BYTES, preparePicture } from '#media/accept-picture.server.ts';
import { savePicture } from '#media/media.db.server.ts';

/** What a body says of a sheet's picture. */
export interface PictureFields {
  image?: File | undefined;
  /** 0 to 1, from the left and from the top. */
  focalX?: number | undefined;
  focalY?: number | undefined;
}

/**
 * Makes the picture of an upload before anything is written; null where there is none.
 * @throws {AppError} PICTURE_REFUSED with `fields.image`; TOO_MANY_REQUESTS while too many wait.
 */
export async function takePicture({ image, focalX = 0.5, focalY = 0.5 }: PictureFields) {
  if (!image) return null;
  // Without a look at its bytes: they are copied before they are judged.
  if (image.size > MOST_BYTES)
    throw new AppError('PICTURE_REFUSED', { fields: { image: 'PICTURE_TOO_HEAVY' } });
  const focal = { x: Math.round(focalX * 1000), y: Math.round(focalY * 1000) };
  const picture = await preparePicture(await image.bytes(), { focal });
  return (trx: Trx, at: Date) => savePicture(trx, picture, at);
}
