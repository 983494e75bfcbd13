import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { profileQuery } from '#features/accounts/accounts.queries.ts';
import { site } from '#messages/site.ts';
import { ButtonLink } from '#ui/button.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx').then((file) => ({ default: file.AccountMenu })));

/**
 * Login for a visitor, the avatar for who is signed in. Public HTML is the same for everybody: the browser asks for
 * the profile after the start, and only who has one loads the menu.
 */
export function AccountSlot() {
  const { data: user } = useQuery(profileQuery());
  if (!user) return <LoginLink />;
  return (
    <Suspense fallback={<span className="size-11" />}>
      <AccountMenu user={user} />
    </Suspense>
  );
}

function LoginLink() {
  return (
    <ButtonLink to="/login" look="ghost" size="small" className="max-md:hidden">
      {site.shell.login}
    </ButtonLink>
  );
}
