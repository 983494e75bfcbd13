/** The pictures made of every upload (decision 16), by the names the answers carry. */
export type ImageVariant = 'thumbnailMedium' | 'cardImage' | 'backgroundLarge' | 'url' | 'portrait';

/**
 * Pixels of the variants with a fixed shape (decision 16), for `width` and `height` in a page. They are exact: a crop
 * around the focal point, a small picture enlarged. `backgroundLarge` is 4:3 like `cardImage`, so both show the same
 * part of the picture and may stand in one `srcset`.
 */
export const IMAGE_SIZES = {
  thumbnailMedium: { width: 320, height: 320 },
  cardImage: { width: 640, height: 480 },
  backgroundLarge: { width: 1600, height: 1200 },
  share: { width: 1200, height: 630 },
} as const satisfies Record<
  Exclude<ImageVariant, 'url' | 'portrait'> | 'share',
  { width: number; height: number }
>;

/** A picture as answers carry it: addresses from the site's root, and the pixels of `url`, which keeps its shape. */
export interface PresentedImage {
  url: string;
  thumbnailMedium: string;
  cardImage: string;
  backgroundLarge: string;
  /** JPEG 1200×630 for link previews. */
  share: string;
  alt: string;
  /** Of `url`; at most 2560. The other variants' sizes are `IMAGE_SIZES`. */
  width: number;
  height: number;
}

/** `<32 hex letters>-<width>x<height>` of the full picture, so that a presenter needs no look at the store. */
const IMAGE_ID = /^[0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3})$/;

/** The pixels that an id says its full picture has, or null where the text is no picture's id. */
export function imageSize(imageId: string): { width: number; height: number } | null {
  const match = IMAGE_ID.exec(imageId);
  return match ? { width: Number(match[1]), height: Number(match[2]) } : null;
}

/** What an answer says about a record's picture: null where there is none. Takes `image_id` and `image_alt`. */
export function presentImage(imageId: string | null, alt: string): PresentedImage | null {
  const size = imageId === null ? null : imageSize(imageId);
  if (!size) return null;
  const at = (file: string) => `/media/${imageId}/${file}`;
  return {
    url: at('url.webp'),
    thumbnailMedium: at('thumbnailMedium.webp'),
    cardImage: at('cardImage.webp'),
    backgroundLarge: at('backgroundLarge.webp'),
    share: at('share.jpg'),
    alt,
    ...size,
  };
}

/** The AVIF of a WebP address that `presentImage` gave; every variant but `share` has both. */
export function avifOf(url: string): string {
  return url.replace(/\.webp$/, '.avif');
}

/** Enough for a phone of any density, and nearly twice what a wide page shows of an upright picture. */
const PORTRAIT_WIDTH = 800;

/** Pixels of `portrait`, an upright picture's own shape made narrow; null where the picture lies or is narrow itself. */
export function portraitSize({ width, height }: { width: number; height: number }) {
  if (width >= height || width <= PORTRAIT_WIDTH) return null;
  return { width: PORTRAIT_WIDTH, height: Math.round((height * PORTRAIT_WIDTH) / width) };
}

/** The `portrait` of a `url` that `presentImage` gave. */
export function portraitOf(url: string): string {
  return url.replace(/url\.webp$/, 'portrait.webp');
}
