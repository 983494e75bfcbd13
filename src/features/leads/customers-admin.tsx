import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FilterSelect } from '#back-office/list/filter-select.tsx';
import { ListEmpty } from '#back-office/list/list-states.tsx';
import { ListView } from '#back-office/list/list-view.tsx';
import { SearchBox } from '#back-office/list/search-box.tsx';
import { useListAddress } from '#back-office/list/use-list-address.ts';
import { usePersonSearch } from '#back-office/list/use-person-search.ts';
import { ScreenHead } from '#back-office/screen-head.tsx';
import { readOneOf, readSearch } from '#features/site/list-search.rules.ts';
import { leadSources, leadStatuses, customers as texts } from '#messages/staff-customers.ts';
import { screens } from '#messages/staff-shell.ts';
import { LEAD_SOURCES, LEAD_STATUSES } from './customers.rules.ts';
import { CustomerCards, customerColumns, customerLook } from './customers-admin-list.tsx';
import { CUSTOMER_SORTS, customerList } from './leads.queries.ts';

/** New bookings appear by themselves: a receptionist leaves this page open. */
const ASK_AGAIN_MS = 30_000;

/** The bookings, newest first. Filters, order and page are in the address, what is searched for is not (decision 30). */
export function CustomersScreen() {
  const at = useListAddress({ to: '/admin-dashboard/customers' }, CUSTOMER_SORTS);
  const find = usePersonSearch(at);
  const search = readSearch(find.search);
  const status = readOneOf(LEAD_STATUSES, at.address.status);
  const source = readOneOf(LEAD_SOURCES, at.address.source);
  const list = useQuery({
    ...customerList({ search, status, source, sort: at.sort, page: at.page }),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: true,
  });
  // Ages are told as of the last answer, and each answer tells them anew.
  const now = new Date(list.dataUpdatedAt);

  return (
    <>
      <ScreenHead title={screens.customers} />
      <div className="mt-5 mb-4 flex flex-wrap gap-3">
        <SearchBox label={texts.searchLabel} placeholder={texts.search} {...find} />
        <FilterSelect
          at={at}
          param="status"
          label={texts.status}
          all={texts.allStatuses}
          names={leadStatuses}
          value={status}
        />
        <FilterSelect
          at={at}
          param="source"
          label={texts.source}
          all={texts.allSources}
          names={leadSources}
          value={source}
        />
      </div>
      <ListView
        list={list}
        at={at}
        failed={texts.failed}
        counts={texts.counts}
        empty={<ListEmpty text={search ? texts.notFound : status || source ? texts.noneSo : texts.empty} />}
        table="customer"
        columns={customerColumns(now)}
        rowLook={(customer) => ({ className: customerLook(customer) })}
        cards={(customers) => <CustomerCards customers={customers} now={now} />}
      />
    </>
  );
}
