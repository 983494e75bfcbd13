import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { type Focal, fitInside, type Size } from './crop.rules.ts';
import type { PictureKind } from './picture-kind.server.ts';
import { type PictureRefusal, RefusedPicture } from './picture-refusal.ts';
import {
  LONGEST_SIDE,
  makeVariants,
  type PictureVariant,
  RECIPE,
  workingSize,
} from './picture-variants.server.ts';

/** A picture ready to be stored: its content-addressed id and every file that is served of it. */
export interface PreparedPicture extends Size {
  id: string;
  focal: Focal;
  variants: PictureVariant[];
}

/** Decision 16. */
const MOST_PIXELS = 25_000_000;

/** Each picture is decoded once; remembering old ones would only hold memory. */
sharp.cache(false);

/**
 * Decodes a picture once and makes every variant of it: upright, in sRGB, without metadata, always encoded anew, so
 * that nothing of the file itself is ever served (decision 16, trust.md 4). Its pixels are counted from the header,
 * before one of them is decoded.
 * @throws {RefusedPicture}
 */
export async function makePicture(
  bytes: Uint8Array,
  kind: PictureKind,
  focal: Focal,
): Promise<PreparedPicture> {
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
    .catch(refuse('PICTURE_BROKEN'));

  const full = fitInside(size, LONGEST_SIDE);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const variants = await makeVariants(() => sharp(data, { raw }), working, full, focal);
  return { id: pictureId(bytes, focal, full), ...full, focal, variants };
}

/** The drawing's own pixels as a PNG, to be sent through the door of the uploads. For drawings of ours only. */
export function rasterise(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}

/** Upright width and height. */
async function sizeFromHeader(bytes: Uint8Array, kind: PictureKind): Promise<Size> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse('PICTURE_BROKEN'));
  if (formatOf(header) !== kind) throw new RefusedPicture('PICTURE_KIND');
  if ((header.pages ?? 1) > 1) throw new RefusedPicture('PICTURE_ANIMATED');
  if (header.width * header.height > MOST_PIXELS) throw new RefusedPicture('PICTURE_TOO_LARGE');
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

function refuse(why: PictureRefusal) {
  return (cause: unknown): never => {
    throw new RefusedPicture(why, cause);
  };
}
