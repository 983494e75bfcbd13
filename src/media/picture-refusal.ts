/** Why a file is no picture for us; `messages/errors.ts` has the texts. */
export type PictureRefusal =
  | 'PICTURE_MISSING'
  | 'PICTURE_TOO_HEAVY'
  | 'PICTURE_KIND'
  | 'PICTURE_ANIMATED'
  | 'PICTURE_TOO_LARGE'
  | 'PICTURE_BROKEN';

/** A refusal on its way from where pictures are made to where the caller is answered. */
export class RefusedPicture extends Error {
  readonly why: PictureRefusal;

  constructor(why: PictureRefusal, cause?: unknown) {
    super(why, { cause });
    this.name = 'RefusedPicture';
    this.why = why;
  }
}
