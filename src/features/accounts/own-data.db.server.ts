import type { Db, Trx } from '#db/store.ts';
import { queueSheetErasure } from '#features/google/sheet-erasure.db.server.ts';
import { withChoice } from '#features/leads/with-choice.db.server.ts';
import { foldArabic } from '#lib/arabic.ts';

/** A page of the bookings that a user made while signed in (decision 28), newest first. */
export function listOwnBookings(db: Db, userId: string, { page, size }: { page: number; size: number }) {
  return ownBookings(db, userId)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** All of them, for the file. */
export function listAllOwnBookings(db: Db, userId: string) {
  return ownBookings(db, userId).execute();
}

export type OwnBookingRow = Awaited<ReturnType<typeof listAllOwnBookings>>[number];

export async function countOwnBookings(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** What was agreed to with a user's bookings. */
export function listOwnConsents(db: Db, userId: string) {
  return db
    .selectFrom('consents')
    .innerJoin('leads', 'leads.id', 'consents.lead_id')
    .select([
      'consents.lead_id',
      'consents.kind',
      'consents.given',
      'consents.text_version',
      'consents.created_at',
    ])
    .where('leads.user_id', '=', userId)
    .orderBy('consents.created_at')
    .orderBy('consents.kind')
    .execute();
}

/**
 * Takes the person out of the bookings that a user made: what remains counts for the clinic and names nobody. That a
 * consent was given, and to which text, stays. Their rows in spreadsheets go.
 */
export async function anonymiseOwnBookings(
  trx: Trx,
  userId: string,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  const bookings = await trx
    .selectFrom('leads')
    .select(['id', 'reference', 'sheet_id as sheetId'])
    .where('user_id', '=', userId)
    .execute();
  for (const { id, reference, sheetId } of bookings) {
    await trx
      .updateTable('leads')
      .set((eb) => ({
        name,
        phone: '',
        city: '',
        search: foldArabic(reference),
        attribution: '{}',
        user_id: null,
        version: eb('version', '+', 1),
        updated_at: now.toISOString(),
      }))
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('idempotency_keys').where('lead_id', '=', id).execute();
    if (sheetId !== null) await queueSheetErasure(trx, { leadId: id, sheetId }, now);
  }
}

function ownBookings(db: Db, userId: string) {
  return withChoice(db.selectFrom('leads'))
    .select([
      'leads.id',
      'leads.reference',
      'leads.name',
      'leads.phone',
      'leads.city',
      'leads.section_id',
      'leads.service_id',
      'leads.status',
      'leads.source',
      'leads.attribution',
      'leads.created_at',
      'sections.title as section_title',
      'services.title as service_title',
    ])
    .where('leads.user_id', '=', userId)
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc');
}
