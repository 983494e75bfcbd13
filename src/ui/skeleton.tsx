import { classNames } from './class-names.ts';

/** The shape of what is coming, so that nothing jumps when it comes. Size and round it with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-shimmer bg-[linear-gradient(100deg,var(--color-brand-tint)_40%,#f5faf8_50%,var(--color-brand-tint)_60%)] bg-[length:200%_100%]',
        className,
      )}
    />
  );
}
