import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { ListEmpty, ListPast, ListState } from '#back-office/list/list-states.tsx';
import { SearchBox } from '#back-office/list/search-box.tsx';
import { ScreenHead } from '#back-office/screen-head.tsx';
import { readPage, readSearch } from '#features/site/list-search.rules.ts';
import { plural } from '#lib/format.ts';
import { customers } from '#messages/staff-customers.ts';
import { screens } from '#messages/staff-shell.ts';
import { Pagination } from '#ui/pagination.tsx';
import { CustomerCards } from './customer-cards.tsx';
import { CustomerTable } from './customer-table.tsx';
import { customerList } from './leads.queries.ts';
import { useWideWindow } from './use-wide-window.ts';

const route = getRouteApi('/admin-dashboard/customers');
/** New bookings appear by themselves: a receptionist leaves this page open. */
const ASK_AGAIN_MS = 30_000;

declare module '@tanstack/history' {
  interface HistoryState {
    /** Whom another screen sends here to find; `at` tells one such wish from the next. */
    find?: { text: string; at: number };
  }
}

/** The bookings, newest first. The page is in the address, what is searched for is not (decision 30). */
export function CustomersScreen() {
  const page = readPage(route.useSearch().page) ?? 1;
  const navigate = route.useNavigate();
  const asked = useLocation({ select: ({ state }) => state.find });
  const [found, setFound] = useState(asked);
  const [search, setSearch] = useState(asked?.text ?? '');
  if (asked && asked.at !== found?.at) {
    setFound(asked);
    setSearch(asked.text);
  }
  const wide = useWideWindow();
  const list = useQuery({
    ...customerList({ search: readSearch(search), page }),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: true,
  });
  const { data } = list;
  // Ages are told as of the last answer, and each answer tells them anew.
  const now = new Date(list.dataUpdatedAt);
  const List = wide ? CustomerTable : CustomerCards;

  return (
    <>
      <ScreenHead
        title={screens.customers}
        count={data ? plural(data.totalCustomers, customers.counts) : ''}
      />
      <div className="mt-5 mb-4 flex max-w-140">
        <SearchBox
          label={customers.searchLabel}
          placeholder={customers.search}
          search={search}
          onSearch={(text) => {
            setSearch(text);
            if (page > 1) void navigate({ search: {} });
          }}
        />
      </div>
      <ListState list={list} failed={customers.failed} />
      {data && data.customers.length > 0 ? <List customers={data.customers} now={now} /> : null}
      {data?.customers.length === 0 && data.totalCustomers > 0 ? (
        <ListPast first={{ to: '/admin-dashboard/customers', search: {} }} />
      ) : null}
      {data?.totalCustomers === 0 ? (
        <ListEmpty text={readSearch(search) === undefined ? customers.empty : customers.notFound} />
      ) : null}
      <Pagination
        page={page}
        pages={data?.totalPages ?? 1}
        link={({ page: other, ...rest }) => (
          <Link to="/admin-dashboard/customers" search={other > 1 ? { page: other } : {}} {...rest} />
        )}
      />
    </>
  );
}
