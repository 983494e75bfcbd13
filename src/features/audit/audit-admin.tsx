import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useLeaveWhenSessionEnds } from '#features/accounts/use-leave-when-session-ends.ts';
import { readOne, readOneOf, readPage } from '#features/site/list-search.rules.ts';
import { plural } from '#lib/format.ts';
import { audit as texts } from '#messages/staff-audit.ts';
import { screens } from '#messages/staff-shell.ts';
import { Alert } from '#ui/alert.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type AuditSearch, auditList } from './audit-admin.queries.ts';
import { AuditRow } from './audit-admin-entry.tsx';
import { ACTIONS, AuditFilters } from './audit-admin-filters.tsx';

const route = getRouteApi('/admin-dashboard/audit');
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Who changed what, newest first. */
export function AuditScreen() {
  const search = useAuditSearch();
  const navigate = route.useNavigate();
  const list = useQuery({ ...auditList(search), placeholderData: keepPreviousData });
  useLeaveWhenSessionEnds(list.error);
  const { data } = list;
  const { page = 1, ...filters } = search;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-[1.7rem]">{screens.audit}</h1>
        <p role="status" className="text-muted">
          {data ? plural(data.totalEntries, texts.counts) : ''}
        </p>
      </div>
      <p className="mt-1 max-w-measure text-muted">{texts.lead}</p>
      <AuditFilters search={search} onChange={(next) => void navigate({ search: next })} />
      {list.isError ? (
        <Alert tone="error" className="mb-4">
          <span className="me-3">{texts.failed}</span>
          <button
            type="button"
            onClick={() => void list.refetch()}
            className="target font-semibold underline underline-offset-4"
          >
            {texts.retry}
          </button>
        </Alert>
      ) : null}
      {data || list.isError ? null : <Loading />}
      {data && data.entries.length > 0 ? (
        <ol className="rounded-tile border border-line">
          {data.entries.map((entry) => (
            <AuditRow key={entry._id} entry={entry} />
          ))}
        </ol>
      ) : null}
      {data && data.entries.length === 0 ? (
        <Empty past={data.totalEntries > 0} filtered={isFiltered} filters={filters} />
      ) : null}
      <Pagination
        page={page}
        pages={data?.totalPages ?? 1}
        link={({ page: other, label, current, ...rest }) => (
          <Link
            key={label}
            to="/admin-dashboard/audit"
            search={{ ...filters, ...(other > 1 ? { page: other } : {}) }}
            aria-label={label}
            aria-current={current ? 'page' : undefined}
            {...rest}
          />
        )}
      />
    </>
  );
}

/** The address, with what the call would refuse left out. */
function useAuditSearch(): AuditSearch {
  const { actor, action, from, to, page } = route.useSearch();
  return {
    actor: readOne(actor),
    action: readOneOf(ACTIONS, action),
    from: readDay(readOne(from)),
    to: readDay(readOne(to)),
    page: readPage(page),
  };
}

function readDay(text: string | undefined): string | undefined {
  return text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

function Loading() {
  return (
    <div className="grid gap-2.5">
      <Spinner className="sr-only" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}

function Empty({ past, filtered, filters }: { past: boolean; filtered: boolean; filters: AuditSearch }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-tile border border-line px-6 py-14 text-center">
      <p className="max-w-measure text-base">{past ? texts.past : filtered ? texts.notFound : texts.empty}</p>
      {past ? (
        <Link
          to="/admin-dashboard/audit"
          search={filters}
          className={buttonClass({ look: 'outline', size: 'small' })}
        >
          {texts.firstPage}
        </Link>
      ) : null}
    </div>
  );
}
