import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageAfterLogin } from './accounts.rules.ts';
import { useSession } from './use-session.ts';

/** Who is or gets signed in goes on to the page that asked, `next`, or to the role's own place. */
export function useSignedInGoesOn(next: string | null): void {
  const router = useRouter();
  const session = useSession();
  const user = session === 'loading' ? null : session;

  useEffect(() => {
    if (user) void router.navigate({ href: pageAfterLogin(user, next), replace: true });
  }, [user, next, router]);
}
