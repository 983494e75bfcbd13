/** How wide the head of the home page shows its picture: one figure for the picture and for its preload. */
export const HERO_PICTURE_SIZES = '(min-width: 1024px) 460px, 300px';
