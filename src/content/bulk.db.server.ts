import type { ContentColumns } from '#db/content-tables.ts';
import type { Trx } from '#db/store.ts';
import { AppError } from '#lib/errors.ts';
import { restoreContent, trashContent } from './bin.db.server.ts';
import { changeContent, type Editor } from './change-content.db.server.ts';
import type { Input, KeptType } from './content-type.ts';
import { keptAmong } from './find-content.db.server.ts';
import type { BulkAction } from './manage.contract.ts';
import { seenIn } from './visible.db.server.ts';

/**
 * Does the same to many records, all or none; those that are gone or were so already are left out.
 * @returns how many changed.
 * @throws {AppError} NOT_FOUND where none of them is or was a record.
 */
export async function changeMany(
  trx: Trx,
  type: KeptType,
  { ids, action }: { ids: readonly string[]; action: BulkAction },
  editor: Editor,
): Promise<number> {
  const staff = action === 'restore' ? 'trash' : 'all';
  const rows = await seenIn(trx, type.table, { at: editor.at, staff })
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  if (rows.length === 0 && (await keptAmong(trx, type.table, ids)).length === 0) {
    throw new AppError('NOT_FOUND');
  }
  let changed = 0;
  for (const row of rows) if (await changeOne(trx, type, row, action, editor)) changed += 1;
  return changed;
}

async function changeOne(
  trx: Trx,
  type: KeptType,
  row: ContentColumns,
  action: BulkAction,
  editor: Editor,
): Promise<boolean> {
  switch (action) {
    case 'publish':
      return changeContent(
        trx,
        type,
        row,
        { input: shownNow(row, editor.at) },
        { ...editor, action: 'content.publish' },
      );
    case 'unpublish':
      return changeContent(
        trx,
        type,
        row,
        { input: { status: 'draft' } },
        { ...editor, action: 'content.unpublish' },
      );
    case 'trash':
      await trashContent(trx, type, row, editor);
      return true;
    case 'restore':
      await restoreContent(trx, type, row, editor);
      return true;
  }
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
