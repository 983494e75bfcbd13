import type { Db, Trx } from '#db/store.ts';
import { withChoice } from '#features/leads/with-choice.db.server.ts';
import { readColumns, type SheetColumn } from '#features/sheets/sheets.rules.ts';
import { formatSheetMoment } from '#lib/riyadh.ts';
import { sheetAnswers } from '#messages/google.ts';
import { enqueueAs } from '#outbox/outbox.db.server.ts';

/** Where a sheet's rows go. */
export interface DeliveredSheet {
  id: string;
  /** Google's own id; null while none was given. */
  spreadsheetId: string | null;
  tab: string;
  columns: SheetColumn[];
}

/** A lead as a row: its id, and a cell for each of the sheet's columns. */
export interface SheetRow {
  id: string;
  cells: string[];
}

/** Where a sheet's rows go, a closed or deleted one's too: what waits is still delivered. */
export async function findDeliveredSheet(db: Db, id: string): Promise<DeliveredSheet | null> {
  const row = await db
    .selectFrom('sheets')
    .select(['id', 'google_spreadsheet_id as spreadsheetId', 'tab', 'columns'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, columns: readColumns(row.columns) } : null;
}

/** The sheets whose rows go somewhere. */
export async function listDeliveredSheets(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('sheets')
    .select('id')
    .where('google_spreadsheet_id', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The leads of these ids as rows, in the order of the ids; those that are gone are missing. */
export async function findSheetRows(
  db: Db,
  ids: readonly string[],
  columns: readonly SheetColumn[],
): Promise<SheetRow[]> {
  const leads = await withChoice(db.selectFrom('leads'))
    .leftJoin('consents', (join) =>
      join
        .onRef('consents.lead_id', '=', 'leads.id')
        .on('consents.kind', '=', 'marketing')
        .on('consents.given', '=', 1),
    )
    .select([
      'leads.id',
      'leads.reference',
      'leads.name',
      'leads.phone',
      'leads.city',
      'leads.attribution',
      'leads.created_at as createdAt',
      'sections.title as section',
      'services.title as service',
      'consents.id as marketing',
    ])
    .where('leads.id', 'in', [...ids])
    .execute();
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return ids.flatMap((id) => {
    const lead = byId.get(id);
    if (!lead) return [];
    const { reference, name, phone, city, createdAt } = lead;
    const texts: Record<SheetColumn, string> = {
      ...{ reference, name, phone, city },
      createdAt: formatSheetMoment(createdAt),
      section: lead.section ?? '',
      service: lead.service ?? '',
      campaign: campaignOf(lead.attribution),
      marketing: lead.marketing === null ? sheetAnswers.no : sheetAnswers.yes,
    };
    return [{ id, cells: columns.map((column) => texts[column]) }];
  });
}

/**
 * Of what was delivered to a sheet since a moment, the leads that should be in it: `tried` leaves out those that arrived
 * at the first try, of which nothing was ever unclear.
 */
export async function listDelivered(
  db: Db,
  sheetId: string,
  { since, tried }: { since: Date; tried: boolean },
): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select('leads.id')
    .where('leads.sheet_id', '=', sheetId)
    .where('outbox.kind', '=', 'sheet')
    .where('outbox.done_at', '>=', since.toISOString())
    .where('outbox.last_error', 'is', null)
    .where('outbox.attempts', '>', tried ? 1 : 0)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many leads of a sheet were tried and have not arrived. */
export async function countUnsettled(db: Db, sheetId: string): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('leads.sheet_id', '=', sheetId)
    .where('outbox.kind', '=', 'sheet')
    .where('outbox.done_at', 'is', null)
    .where('outbox.attempts', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Delivers leads once more that were delivered and are not there; each is looked up again before it is written. */
export async function deliverAgain(
  trx: Trx,
  sheetId: string,
  leadIds: readonly string[],
  now: Date,
): Promise<void> {
  if (leadIds.length === 0) return;
  await trx
    .updateTable('outbox')
    .set({ done_at: null, next_at: now.toISOString(), payload: JSON.stringify({ sheetId }) })
    .where('kind', '=', 'sheet')
    .where('lead_id', 'in', [...leadIds])
    .where('done_at', 'is not', null)
    .execute();
}

/** Makes what waits due at once: one sheet's leads, or everybody's. */
export async function makeDue(trx: Trx, sheetId: string | null, now: Date): Promise<void> {
  let waiting = trx
    .updateTable('outbox')
    .set({ next_at: now.toISOString() })
    .where('kind', '=', 'sheet')
    .where('done_at', 'is', null)
    .where('leased_until', 'is', null);
  if (sheetId !== null) {
    waiting = waiting.where('lead_id', 'in', (eb) =>
      eb.selectFrom('leads').select('leads.id').where('leads.sheet_id', '=', sheetId),
    );
  }
  await waiting.execute();
}

/**
 * Queues a look at a whole sheet, not before a moment: what is missing or doubled there. Once a sheet, however often it
 * is asked for; `all` looks for everything that was delivered, not only for what was unclear.
 */
export async function queueReconcile(
  trx: Trx,
  { sheetId, all, at, now }: { sheetId: string; all: boolean; at: Date; now: Date },
): Promise<void> {
  const id = `${all ? 'recount' : 'reconcile'}-${sheetId}`;
  await enqueueAs(trx, id, { kind: 'sheet', payload: { task: 'reconcile', sheetId, all }, at }, now);
}

function campaignOf(attribution: string): string {
  const { utm_campaign, utm_source } = Object(JSON.parse(attribution));
  return [utm_source, utm_campaign].filter((part) => typeof part === 'string' && part !== '').join(' / ');
}
