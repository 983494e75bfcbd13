import { Alert } from '#ui/alert.tsx';
import type { AccountChange } from './use-account-change.ts';

/** What came of a change; takes the focus when it appears. */
export function ChangeAlert({ change: { outcome, alert } }: { change: AccountChange }) {
  if (!outcome) return null;
  return (
    <Alert ref={alert} tone={outcome.tone}>
      {outcome.text}
    </Alert>
  );
}
