import { avifOf, IMAGE_SIZES, type PresentedImage, portraitOf, portraitSize } from '#media/media-address.ts';

export type PictureVariant = 'card' | 'large' | 'thumb' | 'portrait';

/** A picture's files for one place: WebP and AVIF as `srcset` says them, and its pixels. */
interface PictureSource {
  src: string;
  webp: string | undefined;
  avif: string;
  width: number;
  height: number;
}

/**
 * What to show of a picture: `card` is 640×480; `large` offers 640 and 1600 wide of the same 4:3 crop; `thumb` is 320
 * square; `portrait` is an upright picture in its own shape, 800 wide; a lying one is `large`.
 */
export function pictureSource(image: PresentedImage, variant: PictureVariant): PictureSource {
  if (variant === 'thumb') return single(image.thumbnailMedium, IMAGE_SIZES.thumbnailMedium);
  if (variant === 'card') return single(image.cardImage, IMAGE_SIZES.cardImage);
  if (variant === 'portrait' && image.width < image.height) return upright(image);
  const { cardImage, backgroundLarge } = image;
  return {
    src: backgroundLarge,
    webp: widths(cardImage, backgroundLarge),
    avif: widths(avifOf(cardImage), avifOf(backgroundLarge)),
    ...IMAGE_SIZES.backgroundLarge,
  };
}

function upright({ url, width, height }: PresentedImage): PictureSource {
  const narrow = portraitSize({ width, height });
  return narrow ? single(portraitOf(url), narrow) : single(url, { width, height });
}

function single(src: string, pixels: { width: number; height: number }): PictureSource {
  return { src, webp: undefined, avif: avifOf(src), ...pixels };
}

function widths(card: string, large: string): string {
  return `${card} ${IMAGE_SIZES.cardImage.width}w, ${large} ${IMAGE_SIZES.backgroundLarge.width}w`;
}
