import { IconLayoutDashboard, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Profile } from '#features/accounts/accounts.contract.ts';
import { pageAfterLogin } from '#features/accounts/accounts.rules.ts';
import { Avatar } from '#features/accounts/avatar.tsx';
import { useLogOut } from '#features/accounts/use-log-out.ts';
import { site } from '#messages/site.ts';

const MENU_ID = 'account-menu';
const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-start font-medium text-ink hover:bg-brand-tint';

/** The avatar of who is signed in, and what is theirs (specification, section 1). */
export function AccountMenu({ user }: { user: Profile }) {
  const menu = useRef<HTMLDivElement>(null);
  const logOut = useLogOut();
  const close = () => menu.current?.hidePopover();
  const leave = () => {
    close();
    logOut();
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={site.shell.account}
        className="grid size-11 place-items-center overflow-hidden rounded-pill bg-brand-tint text-brand transition hover:bg-brand-soft"
      >
        <Avatar user={user} />
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="fixed start-auto end-[max(1rem,(100vw-1200px)/2)] top-17 bottom-auto w-64 animate-drop rounded-tile border border-line bg-white p-2 text-text shadow-lift"
      >
        <p className="border-b border-line px-3 pt-1 pb-2.5">
          <span className="block text-sm text-muted">{site.shell.greeting}</span>
          <bdi className="font-semibold text-ink">{fullName(user)}</bdi>
        </p>
        <ul className="grid pt-2">
          {user.role === 'user' ? null : (
            <li>
              <Link to={pageAfterLogin(user, null)} onClick={close} className={ENTRY}>
                <IconLayoutDashboard aria-hidden="true" className="size-5 text-muted" />
                {site.shell.dashboard}
              </Link>
            </li>
          )}
          <li>
            <Link to="/profile" onClick={close} className={ENTRY}>
              <IconUser aria-hidden="true" className="size-5 text-muted" />
              {site.shell.profile}
            </Link>
          </li>
          <li>
            <button type="button" onClick={leave} className={ENTRY}>
              <IconLogout aria-hidden="true" className="size-5 -scale-x-100 text-muted" />
              {site.shell.logout}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}

function fullName({ firstName, lastName }: Profile): string {
  return `${firstName} ${lastName}`.trim() || site.shell.nameless;
}
