/** How wide a detail page shows its picture: one figure for the picture and for its preload. */
export const DETAIL_PICTURE_SIZES = '(min-width: 1024px) 640px, 100vw';
