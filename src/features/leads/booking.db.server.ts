import type { Db, Trx } from '#db/store.ts';
import { foldArabic } from '#lib/arabic.ts';
import { newId, newReference } from '#lib/ids.server.ts';
import { enqueue } from '#outbox/outbox.db.server.ts';
import type { LeadSource } from './customers.rules.ts';

/** A booking as it is kept: everything normalised and known to exist. */
export interface NewLead {
  name: string;
  /** E.164. */
  phone: string;
  city: string;
  sectionId: string | null;
  serviceId: string | null;
  userId: string | null;
  source: LeadSource;
  /** The influencer's sheet, of a lead form. */
  sheetId: string | null;
  doctorId: string | null;
  offerId: string | null;
  /** In the patient's own words. */
  preferredTime: string | null;
  quarantined: boolean;
  attribution: Record<string, string>;
  consents: NewConsent[];
}

export interface NewConsent {
  kind: 'privacy' | 'marketing';
  given: boolean;
  textVersion: string;
}

/** The answer that a key was given; `fields` is the hash of the fields it was given for. */
export interface KeptAnswer {
  reference: string;
  fields: string;
}

/** A notice that could not be sent for a week tells nobody anything: the booking is among the customers all the time. */
const NOTICE_MS = 7 * 24 * 3600 * 1000;

/** 480 million references: even with a million in use, ten misses in a row do not happen. */
const REFERENCE_TRIES = 10;

/** The answer kept under a hashed key, or null when there is none or its time is over. */
export async function findKeptAnswer(db: Db, key: string, now: Date): Promise<KeptAnswer | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('key', '=', key)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ? (JSON.parse(row.answer) as KeptAnswer) : null;
}

/** Keeps an answer under its key. False when somebody else's still stands there: then nothing may be written. */
export async function keepAnswer(
  trx: Trx,
  {
    key,
    leadId,
    answer,
    now,
    seconds,
  }: { key: string; leadId: string; answer: KeptAnswer; now: Date; seconds: number },
): Promise<boolean> {
  const row = {
    lead_id: leadId,
    answer: JSON.stringify(answer),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + seconds * 1000).toISOString(),
  };
  const kept = await trx
    .insertInto('idempotency_keys')
    .values({ key, ...row })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(row).where('idempotency_keys.expires_at', '<=', row.created_at),
    )
    .returning('key')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Removes the answers whose time is over. */
export async function dropExpiredAnswers(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('expires_at', '<=', now.toISOString()).execute();
}

/** Writes a lead with its consents, and returns its id and the reference it got. */
export async function insertLead(
  trx: Trx,
  lead: NewLead,
  now: Date,
  makeReference: () => string = newReference,
): Promise<{ id: string; reference: string }> {
  const id = newId();
  for (let left = REFERENCE_TRIES; left > 0; left -= 1) {
    const reference = makeReference();
    const inserted = await trx
      .insertInto('leads')
      .values({
        id,
        reference,
        name: lead.name,
        phone: lead.phone,
        city: lead.city,
        search: foldArabic(`${lead.name} ${lead.phone} ${lead.city} ${reference}`),
        section_id: lead.sectionId,
        service_id: lead.serviceId,
        user_id: lead.userId,
        source: lead.source,
        sheet_id: lead.sheetId,
        doctor_id: lead.doctorId,
        offer_id: lead.offerId,
        preferred_time: lead.preferredTime,
        status: 'new',
        quarantined: lead.quarantined ? 1 : 0,
        attribution: JSON.stringify(lead.attribution),
        version: 1,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) continue;
    await insertConsents(trx, id, lead.consents, now);
    return { id, reference };
  }
  throw new Error('No free booking reference was found');
}

async function insertConsents(trx: Trx, leadId: string, consents: NewConsent[], now: Date): Promise<void> {
  if (consents.length === 0) return;
  await trx
    .insertInto('consents')
    .values(
      consents.map(({ kind, given, textVersion }) => ({
        id: newId(),
        lead_id: leadId,
        kind,
        given: given ? 1 : 0,
        text_version: textVersion,
        created_at: now.toISOString(),
      })),
    )
    .execute();
}

/** Queues the notice to the clinic's inbox. Only the lead's id: what is personal stays in one place. */
export async function queueNotice(trx: Trx, leadId: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + NOTICE_MS);
  await enqueue(trx, { kind: 'mail', leadId, payload: { notice: 'booking', leadId }, expiresAt }, now);
}

/** Queues the lead's row for its sheet's spreadsheet. */
export async function queueSheetRow(trx: Trx, leadId: string, sheetId: string, now: Date): Promise<void> {
  await enqueue(trx, { kind: 'sheet', leadId, payload: { sheetId } }, now);
}
