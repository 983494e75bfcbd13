import { randomBytes } from 'node:crypto';
import { AppError } from '#lib/errors.ts';
import { formatSheetMoment } from '#lib/riyadh.ts';
import { sheetTestRow } from '#messages/google.ts';
import { connectionNow } from './google-account.server.ts';
import { type GateDeps, GoogleGate, OverBudget } from './google-gate.server.ts';
import { clearProblem, noteProblem } from './sheet-deliveries.db.server.ts';
import { findDeliveredSheet, makeDue } from './sheet-rows.db.server.ts';
import { SpreadsheetTab } from './spreadsheet.server.ts';

/**
 * Writes one made-up row to a sheet's spreadsheet at once; where that works, what waits for it is due.
 * @throws {AppError} NOT_FOUND, or why not: what is wrong with the account, or with the spreadsheet.
 */
export async function sendTestRow(deps: GateDeps, sheetId: string): Promise<void> {
  const { store, clock } = deps;
  const sheet = await findDeliveredSheet(store.read, sheetId);
  if (!sheet) throw new AppError('NOT_FOUND');
  if (!sheet.spreadsheetId) throw new AppError('SPREADSHEET_UNSET');
  const gate = new GoogleGate(deps);
  const service = await gate.open();
  if (!service) {
    const { problem } = await connectionNow(deps);
    throw new AppError(problem ?? 'GOOGLE_DISCONNECTED');
  }
  try {
    const tab = new SpreadsheetTab(gate, service, { ...sheet, spreadsheetId: sheet.spreadsheetId });
    const layout = await tab.layout();
    const texts = { ...sheetTestRow, createdAt: formatSheetMoment(clock().toISOString()) };
    const cells = sheet.columns.map((column) => texts[column]);
    await tab.append(layout, [{ id: `test-${randomBytes(4).toString('hex')}`, cells }]);
    await gate.worked();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof OverBudget) throw new AppError('GOOGLE_BUSY', { retryAfter: error.seconds });
    const { code, retryAfter } = await gate.heard(error);
    if (code.startsWith('SPREADSHEET_')) await store.write((trx) => noteProblem(trx, sheetId, code, clock()));
    throw new AppError(code, { retryAfter });
  }
  await store.write(async (trx) => {
    await clearProblem(trx, sheetId);
    await makeDue(trx, sheetId, clock());
  });
}
