import { setImmediate as othersTurn } from 'node:timers/promises';
import type { ContentColumns } from '#db/content-tables.ts';
import { raiseContentVersion } from '#db/content-version.db.server.ts';
import type { Trx } from '#db/store.ts';
import { AppError } from '#lib/errors.ts';
import { BULK } from '#lib/limits.ts';
import { restoreContent, trashContent } from './bin.db.server.ts';
import { changeContent, type Editor } from './change-content.db.server.ts';
import type { ContentTable, Filters, Input, KeptType, Seen } from './content-type.ts';
import { keptAmong } from './find-content.db.server.ts';
import { type Cut, countMatching, matching } from './list-content.db.server.ts';
import type { BulkAction, ChangedRecord, StateFilter } from './manage.contract.ts';
import { findVersion } from './versions.db.server.ts';
import { seenIn } from './visible.db.server.ts';

/** For how long the process works on before it answers others. */
const BREATH_MS = 20;

/** Which records: those of the ids, or all that a list of the staff's has on all its pages, as many as were confirmed. */
export type Many = { ids: readonly string[] } | Whole;
interface Whole {
  filter: Cut & { state: StateFilter };
  expected: number | undefined;
}

/**
 * Does the same to many records, all or none; those that are gone or were so already are left out.
 * @returns those that changed.
 * @throws {AppError} NOT_FOUND where none of the ids is or was a record's; TOO_MANY_RECORDS; CONFLICT where another number
 * matches than was confirmed.
 */
export async function changeMany(
  trx: Trx,
  type: KeptType & { filters: Filters },
  action: BulkAction,
  many: Many,
  editor: Editor,
): Promise<ChangedRecord[]> {
  const rows =
    'ids' in many
      ? await rowsOf(trx, type.table, many.ids, {
          at: editor.at,
          staff: action === 'restore' ? 'trash' : 'all',
        })
      : await rowsMatching(trx, type, many, editor);
  return changeEach(trx, rows, (row) => changeOne(trx, type, row, action, { ...editor, together: true }));
}

/**
 * Makes records as seen as they were before a change of many published or hid them. One that was edited since, or is
 * in the bin, stays as it is.
 * @returns those that changed.
 * @throws {AppError} NOT_FOUND where none of them is or was a record.
 */
export async function undoMany(
  trx: Trx,
  type: KeptType,
  records: readonly ChangedRecord[],
  editor: Editor,
): Promise<ChangedRecord[]> {
  const left = new Map(records.map(({ id, version }) => [id, version]));
  const rows = await rowsOf(trx, type.table, [...left.keys()], { at: editor.at, staff: 'all' });
  return changeEach(trx, rows, async (row) => {
    const former = await findVersion(trx, type.table, row.id, row.version - 1);
    if (!former || row.version !== left.get(row.id)) return null;
    const { status, publishAt, unpublishAt } = JSON.parse(former.input) as Input;
    return changeSeen(trx, type, row, { status, publishAt, unpublishAt }, { ...editor, together: true });
  });
}

async function rowsOf(
  trx: Trx,
  table: ContentTable,
  ids: readonly string[],
  seen: Seen,
): Promise<ContentColumns[]> {
  const rows = await seenIn(trx, table, seen)
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  if (rows.length === 0 && (await keptAmong(trx, table, ids)).length === 0) throw new AppError('NOT_FOUND');
  return rows;
}

async function rowsMatching(
  trx: Trx,
  type: KeptType & { filters: Filters },
  { filter: { state, ...cut }, expected }: Whole,
  { at }: Editor,
): Promise<ContentColumns[]> {
  const list = matching(trx, type, cut, { at, staff: state });
  const count = await countMatching(list);
  if (count > BULK.max) throw new AppError('TOO_MANY_RECORDS');
  if (count !== expected) throw new AppError('CONFLICT');
  return list.selectAll().execute();
}

/** Changes one after the other; `change` answers the version that a record has since, null where nothing changed. */
async function changeEach(
  trx: Trx,
  rows: readonly ContentColumns[],
  change: (row: ContentColumns) => Promise<number | null>,
): Promise<ChangedRecord[]> {
  const changed: ChangedRecord[] = [];
  let since = performance.now();
  for (const row of rows) {
    const version = await change(row);
    if (version !== null) changed.push({ id: row.id, version });
    // Not after each one: a busy process would keep the turn to write for as long as it is busy.
    if (performance.now() - since < BREATH_MS) continue;
    await othersTurn();
    since = performance.now();
  }
  if (changed.length > 0) await raiseContentVersion(trx);
  return changed;
}

async function changeOne(
  trx: Trx,
  type: KeptType,
  row: ContentColumns,
  action: BulkAction,
  editor: Editor,
): Promise<number | null> {
  switch (action) {
    case 'publish':
      return changeSeen(trx, type, row, shownNow(row, editor.at), { ...editor, action: 'content.publish' });
    case 'unpublish':
      return changeSeen(trx, type, row, { status: 'draft' }, { ...editor, action: 'content.unpublish' });
    case 'trash':
      await trashContent(trx, type, row, editor);
      return row.version;
    case 'restore':
      await restoreContent(trx, type, row, editor);
      return row.version;
  }
}

/** Changes whether and when a record is seen. */
async function changeSeen(
  trx: Trx,
  type: KeptType,
  row: ContentColumns,
  input: Input,
  editor: Parameters<typeof changeContent>[4],
): Promise<number | null> {
  return (await changeContent(trx, type, row, { input }, editor)) ? row.version + 1 : null;
}

/** Publishing means now: a time to come, or one that is over, no longer holds. */
function shownNow({ publish_at, unpublish_at }: ContentColumns, at: Date): Input {
  const moment = at.toISOString();
  return {
    status: 'published',
    ...(publish_at && publish_at > moment && { publishAt: null }),
    ...(unpublish_at && unpublish_at <= moment && { unpublishAt: null }),
  };
}
