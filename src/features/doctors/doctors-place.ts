import type { ListPlace } from '#features/site/list-place.ts';
import { doctors } from '#messages/doctors.ts';

/** The doctors' page; they stand in the clinic's order. */
export const doctorsPlace: ListPlace = {
  to: '/doctors',
  ...doctors,
  sorted: false,
  grid: 'grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-5 sm:gap-y-8 md:grid-cols-3 lg:grid-cols-4',
  card: 'arch aspect-4/5',
};
