import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '#lib/errors.ts';
import { type Focal, fitInside, type Size } from './crop.rules.ts';
import { type PictureKind, pictureKind } from './picture-kind.server.ts';
import {
  LONGEST_SIDE,
  makeVariants,
  type PictureVariant,
  RECIPE,
  workingSize,
} from './picture-variants.server.ts';
import { turns } from './turns.server.ts';

/** A picture ready to be stored: its content-addressed id and every file that is served of it. */
export interface PreparedPicture extends Size {
  id: string;
  focal: Focal;
  variants: PictureVariant[];
}

/** Why a file is no picture for us; `messages/errors.ts` has the texts. */
export type PictureRefusal =
  | 'PICTURE_MISSING'
  | 'PICTURE_TOO_HEAVY'
  | 'PICTURE_KIND'
  | 'PICTURE_ANIMATED'
  | 'PICTURE_TOO_LARGE'
  | 'PICTURE_BROKEN';

/** Decision 16. */
export const MOST_BYTES = 10 * 1024 * 1024;
export const MOST_PIXELS = 25_000_000;

/** Each picture is decoded once; remembering old ones would only hold memory. */
sharp.cache(false);

/** Two at once (trust.md 4); those who wait hold at most 10 MB each. */
const inTurn = turns(2, 16);

/**
 * Checks an upload and makes every variant of it: upright, in sRGB, without metadata, always encoded anew, so that
 * nothing of the file itself is ever served (decision 16, trust.md 4).
 * @param focal what the crops centre on, 0..1000 each way; the middle by default.
 * @throws {AppError} PICTURE_REFUSED with `fields.image` a `PictureRefusal`; TOO_MANY_REQUESTS while too many wait.
 */
export async function preparePicture(
  bytes: Uint8Array,
  { focal = { x: 500, y: 500 } }: { focal?: Focal } = {},
): Promise<PreparedPicture> {
  if (bytes.length === 0) throw refused('PICTURE_MISSING');
  if (bytes.length > MOST_BYTES) throw refused('PICTURE_TOO_HEAVY');
  const found = pictureKind(bytes);
  if (!found) throw refused('PICTURE_KIND');
  if (found.animated) throw refused('PICTURE_ANIMATED');
  return inTurn(() => prepare(bytes, found.kind, focal));
}

async function prepare(bytes: Uint8Array, kind: PictureKind, focal: Focal): Promise<PreparedPicture> {
  const size = await sizeFromHeader(bytes, kind);
  const working = workingSize(size);
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    autoOrient: true,
  })
    .resize({ ...working, fit: 'fill' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(brokenPicture);

  const full = fitInside(size, LONGEST_SIDE);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const variants = await makeVariants(() => sharp(data, { raw }), working, full, focal);
  return { id: pictureId(bytes, focal, full), ...full, focal, variants };
}

/** Upright width and height, before a single pixel is decoded. */
async function sizeFromHeader(bytes: Uint8Array, kind: PictureKind): Promise<Size> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(brokenPicture);
  if (formatOf(header) !== kind) throw refused('PICTURE_KIND');
  if ((header.pages ?? 1) > 1) throw refused('PICTURE_ANIMATED');
  if (header.width * header.height > MOST_PIXELS) throw refused('PICTURE_TOO_LARGE');
  return header.autoOrient;
}

function formatOf(header: Metadata): string {
  return header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format;
}

/** The same file with the same focal point is the same picture, whoever sends it and however often. */
function pictureId(bytes: Uint8Array, focal: Focal, full: Size): string {
  const hash = createHash('sha256').update(`${RECIPE}:${focal.x}:${focal.y}:`).update(bytes).digest('hex');
  return `${hash.slice(0, 32)}-${full.width}x${full.height}`;
}

function refused(why: PictureRefusal, cause?: unknown): AppError {
  return new AppError('PICTURE_REFUSED', { fields: { image: why }, cause });
}

function brokenPicture(cause: unknown): never {
  throw refused('PICTURE_BROKEN', cause);
}
