import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Role } from '#auth/permissions.ts';
import { AddButton } from '#back-office/add-button.tsx';
import { ColumnChoice, useColumnChoice } from '#back-office/column-choice.tsx';
import { DataTable } from '#back-office/data-table.tsx';
import { changedAddress } from '#back-office/list/list-ask.ts';
import { ListEmpty, ListPast, ListState } from '#back-office/list/list-states.tsx';
import { SearchBox } from '#back-office/list/search-box.tsx';
import { ScreenHead } from '#back-office/screen-head.tsx';
import { useAskedToAdd } from '#back-office/use-asked-to-add.ts';
import { useWideWindow } from '#features/leads/use-wide-window.ts';
import { type Address, readOneOf, readPage, readSearch } from '#features/site/list-search.rules.ts';
import { plural } from '#lib/format.ts';
import { screens } from '#messages/staff-shell.ts';
import { roles, users as texts, userForm } from '#messages/staff-users.ts';
import { Pagination } from '#ui/pagination.tsx';
import { Select } from '#ui/select.tsx';
import { ChangeAlert } from './change-alert.tsx';
import { useConfirmed } from './use-confirmed.tsx';
import { useSession } from './use-session.ts';
import type { UserRecord } from './users.contract.ts';
import { USER_SORTS, userList } from './users-admin.queries.ts';
import { useUserActs } from './users-admin-acts.ts';
import { UserModal } from './users-admin-form.tsx';
import { UserCards, userColumns } from './users-admin-list.tsx';

const route = getRouteApi('/admin-dashboard/users');
const ROLES: readonly Role[] = ['superadmin', 'admin', 'user'];

/** The accounts. Role, order and page are in the address, what is searched for is not (decision 30). */
export function UsersScreen() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const role = readOneOf(ROLES, address.role);
  const sort = readOneOf(USER_SORTS, address.sort) ?? USER_SORTS[0];
  const page = readPage(address.page) ?? 1;
  const link = (change: Address) => ({
    to: '/admin-dashboard/users' as const,
    search: changedAddress(address, change),
  });
  const [search, setSearch] = useState('');
  /** Whose rights are being changed; 'new' for somebody who is being added. */
  const [edited, setEdited] = useState<UserRecord | 'new' | null>(null);
  useAskedToAdd(() => setEdited('new'));
  const session = useSession();
  const own = session === 'loading' ? undefined : session?._id;
  const wide = useWideWindow();
  const { confirmed, dialog } = useConfirmed();
  const { change, ...acts } = useUserActs(confirmed);
  const list = useQuery({
    ...userList({ search: readSearch(search), role, sort, page }),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const handles = { ...acts, own, change: setEdited };
  const table = useColumnChoice('user', userColumns(handles));

  return (
    <>
      <ScreenHead title={screens.users} count={data ? plural(data.totalUsers, texts.counts) : ''}>
        <AddButton className="ms-auto" onClick={() => setEdited('new')}>
          {texts.add}
        </AddButton>
      </ScreenHead>
      <div className="mt-5 mb-4 flex flex-wrap gap-3">
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.search}
          search={search}
          onSearch={(text) => {
            setSearch(text);
            if (page > 1) void navigate(link({ page: undefined }));
          }}
        />
        <Select
          aria-label={userForm.role}
          value={role ?? ''}
          onChange={(event) => {
            const chosen = readOneOf(ROLES, event.currentTarget.value);
            void navigate(link({ role: chosen, page: undefined }));
          }}
          boxClassName="grow sm:grow-0 sm:basis-48"
          className="min-h-11! text-[0.94rem]"
        >
          <option value="">{texts.allRoles}</option>
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {roles[one].name}
            </option>
          ))}
        </Select>
      </div>
      {change.outcome ? (
        <div className="mb-4">
          <ChangeAlert change={change} />
        </div>
      ) : null}
      <ListState list={list} failed={texts.failed} />
      {data && data.users.length > 0 && wide ? (
        <>
          <div className="mb-2 flex justify-end">
            <ColumnChoice {...table.choice} />
          </div>
          <DataTable
            columns={table.shown}
            rows={data.users}
            rowProps={({ _id, disabled }) => ({ key: _id, className: disabled ? 'bg-paper' : undefined })}
            sort={sort}
            sortLink={(next) => link({ sort: next === USER_SORTS[0] ? undefined : next, page: undefined })}
          />
        </>
      ) : null}
      {data && data.users.length > 0 && !wide ? <UserCards users={data.users} acts={handles} /> : null}
      {data?.users.length === 0 && data.totalUsers > 0 ? (
        <ListPast first={link({ page: undefined })} />
      ) : null}
      {data?.totalUsers === 0 ? <ListEmpty text={texts.notFound} /> : null}
      <Pagination
        page={page}
        pages={data?.totalPages ?? 1}
        link={({ page: other, ...rest }) => (
          <Link {...link({ page: other > 1 ? other : undefined })} {...rest} />
        )}
      />
      {dialog}
      {edited ? (
        <UserModal
          user={edited === 'new' ? null : edited}
          own={edited !== 'new' && edited._id === own}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}
