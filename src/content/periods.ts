import type { ContentTable } from './content-type.ts';

/** Two columns between whose moments a record is seen, the first included; null is no bound. */
interface Period {
  from: string;
  until: string;
}

const PUBLISHED: Period = { from: 'publish_at', until: 'unpublish_at' };

/** When visitors see a record of each type: within all of its periods. Every column named here has an index. */
export const PERIODS: Readonly<Record<ContentTable, readonly Period[]>> = {
  sections: [PUBLISHED],
  services: [PUBLISHED],
  doctors: [PUBLISHED],
  news: [PUBLISHED],
  offers: [PUBLISHED, { from: 'starts_at', until: 'ends_at' }],
  heroes: [PUBLISHED],
};
