import { useQuery } from '@tanstack/react-query';
import { offersRun } from '#features/offers/offers.queries.ts';
import { site } from '#messages/site.ts';

const PAGES = [
  { to: '/sections', label: site.shell.sections },
  { to: '/services', label: site.shell.services },
  { to: '/doctors', label: site.shell.doctors },
  { to: '/', hash: 'offers', label: site.shell.offers },
  { to: '/news', label: site.shell.news },
] as const;

/** What the menus lead to; the offers only while some run. The root route has asked. */
export function useSitePages() {
  const { data: run } = useQuery(offersRun());
  return PAGES.filter((page) => !('hash' in page) || run);
}
