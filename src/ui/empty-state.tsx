import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text: string;
  picture: ReactNode;
  /** What to do next. */
  children?: ReactNode;
}

/** A list with nothing in it says why and what to do next. */
export function EmptyState({ title, text, picture, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card bg-sand px-6 py-12 text-center">
      {picture}
      <h2 className="mt-2 text-[1.4rem]">{title}</h2>
      <p className="max-w-measure text-muted">{text}</p>
      {children ? <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  );
}
