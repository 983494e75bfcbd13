import { recordAudit } from '#audit/audit.db.server.ts';
import { raiseContentVersion } from '#db/content-version.db.server.ts';
import type { Trx } from '#db/store.ts';
import { AppError } from '#lib/errors.ts';
import type { Editor } from './change-content.db.server.ts';
import type { KeptType } from './content-type.ts';
import { keptAmong } from './find-content.db.server.ts';
import { anyContent, seenIn } from './visible.db.server.ts';

/**
 * Puts records in an order, each named once: they share out the places that they have now. What is in the bin by now is
 * left out; a record's version stays, so that nobody who is writing meanwhile is disturbed.
 * @throws {AppError} INVALID naming `ids` where one is no record's.
 */
export async function orderContent(
  trx: Trx,
  { table }: KeptType,
  ids: readonly string[],
  { by, at }: Editor,
): Promise<void> {
  if ((await keptAmong(trx, table, ids)).length < ids.length) {
    throw new AppError('INVALID', { fields: { ids: 'GONE' } });
  }
  const rows = await seenIn(trx, table, { at, staff: 'all' })
    .select(['id', 'position'])
    .where('id', 'in', ids)
    .orderBy('position')
    .execute();
  const now = new Map(rows.map(({ id, position }) => [id, position]));
  const places = ascending(rows.map(({ position }) => position));
  const wanted = ids.filter((id) => now.has(id));
  for (const [index, id] of wanted.entries()) {
    const position = places[index] ?? 0;
    if (now.get(id) === position) continue;
    await anyContent(trx)
      .updateTable(table as 'content')
      .set({ position })
      .where('id', '=', id)
      .execute();
  }
  const subject = { type: table };
  await recordAudit(trx, {
    actor: by,
    action: 'content.order',
    subject,
    at,
    detail: { count: wanted.length },
  });
  await raiseContentVersion(trx);
}

/** The same places, none of them twice. */
function ascending(places: readonly number[]): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return places.map((place) => {
    last = Math.max(place, last + 1);
    return last;
  });
}
