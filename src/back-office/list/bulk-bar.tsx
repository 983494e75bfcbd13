import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { BulkAction } from '#content/manage.contract.ts';
import { formatNumber, plural } from '#lib/format.ts';
import { BULK } from '#lib/limits.ts';
import { actions } from '#messages/staff-actions.ts';
import { lists } from '#messages/staff-lists.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  selection: Selection;
  inBin: boolean;
  /** Answers when it is done. */
  onChange: (action: BulkAction) => Promise<void>;
}

const ACTIONS = [
  ['publish', lists.publish],
  ['unpublish', lists.unpublish],
  ['trash', actions.remove],
] as const;

/** What can be done with the selected records together; stays in sight while there are any. */
export function BulkBar({ selection, inBin, onChange }: BulkBarProps) {
  const [busy, setBusy] = useState<BulkAction | null>(null);
  const { ids, whole, more, toggleWhole } = selection;
  if (ids.length === 0) return null;
  const offered = inBin ? ([['restore', lists.restore]] as const) : ACTIONS;

  async function during(action: BulkAction) {
    if (busy) return;
    setBusy(action);
    await onChange(action);
    setBusy(null);
  }

  return (
    <div
      data-bottom-bar
      className="sticky bottom-3 z-20 mt-4 flex animate-drop flex-wrap items-center gap-2 rounded-tile border border-line bg-white p-2.5 ps-4 shadow-lift"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <p role="status" className="font-medium text-ink">
          {whole
            ? lists.wholeSelected(plural(more ?? ids.length, lists.counts))
            : plural(ids.length, lists.selected)}
        </p>
        {more === null ? null : toggleWhole ? (
          <button
            type="button"
            disabled={busy !== null}
            onClick={toggleWhole}
            className="min-h-11 font-semibold text-brand underline underline-offset-4 hover:text-brand-deep"
          >
            {whole ? lists.selectShown : lists.selectWhole(formatNumber(more))}
          </button>
        ) : (
          <p className="text-muted">{lists.tooManyToSelect(formatNumber(BULK.max))}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:order-1 max-sm:basis-full">
        {offered.map(([action, label]) => (
          <Button
            key={action}
            size="small"
            look="outline"
            aria-busy={busy === action || undefined}
            // Not `disabled`: the focus would fall from it, and be lost where the change fails.
            aria-disabled={busy !== null || undefined}
            className={classNames(
              'aria-disabled:opacity-60',
              action === 'trash' && 'text-danger! hover:border-danger!',
            )}
            onClick={() => void during(action)}
          >
            {busy === action ? <Spinner label="" /> : null}
            {label}
          </Button>
        ))}
      </div>
      <button
        type="button"
        aria-label={lists.clearSelection}
        title={lists.clearSelection}
        onClick={selection.clear}
        className="inline-grid size-11 place-items-center rounded-field text-muted hover:bg-brand-tint"
      >
        <IconX aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
