import type { Migration } from './migration.ts';

/** With whom a lead wants to come, for which offer, and when; it outlives both. */
export const wanted: Migration = {
  name: '0007-wanted',
  statements: ({ text }) => [
    `alter table leads add column doctor_id ${text} references doctors (id) on delete set null`,
    `alter table leads add column offer_id ${text} references offers (id) on delete set null`,
    `alter table leads add column preferred_time ${text}`,
    'create index leads_doctor_id on leads (doctor_id, created_at, id)',
    'create index leads_offer_id on leads (offer_id, created_at, id)',
  ],
};
