import { IconExternalLink, IconLogout, type IconProps, IconUsers } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { isInSidebar, type Permission } from '#auth/permissions.ts';
import { useLogOut } from '#features/accounts/use-log-out.ts';
import { useSession } from '#features/accounts/use-session.ts';
import { backOffice } from '#messages/staff.ts';
import { classNames } from '#ui/class-names.ts';

interface Entry {
  to: LinkProps['to'];
  label: string;
  /** Who sees it: the right that its screen's calls ask for (decision 1). */
  permission: Permission;
  icon: ComponentType<IconProps>;
}

/** The sidebar's entries, in the specification's order; each joins with its screen. */
const ENTRIES: readonly Entry[] = [
  {
    to: '/admin-dashboard/customers',
    label: backOffice.entries.customers,
    permission: 'customers',
    icon: IconUsers,
  },
];

const ROW = classNames(
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 py-2 text-start text-text transition',
  'hover:bg-white/60 aria-[current=page]:bg-white aria-[current=page]:font-semibold',
  'aria-[current=page]:text-brand-deep aria-[current=page]:shadow-soft',
);

interface AdminNavProps {
  /** Icons alone; their words stay for screen readers. */
  compact?: boolean;
  onLeave?: () => void;
}

/** The screens that the signed-in person may open, the way back to the site, and logout. */
export function AdminNav({ compact = false, onLeave }: AdminNavProps) {
  const session = useSession();
  const logOut = useLogOut();
  const user = session === 'loading' ? null : session;
  const row = classNames(ROW, compact && 'justify-center');
  const words = compact ? 'sr-only' : 'truncate';
  return (
    <nav aria-label={backOffice.nav} className="flex grow flex-col gap-1">
      <ul className="grid gap-1">
        {ENTRIES.filter(({ permission }) => user && isInSidebar(user, permission)).map(
          ({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link to={to} onClick={onLeave} title={compact ? label : undefined} className={row}>
                <Icon aria-hidden="true" className="size-5.5 shrink-0" stroke={1.75} />
                <span className={words}>{label}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
      <div className="mt-auto grid gap-1 border-t border-sand-deep pt-3">
        {user && !compact ? (
          <p className="truncate px-3 pb-1 text-sm text-muted">
            {`${user.firstName} ${user.lastName}`.trim()}
          </p>
        ) : null}
        <Link to="/" onClick={onLeave} title={compact ? backOffice.site : undefined} className={row}>
          <IconExternalLink aria-hidden="true" className="size-5.5 shrink-0" stroke={1.75} />
          <span className={words}>{backOffice.site}</span>
        </Link>
        <button
          type="button"
          onClick={logOut}
          title={compact ? backOffice.logOut : undefined}
          className={row}
        >
          <IconLogout aria-hidden="true" className="size-5.5 shrink-0" stroke={1.75} />
          <span className={words}>{backOffice.logOut}</span>
        </button>
      </div>
    </nav>
  );
}
