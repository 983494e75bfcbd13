import type { Sharp } from 'sharp';
import { cropAround, type Focal, fitAround, fitInside, type Size } from './crop.rules.ts';
import { IMAGE_SIZES, type ImageVariant, portraitSize } from './media-address.ts';

/** One stored file of a picture, as `media_variants` keeps it. */
export interface PictureVariant extends Size {
  name: ImageVariant | 'share';
  format: 'webp' | 'avif' | 'jpg';
  bytes: Uint8Array;
}

/**
 * Part of a picture's id: raise it whenever this file makes different bytes, so that new uploads get new addresses
 * and nobody's cached copy is contradicted.
 */
export const RECIPE = 2;

/** Longest side of `url` (decision 16). */
export const LONGEST_SIDE = 2560;

/** Effort 2 takes twice to four times as long for a tenth of a drawing's bytes and none of a photograph's (measured). */
const AVIF = { effort: 1, chromaSubsampling: '4:2:0' };
const WEBP = { quality: 78, effort: 2 };
const JPEG = { quality: 80, mozjpeg: true };

/** AVIF qualities to try until the file is light enough; the last one stands. */
const USUAL = [50];
const LIGHT = [50, 38, 28, 20];

/** A page's first picture (speed.md); a busy photograph gives up quality for it. */
const FIRST_PICTURE_BYTES = 60_000;

/** The size to decode to: enough for every variant and no more, since the decoded pixels are held in memory. */
export function workingSize(picture: Size): Size {
  return fitAround(picture, [fitInside(picture, LONGEST_SIDE), ...Object.values(IMAGE_SIZES)]);
}

/**
 * Makes every variant, one after the other, so that one upload keeps one core busy and not the server.
 * `open` gives a fresh sharp on the decoded pixels, `pixels` is their size, `full` that of `url`.
 */
export async function makeVariants(open: () => Sharp, pixels: Size, full: Size, focal: Focal) {
  const cut = (size: Size) =>
    open()
      .extract(cropAround(pixels, size, focal))
      .resize({ ...size, fit: 'fill' });
  const { thumbnailMedium, cardImage, backgroundLarge, share } = IMAGE_SIZES;

  const large = await bothFormats('backgroundLarge', backgroundLarge, () => cut(backgroundLarge), LIGHT);
  const variants: PictureVariant[] = [
    ...large,
    ...(await bothFormats('cardImage', cardImage, () => cut(cardImage), USUAL)),
    ...(await bothFormats('thumbnailMedium', thumbnailMedium, () => cut(thumbnailMedium), USUAL)),
  ];
  if (full.width === backgroundLarge.width && full.height === backgroundLarge.height) {
    variants.push(...large.map((variant) => ({ ...variant, name: 'url' as const })));
  } else {
    const whole = () => open().resize({ ...full, fit: 'fill' });
    variants.push(...(await bothFormats('url', full, whole, USUAL)));
  }
  const portrait = portraitSize(full);
  if (portrait) {
    const narrow = () => open().resize({ ...portrait, fit: 'fill' });
    variants.push(...(await bothFormats('portrait', portrait, narrow, LIGHT)));
  }
  const preview = cut(share).flatten({ background: '#ffffff' }).jpeg(JPEG);
  variants.push({ name: 'share', format: 'jpg', ...share, bytes: await preview.toBuffer() });
  return variants;
}

async function bothFormats(
  name: ImageVariant,
  size: Size,
  picture: () => Sharp,
  qualities: number[],
): Promise<PictureVariant[]> {
  return [
    { name, format: 'webp', ...size, bytes: await picture().webp(WEBP).toBuffer() },
    { name, format: 'avif', ...size, bytes: await lightAvif(picture, qualities) },
  ];
}

async function lightAvif(picture: () => Sharp, qualities: number[]): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array();
  for (const quality of qualities) {
    bytes = await picture()
      .avif({ ...AVIF, quality })
      .toBuffer();
    if (bytes.length <= FIRST_PICTURE_BYTES) break;
  }
  return bytes;
}
