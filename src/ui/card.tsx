import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

interface CardProps extends HTMLAttributes<HTMLDivElement> {
  tone?: 'white' | 'tint' | 'sand';
}

const TONES = {
  white: 'border border-line bg-white',
  tint: 'bg-brand-tint',
  sand: 'bg-sand',
};

/** A rounded surface with room inside. */
export function Card({ tone = 'white', className, ...rest }: CardProps) {
  return (
    <div {...rest} className={classNames('rounded-card p-5 text-text sm:p-6.5', TONES[tone], className)} />
  );
}
