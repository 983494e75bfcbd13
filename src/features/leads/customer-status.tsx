import { leadStatuses } from '#messages/staff.ts';
import { classNames } from '#ui/class-names.ts';
import type { LeadStatus } from './customers.rules.ts';

const TONES: Record<LeadStatus, string> = {
  new: 'bg-[#e3f0ff] text-[#174f8f]',
  contacted: 'bg-gold-tint text-[#74530f]',
  booked: 'bg-brand-tint text-brand-deep',
  came: 'bg-brand text-white',
  'no-show': 'bg-[#f4f1f0] text-[#5e5250]',
  lost: 'bg-[#f4f1f0] text-[#5e5250]',
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
