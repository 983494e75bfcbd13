import { formatDateLong } from '#lib/format.ts';
import { users as texts } from '#messages/staff-users.ts';
import { classNames } from '#ui/class-names.ts';
import { PhoneLink } from '#ui/ltr.tsx';
import type { UserRecord } from './users.contract.ts';
import { type UserActs, UserButtons, UserName, UserRole, UserState } from './users-admin-row.tsx';

interface UserListProps {
  users: readonly UserRecord[];
  acts: UserActs;
}

const HEAD = 'border-b border-line px-4 py-2.5 text-start text-[0.9rem] font-medium text-muted';
const CELL = 'border-t border-line px-4 py-2.5 align-middle';

/** The accounts as a table. */
export function UserTable({ users, acts }: UserListProps) {
  return (
    <div className="overflow-x-auto rounded-tile border border-line">
      <table className="w-full border-separate border-spacing-0 [&_tbody_tr:first-child>*]:border-t-0">
        <thead className="bg-paper">
          <tr>
            {[texts.name, texts.phone, texts.role, texts.state, texts.since].map((title) => (
              <th key={title} scope="col" className={HEAD}>
                {title}
              </th>
            ))}
            <th scope="col" className={HEAD}>
              <span className="sr-only">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user._id} className={classNames(user.disabled && 'bg-paper')}>
              <th scope="row" className={classNames(CELL, 'text-start font-normal')}>
                <UserName user={user} own={user._id === acts.own} />
              </th>
              <td className={classNames(CELL, 'whitespace-nowrap')}>
                <Phone phone={user.phone} />
              </td>
              <td className={CELL}>
                <UserRole user={user} />
              </td>
              <td className={CELL}>
                <UserState user={user} />
              </td>
              <td className={classNames(CELL, 'whitespace-nowrap text-muted')}>
                <time dateTime={user.createdAt}>{formatDateLong(user.createdAt)}</time>
              </td>
              <td className={CELL}>
                <UserButtons user={user} acts={acts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
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
  if (!phone) return <span className="text-muted">{texts.none}</span>;
  return <PhoneLink phone={phone} className="target hover:text-brand hover:underline" />;
}
