import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageAfterLogin } from './accounts.rules.ts';
import { useSession } from './use-session.ts';

/** Who is or gets signed in goes on to the page that asked, `next`, or to the role's own place. */
export function useSignedInGoesOn(next: string | null): void {
  const router = useRouter();
  const session = useSession();
  const role = session === 'loading' ? undefined : session?.role;

  useEffect(() => {
    if (role) void router.navigate({ href: pageAfterLogin(role, next), replace: true });
  }, [role, next, router]);
}
