import { avifOf, IMAGE_SIZES, type PresentedImage } from '#media/media-address.ts';

/** The two widths of the 4:3 crop as a WebP `srcset`. */
export function largeSet(image: PresentedImage): string {
  return widths(image.cardImage, image.backgroundLarge);
}

/** The same as AVIF. */
export function largeAvifSet(image: PresentedImage): string {
  return widths(avifOf(image.cardImage), avifOf(image.backgroundLarge));
}

function widths(card: string, large: string): string {
  return `${card} ${IMAGE_SIZES.cardImage.width}w, ${large} ${IMAGE_SIZES.backgroundLarge.width}w`;
}
