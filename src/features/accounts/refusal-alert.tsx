import type { RefObject } from 'react';
import { Alert } from '#ui/alert.tsx';

interface RefusalAlertProps {
  /** Nothing is shown without one. */
  message: string | null;
  /** Whether it answers a plain form, where no script can move the focus. */
  isReply: boolean;
  ref: RefObject<HTMLDivElement | null>;
}

/** The red message over an account form; takes the focus after a refusal. */
export function RefusalAlert({ message, isReply, ref }: RefusalAlertProps) {
  if (message === null) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a plain form, where no script can move the focus
    <div ref={ref} tabIndex={-1} autoFocus={isReply} className="rounded-field">
      <Alert tone="error">{message}</Alert>
    </div>
  );
}
