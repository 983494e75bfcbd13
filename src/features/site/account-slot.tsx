import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#features/accounts/accounts.queries.ts';
import { site } from '#messages/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useFetched } from '#ui/use-fetched.ts';

/**
 * Login for a visitor, the avatar for who is signed in. Public HTML is the same for everybody: the browser asks for
 * the profile after the start, and only who has one loads the menu.
 */
export function AccountSlot() {
  const { data: user } = useQuery(profileQuery());
  const AccountMenu = useFetched(fetchMenu, Boolean(user));
  if (!user) return <LoginLink />;
  return AccountMenu ? <AccountMenu user={user} /> : <span className="size-11" />;
}

async function fetchMenu() {
  return (await import('./account-menu.tsx')).AccountMenu;
}

function LoginLink() {
  return (
    <ButtonLink to="/login" look="ghost" size="small" className="max-md:hidden">
      {site.shell.login}
    </ButtonLink>
  );
}
