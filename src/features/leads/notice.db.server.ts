import type { Db } from '#db/store.ts';

/** What a notice says of a lead: nothing that is personal; null where the lead is gone. */
export async function findNotedLead(db: Db, id: string) {
  const lead = await db
    .selectFrom('leads')
    .leftJoin('sections', 'sections.id', 'leads.section_id')
    .leftJoin('services', 'services.id', 'leads.service_id')
    .select([
      'leads.reference',
      'leads.created_at as createdAt',
      'sections.title as sectionTitle',
      'services.title as serviceTitle',
    ])
    .where('leads.id', '=', id)
    .executeTakeFirst();
  return lead ?? null;
}
