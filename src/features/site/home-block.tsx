import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { SectionHead } from './section-head.tsx';

interface HomeBlockProps {
  /** Its place in the page, as a link names it. */
  id: string;
  title: string;
  lead?: string;
  /** A link to all of it. */
  more?: ReactNode;
  /** On sand, to part it from its neighbours. */
  sand?: boolean;
  /** Where there is room the head stands beside it. */
  beside?: boolean;
  children: ReactNode;
}

/** A part of the home page under its own heading. */
export function HomeBlock({ id, title, lead, more, sand = false, beside = false, children }: HomeBlockProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames(sand && 'bg-sand')}>
      <div className={classNames('wrap py-section', beside && 'beside')}>
        <SectionHead id={`${id}-title`} title={title} lead={lead} more={more} />
        {children}
      </div>
    </section>
  );
}
