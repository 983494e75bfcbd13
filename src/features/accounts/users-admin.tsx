import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Role } from '#auth/permissions.ts';
import { AddButton } from '#back-office/add-button.tsx';
import { FilterSelect } from '#back-office/list/filter-select.tsx';
import { ListEmpty } from '#back-office/list/list-states.tsx';
import { ListView } from '#back-office/list/list-view.tsx';
import { SearchBox } from '#back-office/list/search-box.tsx';
import { useListAddress } from '#back-office/list/use-list-address.ts';
import { usePersonSearch } from '#back-office/list/use-person-search.ts';
import { ScreenHead } from '#back-office/screen-head.tsx';
import { useAskedToAdd } from '#back-office/use-asked-to-add.ts';
import { readOneOf, readSearch } from '#features/site/list-search.rules.ts';
import { screens } from '#messages/staff-shell.ts';
import { roles, users as texts, userForm } from '#messages/staff-users.ts';
import { ChangeAlert } from './change-alert.tsx';
import { useConfirmed } from './use-confirmed.tsx';
import { useSession } from './use-session.ts';
import type { UserRecord } from './users.contract.ts';
import { USER_SORTS, userList } from './users-admin.queries.ts';
import { useUserActs } from './users-admin-acts.ts';
import { UserModal } from './users-admin-form.tsx';
import { UserCards, userColumns } from './users-admin-list.tsx';

const ROLES: readonly Role[] = ['superadmin', 'admin', 'user'];
const ROLE_NAMES = Object.fromEntries(ROLES.map((role) => [role, roles[role].name])) as Record<Role, string>;

/** The accounts. Role, order and page are in the address, what is searched for is not (decision 30). */
export function UsersScreen() {
  const at = useListAddress({ to: '/admin-dashboard/users' }, USER_SORTS);
  const role = readOneOf(ROLES, at.address.role);
  const find = usePersonSearch(at);
  /** Whose rights are being changed; 'new' for somebody who is being added. */
  const [edited, setEdited] = useState<UserRecord | 'new' | null>(null);
  useAskedToAdd(() => setEdited('new'));
  const session = useSession();
  const own = session === 'loading' ? undefined : session?._id;
  const { confirmed, dialog } = useConfirmed();
  const { change, ...acts } = useUserActs(confirmed);
  const list = useQuery({
    ...userList({ search: readSearch(find.search), role, sort: at.sort, page: at.page }),
    placeholderData: keepPreviousData,
  });
  const handles = { ...acts, own, change: setEdited };

  return (
    <>
      <ScreenHead title={screens.users}>
        <AddButton className="ms-auto" onClick={() => setEdited('new')}>
          {texts.add}
        </AddButton>
      </ScreenHead>
      <div className="mt-5 mb-4 flex flex-wrap gap-3">
        <SearchBox label={texts.searchLabel} placeholder={texts.search} {...find} />
        <FilterSelect
          at={at}
          param="role"
          label={userForm.role}
          all={texts.allRoles}
          names={ROLE_NAMES}
          value={role}
        />
      </div>
      {change.outcome ? (
        <div className="mb-4">
          <ChangeAlert change={change} />
        </div>
      ) : null}
      <ListView
        list={list}
        at={at}
        failed={texts.failed}
        counts={texts.counts}
        empty={<ListEmpty text={texts.notFound} />}
        table="user"
        columns={userColumns(handles)}
        rowLook={({ disabled }) => ({ className: disabled ? 'bg-paper' : undefined })}
        cards={(users) => <UserCards users={users} acts={handles} />}
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
