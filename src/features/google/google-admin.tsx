import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ListStale } from '#back-office/list/list-states.tsx';
import { useAct } from '#back-office/use-act.ts';
import { useLeaveWhenSessionEnds } from '#features/accounts/use-leave-when-session-ends.ts';
import { Webhooks } from '#features/webhooks/webhooks-admin.tsx';
import { actions } from '#messages/staff-actions.ts';
import { google } from '#messages/staff-google.ts';
import { screens } from '#messages/staff-shell.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { googleStatus } from './google-admin.queries.ts';
import { GoogleConnection } from './google-admin-connection.tsx';
import { GoogleSheets } from './google-admin-sheets.tsx';

const route = getRouteApi('/admin-dashboard/google-auth');

/** Where a superadmin connects Google, and sees honestly how it stands and what waits. */
export function GoogleScreen() {
  const { result } = route.useSearch();
  const { data, error, refetch } = useQuery(googleStatus());
  const act = useAct({ reload: ['google', 'sheet'], failed: actions.failed });
  useLeaveWhenSessionEnds(error);
  return (
    <>
      <h1 className="text-[1.7rem]">{screens.google}</h1>
      <p className="mt-1 max-w-measure text-muted">{google.lead}</p>
      <div className="mt-6 grid max-w-220 grid-cols-1 gap-6">
        <ConsentResult result={String(result ?? '')} />
        {error ? <ListStale text={google.failed} onRetry={refetch} /> : null}
        {data ? (
          <>
            <GoogleConnection status={data} act={act} />
            <GoogleSheets status={data} act={act} />
          </>
        ) : null}
        {data || error ? null : (
          <>
            <Spinner className="sr-only" />
            <Skeleton className="h-52 rounded-tile" />
            <Skeleton className="h-32 rounded-tile" />
          </>
        )}
        <Webhooks />
      </div>
    </>
  );
}

/** What a consent came to, once Google has led back here. */
function ConsentResult({ result }: { result: string }) {
  const navigate = route.useNavigate();
  const said = Object.entries(google.results).find(([name]) => name === result)?.[1];
  if (said === undefined) return null;
  return (
    <Alert tone={result === 'connected' ? 'success' : 'error'}>
      <span className="me-3">{said}</span>
      <Button look="ghost" size="small" onClick={() => void navigate({ search: {}, replace: true })}>
        {google.hide}
      </Button>
    </Alert>
  );
}
