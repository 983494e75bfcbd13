import { site } from '#messages/site.ts';

/** What the menus lead to. */
export const SITE_PAGES = [
  { to: '/sections', label: site.shell.sections },
  { to: '/services', label: site.shell.services },
  { to: '/doctors', label: site.shell.doctors },
  { to: '/news', label: site.shell.news },
] as const;
