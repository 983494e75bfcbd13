import { clinicFacts } from '#messages/clinic.ts';
import { site } from '#messages/site.ts';
import { publicAddress } from './findability.rules.ts';

interface PageHead {
  /** From the root route's context. */
  origin: string;
  /** The page's canonical path, Arabic letters as they are. */
  path: string;
  title: string;
  description: string;
  /** What the page is found by, before the words that all pages have. */
  keywords?: readonly string[] | undefined;
  /** Address of a 1200×630 picture for link previews; without it the site's own is shown. */
  share?: string | undefined;
  /** When an article was published, ISO 8601. */
  publishedAt?: string | undefined;
  /** The page's first picture, fetched ahead of everything that the page finds by itself. */
  picture?: PicturePreload | undefined;
}

/** AVIF addresses, as `srcset` and `sizes` say them. */
export interface PicturePreload {
  srcSet: string;
  sizes?: string;
}

/** A page's own title, description, canonical link and link preview; `root-head.ts` has what all pages share. */
export function pageHead(page: PageHead) {
  const { origin, title, description, keywords = [], share, publishedAt, picture } = page;
  const address = publicAddress(origin, page.path);
  const fullTitle = `${title} | ${clinicFacts.name}`;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { name: 'keywords', content: [...keywords, site.keywords].join(', ') },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { name: 'twitter:title', content: fullTitle },
      { name: 'twitter:description', content: description },
      ...(share ? sharePicture(origin + share) : []),
      ...(publishedAt
        ? [
            { property: 'og:type', content: 'article' },
            { property: 'article:published_time', content: publishedAt },
          ]
        : []),
    ],
    links: [{ rel: 'canonical', href: address }, ...(picture ? [preload(picture)] : [])],
  };
}

/** The picture of a link preview, by its whole address. */
export function sharePicture(content: string) {
  return [
    { property: 'og:image', content },
    { name: 'twitter:image', content },
  ];
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
