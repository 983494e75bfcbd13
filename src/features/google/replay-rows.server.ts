import type { Deps } from '#api/deps.ts';
import { AppError } from '#lib/errors.ts';
import { connectionNow } from './google-account.server.ts';
import { askAgain } from './google-connection.db.server.ts';
import { listDeliveredSheets, makeDue, queueReconcile } from './sheet-rows.db.server.ts';

/** Later than what waits, which is due at once. */
const AFTER_MS = 30_000;

/**
 * Makes all that waits due at once, also with an account that Google refused before, and then has every sheet looked
 * through for all that was delivered in the last 30 days.
 * @throws {AppError} why there is no account to deliver with.
 */
export async function replayRows(deps: Pick<Deps, 'store' | 'clock' | 'config'>): Promise<void> {
  const { store, clock } = deps;
  const now = clock();
  const { account, problem } = await connectionNow(deps);
  if (!account) throw new AppError(problem ?? 'GOOGLE_DISCONNECTED');
  const sheets = await listDeliveredSheets(store.read);
  await store.write(async (trx) => {
    await askAgain(trx);
    await makeDue(trx, null, now);
    for (const sheetId of sheets) {
      const at = new Date(now.getTime() + AFTER_MS);
      await queueReconcile(trx, { sheetId, all: true, at, now });
    }
  });
}
