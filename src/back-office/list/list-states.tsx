import type { UseQueryResult } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLeaveWhenSessionEnds } from '#features/accounts/use-leave-when-session-ends.ts';
import { actions } from '#messages/staff-actions.ts';
import { lists } from '#messages/staff-lists.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';

const BOX = 'grid justify-items-center gap-4 rounded-tile border border-line px-6 py-14 text-center';

interface ListStateProps {
  list: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'refetch'>;
  /** Said where it could not be had, and there is none to show. */
  failed: string;
}

/**
 * What is to be said of a list that is on its way, could not be had, or may be old; nothing of any other. Where the
 * session has ended it leads to the login.
 */
export function ListState({ list: { data, error, isPending, refetch }, failed }: ListStateProps) {
  useLeaveWhenSessionEnds(error);
  if (error && data === undefined) return <ListFailed text={failed} onRetry={refetch} />;
  if (error) return <ListStale onRetry={refetch} />;
  return isPending ? <ListLoading /> : null;
}

/** The list is on its way. */
export function ListLoading() {
  return (
    <div className={BOX}>
      <Spinner className="my-6 text-3xl text-brand" />
    </div>
  );
}

/** The list could not be had, and there is none to show. */
function ListFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={BOX}>
      <p role="alert" className="text-base font-medium text-danger">
        {text}
      </p>
      <Button size="small" onClick={() => onRetry()}>
        {actions.retry}
      </Button>
    </div>
  );
}

interface ListStaleProps {
  text?: string;
  onRetry: () => void;
}

/** What is shown may be old: the last try to ask again failed. */
export function ListStale({ text = lists.stale, onRetry }: ListStaleProps) {
  return (
    <Alert tone="error" className="mb-4">
      <span className="me-3">{text}</span>
      <button
        type="button"
        onClick={() => onRetry()}
        className="target font-semibold underline underline-offset-4"
      >
        {actions.retry}
      </button>
    </Alert>
  );
}

/** A page beyond the last; `first` leads to the first. */
export function ListPast({ first }: { first: LinkProps }) {
  return (
    <ListEmpty text={lists.past}>
      <ButtonLink {...first} look="outline" size="small">
        {lists.firstPage}
      </ButtonLink>
    </ListEmpty>
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
