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
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 sm:mb-7">
      <h2 id={id} className={lead ? 'basis-full text-h2' : 'text-h2'}>
        {title}
      </h2>
      {lead ? <p className="mt-1 max-w-measure text-muted">{lead}</p> : null}
      {more}
    </div>
  );
}
