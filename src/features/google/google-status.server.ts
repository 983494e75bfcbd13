import type { Deps } from '#api/deps.ts';
import type { ErrorCode } from '#lib/errors.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import type { GoogleStatus, SheetState } from './google.contract.ts';
import { connectionNow } from './google-account.server.ts';
import { listSheetDeliveries, type SheetDelivery } from './sheet-deliveries.db.server.ts';

/** How the connection and each sheet's deliveries stand; nothing in it opens anything. */
export async function googleStatus(deps: Pick<Deps, 'store' | 'clock' | 'config'>): Promise<GoogleStatus> {
  const [connection, deliveries] = await Promise.all([
    connectionNow(deps),
    listSheetDeliveries(deps.store.read),
  ]);
  const { state, by, account, problem, row } = connection;
  return {
    state,
    by,
    account: account?.by === 'serviceAccount' ? account.email : null,
    connectedAt: by === 'oauth' ? row.connected_at : null,
    expiresAt: by === 'oauth' ? row.expires_at : null,
    problem: presentProblem(problem, row.broken_at),
    lastDeliveredAt: latest(deliveries.map(({ lastDeliveredAt }) => lastDeliveredAt)),
    waiting: deliveries.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestWaitingAt: earliest(deliveries.map(({ oldestWaitingAt }) => oldestWaitingAt)),
    sheets: deliveries.map(presentDelivery),
  };
}

function presentDelivery({ sheetId, problem, problemAt, ...counted }: SheetDelivery): SheetState {
  return { sheet_id: sheetId, ...counted, problem: presentProblem(problem, problemAt) };
}

function presentProblem(code: ErrorCode | null, since: string | null) {
  return code && { code, message: ERROR_MESSAGES[code], since };
}

function latest(moments: (string | null)[]): string | null {
  return (
    moments
      .filter((moment) => moment !== null)
      .sort()
      .at(-1) ?? null
  );
}

function earliest(moments: (string | null)[]): string | null {
  return moments.filter((moment) => moment !== null).sort()[0] ?? null;
}
