import { site } from '#messages/site.ts';
import arabicFont from '#ui/fonts/readex-pro-arabic.woff2?no-inline';
import latinFont from '#ui/fonts/readex-pro-latin.woff2?no-inline';
import { isListed } from './findability.rules.ts';
import { fullTitle, type HeadContext, sharePicture } from './page-head.ts';
import { knownClinic } from './settings.queries.ts';

interface RootHead {
  notFound: boolean;
  context: HeadContext;
  /** Of the page that is shown. */
  path: string;
}

/** What every page's head begins with; pages add their own title and more, and what they say again holds. */
export function rootHead({ notFound, context, path }: RootHead) {
  const { name } = knownClinic(context.queryClient);
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: notFound ? fullTitle(context, site.notFound.title) : name },
      { name: 'theme-color', content: '#ffffff' },
      { name: 'format-detection', content: 'telephone=no' },
      ...(isListed(path) ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'ar_SA' },
      { property: 'og:site_name', content: name },
      ...sharePicture(`${context.origin}/share.jpg`),
      // All our share pictures are of this size (decision 16); said here, a preview is large at its first showing.
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      fontPreload(arabicFont),
      fontPreload(latinFont),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      ...['16', '32'].map((size) => ({
        rel: 'icon',
        href: `/icons/icon-${size}.png`,
        type: 'image/png',
        sizes: `${size}x${size}`,
      })),
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'alternate', href: '/feed.xml', type: 'application/rss+xml' },
    ],
  };
}

function fontPreload(href: string) {
  return { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' as const };
}
