import type { ListPlace } from '#features/site/list-place.ts';
import { news } from '#messages/news.ts';

/** The news' page; the first article lies across two columns. */
export const newsPlace: ListPlace = {
  to: '/news',
  ...news,
  sorted: true,
  grid: 'grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:[&>:first-child]:col-span-2',
  card: 'h-110 rounded-card',
};
