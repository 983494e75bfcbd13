import type { ListPlace } from '#features/site/list-place.ts';
import { site } from '#messages/site.ts';

/** The sections' page. */
export const sectionsPlace: ListPlace = {
  to: '/sections',
  ...site.sections,
  sorted: true,
  grid: 'grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3',
  card: 'h-52 rounded-[24px] sm:h-72 sm:rounded-card',
};
