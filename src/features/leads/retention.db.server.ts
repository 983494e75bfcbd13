import type { Db, Trx } from '#db/store.ts';
import { queueSheetErasure } from '#features/google/sheet-erasure.db.server.ts';

/** «سنتان من آخر تواصل بيننا بشأنه»: what the privacy notice promises. */
const KEPT_YEARS = 2;

/** Leads that were last touched before this moment are over. */
function endOfKeeping(now: Date): string {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() - KEPT_YEARS);
  return end.toISOString();
}

/** The oldest first. Made before that moment too, which is what the index knows. */
function overdue(db: Db, now: Date) {
  const end = endOfKeeping(now);
  return db.selectFrom('leads').where('created_at', '<', end).where('updated_at', '<', end);
}

/** How many leads are kept longer than promised, and since when the oldest. */
export async function countOverdueLeads(
  db: Db,
  now: Date,
): Promise<{ count: number; oldest: string | null }> {
  const found = await overdue(db, now)
    .select((eb) => [
      eb.fn.countAll<number | string>().as('count'),
      eb.fn.min<string | null>('created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(found.count), oldest: found.oldest };
}

/**
 * Erases up to `most` leads that are kept longer than promised, with their consents and everything else that names
 * them; their rows in spreadsheets go too.
 * @returns how many they were.
 */
export async function eraseOverdueLeads(trx: Trx, now: Date, most: number): Promise<number> {
  const leads = await overdue(trx, now)
    .select(['id', 'sheet_id as sheetId'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  if (leads.length === 0) return 0;
  for (const { id: leadId, sheetId } of leads) {
    if (sheetId !== null) await queueSheetErasure(trx, { leadId, sheetId }, now);
  }
  const ids = leads.map(({ id }) => id);
  await trx.deleteFrom('leads').where('id', 'in', ids).execute();
  return ids.length;
}
