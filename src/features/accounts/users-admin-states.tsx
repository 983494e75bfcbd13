import { Link } from '@tanstack/react-router';
import { users as texts } from '#messages/staff-users.ts';
import { Alert } from '#ui/alert.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';

const BOX = 'grid justify-items-center gap-4 rounded-tile border border-line px-6 py-14 text-center';

/** The list is on its way. */
export function UsersLoading() {
  return (
    <div className="grid gap-2.5">
      <Spinner className="sr-only" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}

/** The list could not be had; `stale`: one from before is still shown. */
export function UsersFailed({ stale, onRetry }: { stale: boolean; onRetry: () => void }) {
  return (
    <Alert tone="error" className="mb-4">
      <span className="me-3">{stale ? texts.stale : texts.failed}</span>
      <button
        type="button"
        onClick={() => onRetry()}
        className="target font-semibold underline underline-offset-4"
      >
        {texts.retry}
      </button>
    </Alert>
  );
}

/** Nobody was found, or nobody is on this page. */
export function UsersEmpty({ past }: { past: boolean }) {
  return (
    <div className={BOX}>
      <p className="max-w-measure text-base">{past ? texts.past : texts.notFound}</p>
      {past ? (
        <Link
          to="/admin-dashboard/users"
          search={{}}
          className={buttonClass({ look: 'outline', size: 'small' })}
        >
          {texts.firstPage}
        </Link>
      ) : null}
    </div>
  );
}
