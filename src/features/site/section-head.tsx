import type { ReactNode } from 'react';

interface SectionHeadProps {
  /** Names the part for screen readers too. */
  id: string;
  title: string;
  lead?: string;
  /** A link to all of it. */
  more?: ReactNode;
}

/** The head of a page's part. */
export function SectionHead({ id, title, lead, more }: SectionHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 sm:mb-8">
      <div>
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {lead ? <p className="mt-1 max-w-measure text-muted">{lead}</p> : null}
      </div>
      {more}
    </div>
  );
}
