import type { ButtonHTMLAttributes, ComponentType, Ref } from 'react';
import { classNames } from '#ui/class-names.ts';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** What it does, read out. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is its picture alone, 44 px for a finger. */
export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-field text-muted transition hover:bg-sand-deep hover:text-ink',
        'disabled:opacity-35 disabled:hover:bg-transparent',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
