import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ListEmpty, ListPast, ListState } from '#back-office/list/list-states.tsx';
import { ScreenHead } from '#back-office/screen-head.tsx';
import { readOne, readOneOf, readPage } from '#features/site/list-search.rules.ts';
import { plural } from '#lib/format.ts';
import { audit as texts } from '#messages/staff-audit.ts';
import { screens } from '#messages/staff-shell.ts';
import { Pagination } from '#ui/pagination.tsx';
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
  const { data } = list;
  const { page = 1, ...filters } = search;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  return (
    <>
      <ScreenHead title={screens.audit} count={data ? plural(data.totalEntries, texts.counts) : ''} />
      <p className="mt-1 max-w-measure text-muted">{texts.lead}</p>
      <AuditFilters search={search} onChange={(next) => void navigate({ search: next })} />
      <ListState list={list} failed={texts.failed} />
      {data && data.entries.length > 0 ? (
        <ol className="rounded-tile border border-line">
          {data.entries.map((entry) => (
            <AuditRow key={entry._id} entry={entry} />
          ))}
        </ol>
      ) : null}
      {data?.entries.length === 0 && data.totalEntries > 0 ? (
        <ListPast first={{ to: '/admin-dashboard/audit', search: filters }} />
      ) : null}
      {data?.totalEntries === 0 ? <ListEmpty text={isFiltered ? texts.notFound : texts.empty} /> : null}
      <Pagination
        page={page}
        pages={data?.totalPages ?? 1}
        link={({ page: other, ...rest }) => (
          <Link
            to="/admin-dashboard/audit"
            search={{ ...filters, ...(other > 1 ? { page: other } : {}) }}
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
