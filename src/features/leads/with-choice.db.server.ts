import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '#db/tables.ts';

/** Leads of which nothing is selected yet. */
export type Leads = SelectQueryBuilder<Tables, 'leads', object>;

/** Leads with the section and the service that were chosen beside them, whether visitors may see these or not. */
export function withChoice(leads: Leads) {
  return leads
    .leftJoin('sections', 'sections.id', 'leads.section_id')
    .leftJoin('services', 'services.id', 'leads.service_id');
}
