import { avifOf, IMAGE_SIZES, type PresentedImage } from '#media/media-address.ts';

export type PictureVariant = 'card' | 'large' | 'thumb' | 'portrait';

/** A picture's files for one place: WebP and AVIF as `srcset` says them, and its pixels. */
interface PictureSource {
  src: string;
  webp: string | undefined;
  avif: string;
  width: number;
  height: number;
}

/** Wider than this it is a photograph from a camera, and its crop a tenth of its bytes. */
const WIDEST_PORTRAIT = 1280;

/**
 * What to show of a picture: `card` is 640×480; `large` offers 640 and 1600 wide of the same 4:3 crop; `thumb` is 320
 * square; `portrait` keeps its own shape where that is upright and small enough to be sent, else it is `large`.
 */
export function pictureSource(image: PresentedImage, variant: PictureVariant): PictureSource {
  if (variant === 'thumb') return single(image.thumbnailMedium, IMAGE_SIZES.thumbnailMedium);
  if (variant === 'card') return single(image.cardImage, IMAGE_SIZES.cardImage);
  const { url, cardImage, backgroundLarge, width, height } = image;
  if (variant === 'portrait' && width < height && width <= WIDEST_PORTRAIT)
    return single(url, { width, height });
  return {
    src: backgroundLarge,
    webp: widths(cardImage, backgroundLarge),
    avif: widths(avifOf(cardImage), avifOf(backgroundLarge)),
    ...IMAGE_SIZES.backgroundLarge,
  };
}

function single(src: string, pixels: { width: number; height: number }): PictureSource {
  return { src, webp: undefined, avif: avifOf(src), ...pixels };
}

function widths(card: string, large: string): string {
  return `${card} ${IMAGE_SIZES.cardImage.width}w, ${large} ${IMAGE_SIZES.backgroundLarge.width}w`;
}
