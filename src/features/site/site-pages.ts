import { useSuspenseQuery } from '@tanstack/react-query';
import { offersRun } from '#features/offers/offers.queries.ts';
import { site } from '#messages/site.ts';

const SECTIONS = { to: '/sections', label: site.shell.sections } as const;
const SERVICES = { to: '/services', label: site.shell.services } as const;
const DOCTORS = { to: '/doctors', label: site.shell.doctors } as const;
const OFFERS = { to: '/', hash: 'offers', label: site.shell.offers } as const;
const NEWS = { to: '/news', label: site.shell.news } as const;

/** What the menus lead to: to the offers while there are any. */
export function useSitePages() {
  const { data: offers } = useSuspenseQuery(offersRun());
  return [SECTIONS, SERVICES, DOCTORS, ...(offers ? [OFFERS] : []), NEWS];
}
