import heroAvif from './pictures/hero.avif';

/** The home page's first picture. */
export const heroPreload = { srcSet: heroAvif };
