import { publicAddress } from './findability.rules.ts';

/** What a page may ask after its start; without it a crawler that runs scripts sees less than a visitor. */
const ASKED_BY_PAGES = ['section', 'service', 'doctor', 'news', 'offer', 'hero', 'settings', 'user/profile'];

/** Addresses that hold a secret or belong to the staff. Other pages that nobody should find say so themselves. */
const CLOSED = ['/admin-dashboard', '/api/', '/resetPassword/', '/profile'];

/** `/robots.txt`. A page that is closed here cannot say `noindex`: docs/decisions/what-search-engines-see.md. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...ASKED_BY_PAGES.map((call) => `Allow: /api/v1/${call}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicAddress(origin, '/sitemap.xml')}`,
    '',
  ].join('\n');
}
