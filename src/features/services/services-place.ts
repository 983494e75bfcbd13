import type { ListPlace } from '#features/site/list-place.ts';
import { site } from '#messages/site.ts';

/** The services' page. */
export const servicesPlace: ListPlace = {
  to: '/services',
  ...site.services,
  sorted: true,
  grid: 'grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3',
  card: 'h-120 rounded-card',
};
