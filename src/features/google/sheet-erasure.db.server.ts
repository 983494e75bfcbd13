import type { Trx } from '#db/store.ts';
import { enqueueAs } from '#outbox/outbox.db.server.ts';

/** A row that was on its way when its lead was erased may arrive so much later: it is looked for once more. */
const LATE_MS = 10 * 60_000;
/** As long as the outbox remembers: a spreadsheet that cannot be reached until then is not ours any more. */
const TRIED_MS = 30 * 24 * 3600 * 1000;

/**
 * Has a lead's row taken out of its spreadsheet, and never delivers it again: part of the transaction that erases the
 * lead, whether its record goes or stays without the person.
 */
export async function queueSheetErasure(
  trx: Trx,
  { leadId, sheetId }: { leadId: string; sheetId: string },
  now: Date,
): Promise<void> {
  await trx.deleteFrom('outbox').where('kind', '=', 'sheet').where('lead_id', '=', leadId).execute();
  const expiresAt = new Date(now.getTime() + TRIED_MS);
  const message = { kind: 'sheet', payload: { task: 'erase', sheetId, leadId }, expiresAt };
  const later = new Date(now.getTime() + LATE_MS);
  await enqueueAs(trx, `erase-${leadId}`, { ...message, at: now }, now);
  await enqueueAs(trx, `erase-late-${leadId}`, { ...message, at: later }, now);
}
