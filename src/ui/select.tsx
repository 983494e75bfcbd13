import { IconChevronDown } from '@tabler/icons-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './text-input.tsx';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
  /** Classes of the box around it, for its width. */
  boxClassName?: string;
}

/** The platform's select with our box and arrow. */
export function Select({ className, boxClassName, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative block', boxClassName)}>
      <select {...rest} className={classNames(CONTROL_CLASS, 'appearance-none truncate pe-11', className)} />
      <IconChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5 text-muted"
      />
    </span>
  );
}
