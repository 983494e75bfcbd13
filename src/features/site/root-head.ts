import { site } from '#messages/site.ts';
import arabicFont from '#ui/fonts/readex-pro-arabic.woff2?no-inline';
import latinFont from '#ui/fonts/readex-pro-latin.woff2?no-inline';
import { clinic } from './clinic.ts';

/** What every page's head begins with; pages add their own title and more. */
export function rootHead(notFound: boolean) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: notFound ? `${site.notFound.title} | ${clinic.name}` : clinic.name },
      { name: 'theme-color', content: '#ffffff' },
      { name: 'format-detection', content: 'telephone=no' },
    ],
    links: [
      fontPreload(arabicFont),
      fontPreload(latinFont),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ],
  };
}

function fontPreload(href: string) {
  return { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' as const };
}
