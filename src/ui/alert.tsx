import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

interface AlertProps {
  tone: 'success' | 'error';
  children: ReactNode;
  className?: string;
  /** To move the focus here after a refusal. */
  ref?: Ref<HTMLDivElement>;
}

/** A message that stays: green after success, red after a refusal. Read out when it appears; may take the focus. */
export function Alert({ tone, children, className, ref }: AlertProps) {
  const Icon = tone === 'success' ? IconCircleCheck : IconAlertCircle;
  return (
    <div
      ref={ref}
      role={tone === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
      className={classNames(
        'flex animate-drop items-start gap-3 rounded-field px-4 py-3 text-base font-medium',
        tone === 'success' ? 'bg-success-tint text-success' : 'bg-danger-tint text-danger',
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
