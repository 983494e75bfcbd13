import type { ReactNode } from 'react';

interface ScreenHeadProps {
  title: string;
  /** How many there are, in words, where the list below does not say so; '' while that is not known. */
  count?: string;
  /** The screen's main action, where it has one. */
  children?: ReactNode;
}

/** The title of a screen that lists things, with their count where it is told here, told to screen readers as it changes. */
export function ScreenHead({ title, count, children }: ScreenHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="text-[1.7rem]">{title}</h1>
      {count === undefined ? null : (
        <p role="status" className="text-muted">
          {count}
        </p>
      )}
      {children}
    </div>
  );
}
