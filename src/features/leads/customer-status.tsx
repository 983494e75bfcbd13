import { leadStatuses } from '#messages/staff-customers.ts';
import { classNames } from '#ui/class-names.ts';
import type { LeadStatus } from './customers.rules.ts';

const TONES: Record<LeadStatus, string> = {
  new: 'bg-sky-tint text-sky',
  contacted: 'bg-gold-tint text-gold-deep',
  booked: 'bg-brand-tint text-brand-deep',
  came: 'bg-brand text-white',
  'no-show': 'bg-stone-tint text-stone',
  lost: 'bg-stone-tint text-stone',
};

/** Where a lead stands, in its colour. */
export function CustomerStatus({ status }: { status: LeadStatus }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-pill px-3.5 py-0.5 text-[0.9rem] font-medium',
        TONES[status],
      )}
    >
      {leadStatuses[status]}
    </span>
  );
}
