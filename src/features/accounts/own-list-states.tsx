import { profile } from '#messages/profile.ts';
import { Alert } from '#ui/alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useLeaveWhenSessionEnds } from './use-leave-when-session-ends.ts';

/** A list of one's own is on its way. */
export function OwnListLoading() {
  return (
    <div className="grid gap-2.5">
      <Spinner className="sr-only" />
      <Skeleton className="h-16 rounded-field" />
      <Skeleton className="h-16 rounded-field" />
    </div>
  );
}

/** A list of one's own could not be had. Where the session has ended, the guard, once it knows, leads to the login. */
export function OwnListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  useLeaveWhenSessionEnds(error);
  return (
    <Alert tone="error" className="mb-4">
      <span className="me-3">{error.message}</span>
      <button
        type="button"
        onClick={() => onRetry()}
        className="target font-semibold underline underline-offset-4"
      >
        {profile.retry}
      </button>
    </Alert>
  );
}
