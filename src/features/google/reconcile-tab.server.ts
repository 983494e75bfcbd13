import type { Deps } from '#api/deps.ts';
import { findDoubles, type SheetLayout } from './sheet-layout.rules.ts';
import { deliverAgain, listDelivered } from './sheet-rows.db.server.ts';
import type { SpreadsheetTab } from './spreadsheet.server.ts';

const DAY_MS = 24 * 3600 * 1000;
/** As long as the outbox remembers what it delivered. */
const REMEMBERED_MS = 30 * DAY_MS;
/** Ids whose rows are compared at once: each row is a part of one request's address. */
const MOST_DOUBLES = 50;

/**
 * Looks a whole tab through: what arrived twice goes but for one, what was delivered and is not there is delivered again.
 * `more` says that there are more doubles than were looked at.
 * @param all everything of the last 30 days; else only what was tried more than once in the last one, so that a row
 *   which people took out themselves stays out.
 */
export async function reconcileTab(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  tab: SpreadsheetTab,
  layout: SheetLayout,
  { sheetId, all }: { sheetId: string; all: boolean },
): Promise<{ doubled: number; missing: number; more: boolean }> {
  const ids = await tab.ids(layout);
  const doubles = [...findDoubles(ids)];
  const doubled = await tab.removeDoubles(layout, new Map(doubles.slice(0, MOST_DOUBLES)));
  const more = doubles.length > MOST_DOUBLES && doubled > 0;
  const now = clock();
  const since = new Date(now.getTime() - (all ? REMEMBERED_MS : DAY_MS));
  const there = new Set(ids);
  const delivered = await listDelivered(store.read, sheetId, { since, tried: !all });
  const missing = delivered.filter((id) => !there.has(id));
  if (missing.length > 0) await store.write((trx) => deliverAgain(trx, sheetId, missing, now));
  return { doubled, missing: missing.length, more };
}
