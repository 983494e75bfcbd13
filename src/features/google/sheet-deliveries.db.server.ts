import type { Db } from '#db/store.ts';
import type { ErrorCode } from '#lib/errors.ts';

/** How a sheet's deliveries stand. */
export interface SheetDelivery {
  sheetId: string;
  waiting: number;
  oldestWaitingAt: string | null;
  lastDeliveredAt: string | null;
  problem: ErrorCode | null;
  problemAt: string | null;
}

/** Every sheet that something was delivered to or waits for, by id. */
export async function listSheetDeliveries(db: Db): Promise<SheetDelivery[]> {
  const waiting = await db
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select(({ fn }) => [
      'leads.sheet_id as sheetId',
      fn.countAll<number>().as('waiting'),
      fn.min('outbox.created_at').as('oldest'),
    ])
    .where('outbox.done_at', 'is', null)
    .where('outbox.kind', '=', 'sheet')
    .groupBy('leads.sheet_id')
    .execute();
  const known = await db.selectFrom('sheet_deliveries').selectAll().execute();
  const ids = new Set(
    [...waiting, ...known.map((row) => ({ sheetId: row.sheet_id }))].map((row) => row.sheetId),
  );
  return [...ids]
    .filter((id) => id !== null)
    .sort()
    .map((sheetId) => {
      const queue = waiting.find((row) => row.sheetId === sheetId);
      const row = known.find((one) => one.sheet_id === sheetId);
      return {
        sheetId,
        waiting: Number(queue?.waiting ?? 0),
        oldestWaitingAt: queue?.oldest ?? null,
        lastDeliveredAt: row?.last_delivered_at ?? null,
        problem: (row?.problem ?? null) as ErrorCode | null,
        problemAt: row?.problem_at ?? null,
      };
    });
}
