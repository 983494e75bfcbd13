import type { Db } from '#db/store.ts';
import { site } from '#messages/site.ts';
import { readSettings } from './settings.db.server.ts';

/** The colour of the top bar, as every page's `theme-color` says it. */
const WHITE = '#ffffff';

/** `/manifest.webmanifest`: what the site is called and looks like on a home screen. */
export async function manifest(db: Db): Promise<string> {
  const { name, tagline } = await readSettings(db);
  const { book, services, doctors } = site.shell;
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: 'ar',
    dir: 'rtl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: WHITE,
    background_color: WHITE,
    categories: ['health', 'medical'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
    ],
    shortcuts: [
      { name: book, url: '/#book' },
      { name: services, url: '/services' },
      { name: doctors, url: '/doctors' },
    ],
  });
}

/** A picture that `scripts/brand-pictures.ts` draws. */
function icon(size: number, purpose: 'any' | 'maskable') {
  const name = purpose === 'maskable' ? `maskable-${size}` : `icon-${size}`;
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
