import type { Db, Trx } from '#db/store.ts';
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

/** Rows arrived: whatever was wrong with the sheet is mended. */
export async function noteDelivered(trx: Trx, sheetId: string, now: Date): Promise<void> {
  const row = { last_delivered_at: now.toISOString(), problem: null, problem_at: null };
  await trx
    .insertInto('sheet_deliveries')
    .values({ sheet_id: sheetId, ...row })
    .onConflict((conflict) => conflict.column('sheet_id').doUpdateSet(row))
    .execute();
}

/** Rows wait for something to be mended, since the first time that it was seen. */
export async function noteProblem(trx: Trx, sheetId: string, problem: ErrorCode, now: Date): Promise<void> {
  const row = { problem, problem_at: now.toISOString() };
  await trx
    .insertInto('sheet_deliveries')
    .values({ sheet_id: sheetId, last_delivered_at: null, ...row })
    .onConflict((conflict) =>
      conflict
        .column('sheet_id')
        .doUpdateSet(row)
        .where(({ eb, or }) =>
          or([eb('sheet_deliveries.problem', 'is', null), eb('sheet_deliveries.problem', '<>', problem)]),
        ),
    )
    .execute();
}

/** A row of our own arrived: nothing is in the way of the others. */
export async function clearProblem(trx: Trx, sheetId: string): Promise<void> {
  await trx
    .updateTable('sheet_deliveries')
    .set({ problem: null, problem_at: null })
    .where('sheet_id', '=', sheetId)
    .execute();
}
