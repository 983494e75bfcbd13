import { Alert } from '#ui/alert.tsx';
import type { AccountChange } from './use-account-change.ts';

interface ChangeAlertProps {
  change: AccountChange;
  /** A field without a line of its own for what is wrong with it. */
  field?: string;
}

/** What came of a change; takes the focus when it appears. */
export function ChangeAlert({ change: { outcome, errors, alert }, field = '' }: ChangeAlertProps) {
  if (!outcome) return null;
  return (
    <Alert ref={alert} tone={outcome.tone}>
      {errors[field] ?? outcome.text}
    </Alert>
  );
}
