import type { ReactNode } from 'react';
import { lists } from '#messages/staff-lists.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';

const BOX = 'grid justify-items-center gap-4 rounded-tile border border-line px-6 py-14 text-center';

/** The list is on its way. */
export function ListLoading() {
  return (
    <div className={BOX}>
      <Spinner className="my-6 text-3xl text-brand" />
    </div>
  );
}

/** The list could not be had, and there is none to show. */
export function ListFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={BOX}>
      <p role="alert" className="text-base font-medium text-danger">
        {text}
      </p>
      <Button size="small" onClick={() => onRetry()}>
        {lists.retry}
      </Button>
    </div>
  );
}

/** What is shown may be old: the last try to ask again failed. */
export function ListStale({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="error" className="mb-4">
      <span className="me-3">{lists.stale}</span>
      <button
        type="button"
        onClick={() => onRetry()}
        className="target font-semibold underline underline-offset-4"
      >
        {lists.retry}
      </button>
    </Alert>
  );
}

/** Nothing to show, and why. */
export function ListEmpty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={BOX}>
      <p className="max-w-measure text-base">{text}</p>
      {children}
    </div>
  );
}
