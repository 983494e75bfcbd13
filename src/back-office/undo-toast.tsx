import { IconCircleCheckFilled } from '@tabler/icons-react';
import { toast } from 'react-hot-toast';
import { lists } from '#messages/staff-lists.ts';

/** As long as any blank toast (specification, section 9); it waits while it is pointed at or has the focus. */
const SHOWN_MS = 4000;

/** Says in a toast what was done, and offers to take it back. */
export function toastWithUndo(text: string, undo: () => void): void {
  /** Its button loses the focus as it goes, which must not bring it back. */
  let isUsed = false;
  const show = (duration: number, id?: string): string =>
    toast(
      (shown) => (
        <span className="flex items-center gap-3">
          <span>{text}</span>
          <button
            type="button"
            className="min-h-11 shrink-0 rounded-field px-3 font-semibold text-brand hover:bg-brand-tint"
            onFocus={() => show(Number.POSITIVE_INFINITY, shown.id)}
            onBlur={() => {
              if (!isUsed) show(SHOWN_MS, shown.id);
            }}
            onClick={() => {
              isUsed = true;
              toast.dismiss(shown.id);
              undo();
            }}
          >
            {lists.undo}
          </button>
        </span>
      ),
      {
        duration,
        icon: <IconCircleCheckFilled aria-hidden="true" className="size-5 shrink-0 text-brand" />,
        ...(id ? { id } : {}),
      },
    );
  show(SHOWN_MS);
}
