import type { Db } from '#db/store.ts';
import { withChoice } from './with-choice.db.server.ts';

/** What a notice says of a lead: nothing that is personal; null where the lead is gone. */
export async function findNotedLead(db: Db, id: string) {
  const lead = await withChoice(db.selectFrom('leads'))
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
