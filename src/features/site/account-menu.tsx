import { IconLayoutDashboard, IconLogout, IconUser } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Profile } from '#features/accounts/accounts.contract.ts';
import { logOut } from '#features/accounts/accounts.queries.ts';
import { pageAfterLogin } from '#features/accounts/accounts.rules.ts';
import { site } from '#messages/site.ts';

const MENU_ID = 'account-menu';
const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-start font-medium text-ink hover:bg-brand-tint';

/** The avatar of who is signed in, and what is theirs (specification, section 1). */
export function AccountMenu({ user }: { user: Profile }) {
  const menu = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const close = () => menu.current?.hidePopover();
  const leave = async () => {
    close();
    await logOut(client);
    await navigate({ to: '/login' });
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
              <Link to={pageAfterLogin(user.role, null)} onClick={close} className={ENTRY}>
                <IconLayoutDashboard aria-hidden="true" className="size-5 text-muted" />
                {site.shell.dashboard}
              </Link>
            </li>
          )}
          <li>
            <button type="button" onClick={leave} className={ENTRY}>
              <IconLogout aria-hidden="true" className="size-5 text-muted" />
              {site.shell.logout}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}

/** The user's small picture, else the large one, else a generic sign (specification, section 1). */
function Avatar({ user }: { user: Profile }) {
  const source = user.image?.thumbnailMedium || user.image?.url;
  if (!source) return <IconUser aria-hidden="true" />;
  return <img src={source} alt="" width="44" height="44" className="size-full object-cover" />;
}

function fullName({ firstName, lastName }: Profile): string {
  return `${firstName} ${lastName}`.trim() || site.shell.nameless;
}
