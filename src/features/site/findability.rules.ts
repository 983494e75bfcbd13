/** Public pages that every clinic has; a list is as old as the newest of its type. */
export const STATIC_PAGES = [
  { path: '/' },
  { path: '/sections', lists: 'sections' },
  { path: '/services', lists: 'services' },
  { path: '/doctors', lists: 'doctors' },
  { path: '/news', lists: 'news' },
  { path: '/PrivacyPolicy' },
] as const;

/** Where each record that has a page of its own has it, with its slug behind (decision 4). */
export const RECORD_FOLDERS = {
  sections: '/section/',
  services: '/service/',
  doctors: '/doctor/',
  news: '/news/',
} as const;

/** Pages that are nobody's to find: accounts, the staff's, thanks for a booking, and what one campaign links to. */
const UNLISTED = new Set([
  'login',
  'register',
  'resetPassword',
  'profile',
  'success',
  'admin-dashboard',
  'Influence',
]);

/** Whether search engines may list a page, by its path (docs/decisions/what-search-engines-see.md). */
export function isListed(path: string): boolean {
  return !UNLISTED.has(path.split('/')[1] ?? '');
}

/** An address for others to come back to: the public origin and a path with its Arabic letters as they are. */
export function publicAddress(origin: string, path: string): string {
  return origin + encodeURI(path);
}
