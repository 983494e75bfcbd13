/** How wide a detail page shows its picture, by its kind: one figure for the picture and for its preload. */
export const DETAIL_PICTURE_SIZES = {
  large: '(min-width: 1024px) 640px, 100vw',
  portrait: '240px',
} as const;
