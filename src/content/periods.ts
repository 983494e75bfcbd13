import type { ContentTable } from './content-type.ts';

/** Two columns between whose moments a record is seen, the first included; null is no bound. */
interface Period {
  from: string;
  until: string;
}

const PUBLISHED: Period = { from: 'publish_at', until: 'unpublish_at' };

/** The periods that a type has beside the one of all types. */
const OWN: Readonly<Partial<Record<ContentTable, Period>>> = {
  offers: { from: 'starts_at', until: 'ends_at' },
};

/** When visitors see a record of a type: within all of these. Every column named here has an index. */
export function periodsOf(table: ContentTable): readonly Period[] {
  const own = OWN[table];
  return own ? [PUBLISHED, own] : [PUBLISHED];
}
