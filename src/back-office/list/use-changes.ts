import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { BulkAction, ChangedRecord } from '#content/manage.contract.ts';
import { ApiError } from '#lib/api-client.ts';
import { actions } from '#messages/staff-actions.ts';
import { deleteDialog, lists } from '#messages/staff-lists.ts';
import { toastError, toastSuccess } from '#ui/toast.ts';
import { isMeant } from '../dialog/is-meant.ts';
import { keepPlace } from '../keep-place.ts';
import { isUnanswered } from '../unanswered.ts';
import { toastWithUndo } from '../undo-toast.tsx';
import { binRecord, changeRecords, type Many, staffLists, undoRecords } from './list.queries.ts';
import type { Resource, ResourceTexts, StaffRow } from './resource.ts';
import { menuOf, neighbourOf } from './row-menu.tsx';
import { showAtOnce } from './show-at-once.ts';

export interface Changes {
  /** Records with a change under way. */
  busy: ReadonlySet<string>;
  /** Asks, then puts one record into the bin. */
  remove(id: string): Promise<void>;
  /**
   * Publishes, hides or restores records; asks before it bins them. Whether they are seen shows at once, and goes back
   * if it fails. Answers whether it was done.
   */
  change(many: Many, action: BulkAction): Promise<boolean>;
}

/** What a list does to its records: each change says how it went, and every list is read again after it. */
export function useChanges<Row extends StaffRow>({ path, texts }: Resource<Row>): Changes {
  const client = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  /** `touched` are the records whose rows may go with it; not all of them have to wait for it. */
  async function during(ids: readonly string[], work: () => Promise<void>, touched = ids): Promise<boolean> {
    const neighbour = neighbourOf(touched);
    setBusy((before) => new Set([...before, ...ids]));
    try {
      await work();
      return true;
    } finally {
      flushSync(() => setBusy((before) => new Set([...before].filter((id) => !ids.includes(id)))));
      // Once the list that was read again is drawn: a record that is still there has its buttons back.
      setTimeout(() => keepPlace(menuOf(touched) ?? menuOf(neighbour)));
    }
  }

  async function remove(id: string): Promise<void> {
    if (!(await isMeant({ ...deleteDialog, buttons: ['cancel', 'close'] }))) return;
    await during([id], async () => {
      const message = await binRecord(path, id);
      await client.invalidateQueries();
      toastWithUndo(message || texts.deleted, () => void change({ ids: [id] }, 'restore'));
    }).catch((error: unknown) => sayDeletionFailed(error, texts));
  }

  async function change(many: Many, action: BulkAction): Promise<boolean> {
    if (action === 'trash' && !(await isMeant({ ...deleteDialog, buttons: ['cancel', 'close'] })))
      return false;
    const status = STATUS_AFTER[action];
    const showAsBefore = status && (await showAtOnce(client, path, many.ids, status));
    const work = async () => {
      const { message, records } = await changeRecords(path, many, action);
      await client.invalidateQueries();
      if (records.length === 0 || action === 'restore') return toastSuccess(message || lists.restored);
      toastWithUndo(message, () => void (status ? undo(records) : change(only(records), 'restore')));
    };
    return during(status ? [] : many.ids, work, many.ids).catch((error: unknown) => {
      showAsBefore?.();
      if (!many.whole) return sayFailed(error);
      // Where others match by now, the number to confirm is another one.
      void client.invalidateQueries({ queryKey: staffLists(path) });
      return sayFailed(error, { CONFLICT: lists.otherNumber });
    });
  }

  async function undo(records: readonly ChangedRecord[]): Promise<void> {
    await during([], async () => {
      const message = await undoRecords(path, records);
      await client.invalidateQueries();
      toastSuccess(message);
    }).catch(sayFailed);
  }

  return { busy, remove, change };
}

/** What a change makes of a record's status, where it is that which changes. */
const STATUS_AFTER: Partial<Record<BulkAction, StaffRow['status']>> = {
  publish: 'published',
  unpublish: 'draft',
};

/** The server's reason, or what it means here by its code. */
function sayFailed(error: unknown, meanings: Readonly<Record<string, string>> = {}): false {
  const reason = error instanceof ApiError ? (meanings[error.code] ?? error.message) : '';
  toastError(reason || actions.failed);
  return false;
}

function only(records: readonly ChangedRecord[]): Many {
  return { ids: records.map(({ id }) => id) };
}

/** The server's refusal is told; an error that is thrown is only logged (specification, section 8). */
function sayDeletionFailed(error: unknown, { deleteFailed, deleteLost = deleteFailed }: ResourceTexts): void {
  const isAnswer = error instanceof ApiError && !isUnanswered(error);
  if (isAnswer) toastError(error.message || deleteFailed);
  // biome-ignore lint/suspicious/noConsole: the specification wants exactly this
  else console.error(deleteLost, error);
}
