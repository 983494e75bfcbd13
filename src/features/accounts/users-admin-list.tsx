import { named, type TableColumn } from '#back-office/data-table.tsx';
import { formatDateLong } from '#lib/format.ts';
import { lists } from '#messages/staff-lists.ts';
import { users as texts } from '#messages/staff-users.ts';
import { classNames } from '#ui/class-names.ts';
import { PhoneLink } from '#ui/ltr.tsx';
import type { UserRecord } from './users.contract.ts';
import { USER_SORTS } from './users-admin.queries.ts';
import { type UserActs, UserButtons, UserName, UserRole, UserState } from './users-admin-row.tsx';

interface UserListProps {
  users: readonly UserRecord[];
  acts: UserActs;
}

/** What the table of accounts shows. */
export function userColumns(acts: UserActs): TableColumn<UserRecord>[] {
  return [
    {
      key: 'name',
      head: texts.name,
      names: true,
      className: 'min-w-56 font-normal',
      cell: (user) => <UserName user={user} own={user._id === acts.own} />,
    },
    {
      ...named('phone', texts.phone),
      className: 'whitespace-nowrap',
      cell: ({ phone }) => <Phone phone={phone} />,
    },
    { ...named('role', texts.role), cell: (user) => <UserRole user={user} /> },
    { ...named('state', texts.state), cell: (user) => <UserState user={user} /> },
    {
      ...named('since', texts.since),
      sorts: USER_SORTS,
      className: 'whitespace-nowrap text-muted',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateLong(createdAt)}</time>,
    },
    {
      key: 'actions',
      head: <span className="sr-only">{texts.actions}</span>,
      className: 'w-1',
      cell: (user) => <UserButtons user={user} acts={acts} />,
    },
  ];
}

/** The accounts on a phone: a card each. */
export function UserCards({ users, acts }: UserListProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {users.map((user) => (
        <li
          key={user._id}
          className={classNames('rounded-tile border border-line p-4', user.disabled && 'bg-paper')}
        >
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 text-[1.05rem] font-normal">
              <UserName user={user} own={user._id === acts.own} />
            </h2>
            {user.disabled ? <UserState user={user} /> : null}
          </div>
          {user.phone ? (
            <p className="mt-2 text-muted">
              <Phone phone={user.phone} />
            </p>
          ) : null}
          <div className="mt-3 flex flex-wrap items-end justify-between gap-2">
            <UserRole user={user} />
            <UserButtons user={user} acts={acts} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Phone({ phone }: { phone: string | null }) {
  if (!phone) return <span className="text-muted">{lists.none}</span>;
  return <PhoneLink phone={phone} className="target hover:text-brand hover:underline" />;
}
