import type { Migration } from './migration.ts';

/** The newest leads of a source: few came by an influencer's link, and they are not to be looked for among all. */
export const leadSource: Migration = {
  name: '0008-lead-source',
  statements: () => ['create index leads_source on leads (source, quarantined, created_at, id)'],
};
