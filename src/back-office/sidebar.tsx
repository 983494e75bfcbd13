import { IconExternalLink, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { isInSidebar } from '#auth/permissions.ts';
import { useLogOut } from '#features/accounts/use-log-out.ts';
import { useSession } from '#features/accounts/use-session.ts';
import { backOffice } from '#messages/staff-shell.ts';
import { classNames } from '#ui/class-names.ts';
import { SCREENS } from './screens.ts';
import { Tooltip } from './tooltip.tsx';

const ROW = classNames(
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 py-2 text-start text-text transition',
  'hover:bg-white/60 aria-[current=page]:bg-white aria-[current=page]:font-semibold',
  'aria-[current=page]:text-brand-deep aria-[current=page]:shadow-soft',
  'aria-[current=page]:[&>svg]:text-brand',
);
const ICON = 'size-5.5 shrink-0 text-muted';

interface SidebarProps {
  /** Icons alone; their words stay for screen readers. */
  compact?: boolean;
  onLeave?: () => void;
}

/** The screens that the signed-in person has in the sidebar, the way back to the site, and logout. */
export function Sidebar({ compact = false, onLeave }: SidebarProps) {
  const session = useSession();
  const logOut = useLogOut();
  const user = session === 'loading' ? null : session;
  const row = classNames(ROW, compact && 'justify-center');
  const words = compact ? 'sr-only' : 'truncate';
  const hint = (text: string) => (compact ? text : undefined);
  return (
    <nav aria-label={backOffice.nav} className="flex grow flex-col gap-1">
      <ul className="grid gap-1">
        {SCREENS.filter(({ permission }) => user && isInSidebar(user, permission)).map(
          ({ path, link, label, icon: Icon }) => (
            <li key={path}>
              <Tooltip text={hint(label)} side="inline-end">
                <Link {...link} onClick={onLeave} className={row}>
                  <Icon aria-hidden="true" className={ICON} stroke={1.75} />
                  <span className={words}>{label}</span>
                </Link>
              </Tooltip>
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
        <Tooltip text={hint(backOffice.site)} side="inline-end">
          <Link to="/" onClick={onLeave} className={row}>
            <IconExternalLink aria-hidden="true" className={ICON} stroke={1.75} />
            <span className={words}>{backOffice.site}</span>
          </Link>
        </Tooltip>
        <Tooltip text={hint(backOffice.logOut)} side="inline-end">
          <button type="button" onClick={logOut} className={row}>
            <IconLogout aria-hidden="true" className={`${ICON} -scale-x-100`} stroke={1.75} />
            <span className={words}>{backOffice.logOut}</span>
          </button>
        </Tooltip>
      </div>
    </nav>
  );
}
