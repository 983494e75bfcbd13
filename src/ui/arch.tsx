import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The mihrab's curve around a person, an icon or the brand. `foot` is the radius of its lower corners in px. */
export function Arch({
  children,
  foot = 32,
  className,
}: {
  children: ReactNode;
  foot?: number;
  className?: string;
}) {
  return (
    <div className={classNames('arch', className)} style={{ '--arch-foot': `${foot}px` }}>
      {children}
    </div>
  );
}
