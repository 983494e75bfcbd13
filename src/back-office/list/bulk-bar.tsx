import { IconX } from '@tabler/icons-react';
import type { BulkAction } from '#content/manage.contract.ts';
import { plural } from '#lib/format.ts';
import { actions } from '#messages/staff-actions.ts';
import { lists } from '#messages/staff-lists.ts';
import { Button } from '#ui/button.tsx';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  selection: Selection;
  inBin: boolean;
  busy: boolean;
  onChange: (action: BulkAction) => void;
}

const ACTIONS = [
  ['publish', lists.publish],
  ['unpublish', lists.unpublish],
  ['trash', actions.remove],
] as const;

/** What can be done with the selected records together; stays in sight while there are any. */
export function BulkBar({ selection, inBin, busy, onChange }: BulkBarProps) {
  if (selection.ids.length === 0) return null;
  const actions = inBin ? ([['restore', lists.restore]] as const) : ACTIONS;
  return (
    <div className="sticky bottom-3 z-20 mt-4 flex animate-drop flex-wrap items-center gap-2 rounded-tile border border-line bg-white p-2.5 ps-4 shadow-lift">
      <p role="status" className="me-auto font-medium text-ink max-sm:basis-full">
        {plural(selection.ids.length, lists.selected)}
      </p>
      {actions.map(([action, label]) => (
        <Button
          key={action}
          size="small"
          look="outline"
          disabled={busy}
          className={action === 'trash' ? 'text-danger! hover:border-danger!' : ''}
          onClick={() => onChange(action)}
        >
          {label}
        </Button>
      ))}
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
