import type { sheets_v4 } from '@googleapis/sheets';
import { AppError } from '#lib/errors.ts';
import type { Deliverer, OutboxMessage, Outcome } from '#outbox/outbox-message.ts';
import type { GoogleFault } from './google-fault.server.ts';
import { type GateDeps, type GateOptions, GoogleGate, OverBudget } from './google-gate.server.ts';
import { reconcileTab } from './reconcile-tab.server.ts';
import { noteDelivered, noteProblem } from './sheet-deliveries.db.server.ts';
import type { SheetLayout } from './sheet-layout.rules.ts';
import { countUnsettled, findDeliveredSheet, findSheetRows, queueReconcile } from './sheet-rows.db.server.ts';
import { SpreadsheetTab } from './spreadsheet.server.ts';

/** Rows of one request: 2,000 that waited are some forty writes. */
const BATCH = 50;
/** A batch takes up nothing more after this, so that it ends well within its lease of five minutes. */
const LONGEST_MS = 45_000;
/** A request without an answer may still be on its way: nobody looks for its rows sooner. */
const UNCLEAR_SECONDS = 30;
/** A tab that is gone or a spreadsheet that is closed is somebody's to mend: it is tried again so often. */
const MENDING_SECONDS = 10 * 60;
/** After something unclear the whole tab is looked through, when what was late has arrived. */
const RECONCILE_SECONDS = 3 * 60;

type Settle = (id: string, outcome: Outcome) => void;

/** Something has to be mended by people: said with the sheet, and tried again now and then. */
class SheetProblem extends Error {}

/**
 * Delivers leads to their sheets' spreadsheets (kind `sheet`; payload `sheetId`, or a `task` about a whole tab). A lead
 * that was tried before is looked up in the id column before it is written again, so that it stands there once.
 */
export function sheetDeliverer(deps: GateDeps, options: GateOptions = {}): Deliverer {
  const { store, clock, log } = deps;
  const gate = new GoogleGate(deps, options);

  async function deliverTo(
    service: sheets_v4.Sheets,
    sheetId: string,
    messages: readonly OutboxMessage[],
    settle: Settle,
  ): Promise<void> {
    const sheet = await findDeliveredSheet(store.read, sheetId);
    if (!sheet?.spreadsheetId) throw new SheetProblem();
    const tab = new SpreadsheetTab(gate, service, { ...sheet, spreadsheetId: sheet.spreadsheetId });
    const leads = messages.filter(({ leadId }) => leadId !== null);
    const tried = leads.filter(({ attempts }) => attempts > 1);
    const now = clock();
    if (tried.length > 0) {
      const at = new Date(now.getTime() + RECONCILE_SECONDS * 1000);
      await store.write((trx) => queueReconcile(trx, { sheetId, all: false, at, now }));
    }

    const layout = await tab.layout();
    const there = new Set(tried.length > 0 ? await tab.ids(layout) : []);
    const missing = leads.filter(({ leadId }) => leadId !== null && !there.has(leadId));
    const ids = missing.flatMap(({ leadId }) => leadId ?? []);
    const rows = ids.length > 0 ? await findSheetRows(store.read, ids, sheet.columns) : [];
    if (rows.length > 0) await tab.append(layout, rows);
    for (const { id } of leads) settle(id, { came: 'delivered' });
    if (leads.length > 0) await store.write((trx) => noteDelivered(trx, sheetId, clock()));

    await eraseFrom(tab, layout, messages, settle);
    for (const task of messages.filter(({ payload }) => payload.task === 'reconcile')) {
      const unsettled = tried.length > 0 || (await countUnsettled(store.read, sheetId)) > 0;
      if (unsettled) settle(task.id, { came: 'released', after: RECONCILE_SECONDS });
      else {
        const found = await reconcileTab(deps, tab, layout, { sheetId, all: task.payload.all === true });
        settle(task.id, { came: found.more ? 'released' : 'delivered' });
        log.info({ sheet: sheetId, ...found }, 'sheet looked through');
      }
    }
    await gate.worked();
  }

  /** Takes erased leads out of the tab. */
  async function eraseFrom(
    tab: SpreadsheetTab,
    layout: SheetLayout,
    messages: readonly OutboxMessage[],
    settle: Settle,
  ): Promise<void> {
    const erasures = messages.filter(({ payload }) => payload.task === 'erase');
    if (erasures.length === 0) return;
    const gone = new Set(erasures.map(({ payload }) => payload.leadId));
    const ids = await tab.ids(layout);
    await tab.removeRows(ids.flatMap((id, row) => (gone.has(id) ? [row] : [])));
    for (const { id } of erasures) settle(id, { came: 'delivered' });
  }

  /** What a fault means for the messages that it left open. */
  function outcomeOf({ code, detail, unclear, retryAfter }: GoogleFault): Outcome {
    if (code === 'GOOGLE_GRANT_REVOKED' || code === 'GOOGLE_KEY_UNUSABLE') return { came: 'released' };
    const reason = `${code} ${detail}`;
    if (code === 'GOOGLE_BUSY') return { came: 'failed', reason, retryAfter };
    if (unclear) return { came: 'failed', reason, retryAfter: Math.max(UNCLEAR_SECONDS, retryAfter ?? 0) };
    if (code === 'GOOGLE_UNANSWERED') return { came: 'failed', reason, retryAfter };
    return { came: 'failed', reason, retryAfter: MENDING_SECONDS };
  }

  async function outcomeOfError(sheetId: string, error: unknown): Promise<Outcome> {
    // The store's own fault is not Google's.
    if (error instanceof AppError) throw error;
    if (error instanceof OverBudget) return { came: 'released', after: error.seconds };
    if (error instanceof SheetProblem) {
      await store.write((trx) => noteProblem(trx, sheetId, 'SPREADSHEET_UNSET', clock()));
      return { came: 'failed', reason: 'SPREADSHEET_UNSET', retryAfter: MENDING_SECONDS };
    }
    const fault = await gate.heard(error);
    const outcome = outcomeOf(fault);
    if (outcome.came === 'failed' && outcome.retryAfter === MENDING_SECONDS) {
      await store.write((trx) => noteProblem(trx, sheetId, fault.code, clock()));
    }
    return outcome;
  }

  return {
    batch: BATCH,
    alone: true,
    notBefore: () => gate.notBefore(),
    async deliver(messages, settle, signal) {
      const began = clock().getTime();
      const groups = Map.groupBy(messages, ({ payload }) => String(payload.sheetId));
      for (const [sheetId, group] of groups) {
        const late = signal.aborted || clock().getTime() - began > LONGEST_MS;
        const service = late ? null : await gate.open();
        if (!service || (await gate.notBefore()) !== null) {
          for (const { id } of group) settle(id, { came: 'released' });
          continue;
        }
        try {
          await deliverTo(service, sheetId, group, settle);
        } catch (error) {
          const outcome = await outcomeOfError(sheetId, error);
          for (const { id } of group) settle(id, outcome);
        }
      }
    },
  };
}
