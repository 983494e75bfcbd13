import type { ContentState } from '#content/manage.contract.ts';
import { lists } from '#messages/staff-lists.ts';
import { classNames } from '#ui/class-names.ts';

const TONES: Record<ContentState, string> = {
  published: 'bg-brand-tint text-brand-deep',
  scheduled: 'bg-sky-tint text-sky',
  draft: 'bg-gold-tint text-gold-deep',
  ended: 'bg-stone-tint text-stone',
  trash: 'bg-danger-tint text-danger',
};

/** Whether visitors see a record, in its colour. */
export function StateBadge({ state, className }: { state: ContentState; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-pill px-3 text-[0.85rem] font-medium whitespace-nowrap',
        TONES[state],
        className,
      )}
    >
      {lists.states[state]}
    </span>
  );
}
