import { site } from '#messages/site.ts';
import { clinic } from './clinic.ts';

interface PageHead {
  /** From the root route's context. */
  origin: string;
  /** The page's canonical path, Arabic letters as they are. */
  path: string;
  title: string;
  description: string;
  /** Address of a 1200×630 picture for link previews. */
  share?: string | undefined;
  /** The page's first picture, fetched ahead of everything that the page finds by itself. */
  picture?: PicturePreload | undefined;
}

/** AVIF addresses, as `srcset` and `sizes` say them. */
export interface PicturePreload {
  srcSet: string;
  sizes?: string;
}

/** A page's own title, description, canonical link and link preview. */
export function pageHead({ origin, path, title, description, share, picture }: PageHead) {
  const address = origin + encodeURI(path);
  const fullTitle = `${title} | ${clinic.name}`;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { name: 'keywords', content: site.keywords },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'ar_SA' },
      { property: 'og:site_name', content: clinic.name },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      ...(share ? [{ property: 'og:image', content: origin + share }] : []),
    ],
    links: [{ rel: 'canonical', href: address }, ...(picture ? [preload(picture)] : [])],
  };
}

function preload({ srcSet, sizes }: PicturePreload) {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high' as const,
  };
}
