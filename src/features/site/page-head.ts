import type { QueryClient } from '@tanstack/react-query';
import { site } from '#messages/site.ts';
import { publicAddress } from './findability.rules.ts';
import { knownClinic } from './settings.queries.ts';

/** What a head takes from its route's context. */
export interface HeadContext {
  /** Where the site is. */
  origin: string;
  /** Holds what the root route has read of the clinic. */
  queryClient: QueryClient;
}

interface PageHead {
  context: HeadContext;
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
  const { context, description, keywords = [], share, publishedAt, picture } = page;
  const address = publicAddress(context.origin, page.path);
  const title = fullTitle(context, page.title);
  const everywhere = knownClinic(context.queryClient).keywords || site.keywords;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'keywords', content: [...keywords, everywhere].join(', ') },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      ...(share ? sharePicture(context.origin + share) : []),
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

/** A page's title with the clinic's name behind it. */
export function fullTitle({ queryClient }: HeadContext, title: string): string {
  return `${title} | ${knownClinic(queryClient).name}`;
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
