import type { ReactNode } from 'react';
import { site } from '#messages/site.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useClinic } from './clinic.ts';
import { LostTooth } from './lost-tooth.tsx';

interface ListEmptyProps {
  /** Why there is nothing: nothing found, a page beyond the last, or nothing at all yet. */
  reason: 'search' | 'past' | 'bare';
  /** The link back to a list that has something. */
  back?: ReactNode;
}

const TEXTS = {
  search: { title: site.list.emptyTitle, text: site.list.emptyText },
  past: { title: site.list.pastTitle, text: site.list.pastText },
  bare: { title: site.list.bareTitle, text: site.list.bareText },
};

/** A list without entries, and what to do next. */
export function ListEmpty({ reason, back }: ListEmptyProps) {
  const { phone } = useClinic();
  return (
    <EmptyState {...TEXTS[reason]} picture={<LostTooth className="w-36" />}>
      {back}
      {reason === 'past' ? null : (
        <ButtonAnchor look="outline" href={`tel:${phone}`}>
          {site.shell.barCall}
        </ButtonAnchor>
      )}
    </EmptyState>
  );
}
