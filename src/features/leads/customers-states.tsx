import { Link } from '@tanstack/react-router';
import { customers } from '#messages/staff.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';

const BOX = 'grid justify-items-center gap-4 rounded-tile border border-line px-6 py-14 text-center';

/** The list is on its way. */
export function CustomersLoading() {
  return (
    <div className="grid gap-2.5">
      <Spinner className="sr-only" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}

/** The list could not be had, and there is none to show. */
export function CustomersFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={BOX}>
      <p role="alert" className="text-base font-medium text-danger">
        {customers.failed}
      </p>
      <Button size="small" onClick={() => onRetry()}>
        {customers.retry}
      </Button>
    </div>
  );
}

/** What is shown may be old: the last try to ask again failed. */
export function CustomersStale({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="error" className="mb-4">
      <span className="me-3">{customers.stale}</span>
      <button
        type="button"
        onClick={() => onRetry()}
        className="target font-semibold underline underline-offset-4"
      >
        {customers.retry}
      </button>
    </Alert>
  );
}

/** Nothing to show: no booking at all, none that was looked for, or a page beyond the last. */
export function CustomersEmpty({ searched, past }: { searched: boolean; past: boolean }) {
  if (past) {
    return (
      <div className={BOX}>
        <p>{customers.past}</p>
        <Link
          to="/admin-dashboard/customers"
          search={{}}
          className={buttonClass({ look: 'outline', size: 'small' })}
        >
          {customers.firstPage}
        </Link>
      </div>
    );
  }
  return (
    <div className={BOX}>
      <p className="max-w-measure text-base">{searched ? customers.notFound : customers.empty}</p>
    </div>
  );
}
