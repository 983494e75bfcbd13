import { recordAudit } from '#audit/audit.db.server.ts';
import type { ContentColumns } from '#db/content-tables.ts';
import { raiseContentVersion } from '#db/content-version.db.server.ts';
import type { Trx } from '#db/store.ts';
import { CONTENT_TABLES } from '#lib/content-types.ts';
import { AppError } from '#lib/errors.ts';
import { audit, type Editor } from './change-content.db.server.ts';
import { findGone } from './check-input.db.server.ts';
import type { ContentTable, KeptType } from './content-type.ts';
import { binnedSince } from './state.ts';
import { dropUnusedPictures } from './unused-pictures.db.server.ts';
import { anyContent, contentIn } from './visible.db.server.ts';

/**
 * Puts a record into the bin; what links to it keeps its link, unseen by visitors until it is back.
 * @throws {AppError} the type's own refusal while something cannot be without the record.
 */
export async function trashContent(
  trx: Trx,
  type: KeptType,
  row: ContentColumns,
  editor: Editor,
): Promise<void> {
  const { neededBy } = type;
  if (neededBy) {
    const needs = await contentIn(trx, neededBy.table)
      .select('id')
      .where(neededBy.column as 'id', '=', row.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (needs) throw new AppError(neededBy.refusal);
  }
  await setDeleted(trx, type, row.id, editor.at.toISOString(), editor);
  await audit(trx, type, row, 'content.trash', editor);
}

/**
 * Takes a record out of the bin, as it was.
 * @throws {AppError} PARENT_IN_BIN where it cannot be without something that is in the bin too.
 */
export async function restoreContent(
  trx: Trx,
  type: KeptType,
  row: ContentColumns,
  editor: Editor,
): Promise<void> {
  const columns = row as unknown as Record<string, unknown>;
  for (const [name, { column, blank }] of Object.entries(type.written)) {
    const parent = columns[column];
    if (blank !== undefined || typeof parent !== 'string') continue;
    if ((await findGone(trx, type, name, [parent], editor.at)).length > 0)
      throw new AppError('PARENT_IN_BIN');
  }
  await setDeleted(trx, type, row.id, null, editor);
  await audit(trx, type, row, 'content.restore', editor);
}

async function setDeleted(
  trx: Trx,
  { table }: KeptType,
  id: string,
  deleted_at: string | null,
  { together }: Editor,
): Promise<void> {
  await anyContent(trx)
    .updateTable(table as 'content')
    .set({ deleted_at })
    .where('id', '=', id)
    .execute();
  if (!together) await raiseContentVersion(trx);
}

/** Removes for good what has been in the bin for its time, with its versions, redirects and pictures. */
export async function sweepBin(trx: Trx, at: Date): Promise<void> {
  // What refers to others stands behind them, and goes before them.
  for (const table of CONTENT_TABLES.toReversed()) await purge(trx, table, at);
}

async function purge(trx: Trx, table: ContentTable, at: Date): Promise<void> {
  const rows = await contentIn(trx, table)
    .select(['id', 'title', 'image_id'])
    .where('deleted_at', '<=', binnedSince(at).toISOString())
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const kept = await trx
    .selectFrom('content_versions')
    .select('image_id')
    .where('content_type', '=', table)
    .where('record_id', 'in', ids)
    .execute();
  for (const memory of ['content_versions', 'slug_redirects'] as const) {
    await trx.deleteFrom(memory).where('content_type', '=', table).where('record_id', 'in', ids).execute();
  }
  await anyContent(trx)
    .deleteFrom(table as 'content')
    .where('id', 'in', ids)
    .execute();
  await dropUnusedPictures(
    trx,
    [...rows, ...kept].flatMap(({ image_id }) => image_id ?? []),
  );
  for (const { id, title } of rows) {
    await recordAudit(trx, { actor: null, action: 'content.purge', subject: { type: table, id, title }, at });
  }
}
