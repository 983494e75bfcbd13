import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Role } from '#auth/permissions.ts';
import { guardPage } from './accounts.rules.ts';
import { useIsLoggingOut } from './use-log-out.ts';
import { useSession } from './use-session.ts';

/**
 * Its children for these roles alone (specification, section 4): nothing while the session loads, else the login, which
 * leads back here, or home. The API guards for itself; this is for people.
 */
export function PageGuard({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  const session = useSession();
  const isLoggingOut = useIsLoggingOut();
  const router = useRouter();
  if (isLoggingOut) return null;
  // Read, not subscribed to: once it leads elsewhere, the page that was asked for must stay the one it was.
  const page = guardPage(session, roles, router.state.location.href);
  if (page.show === 'page') return children;
  return page.goTo ? <Redirect to={page.goTo} /> : null;
}

/** The router's own `Navigate` goes again at each render, and by then the location is the new one. */
function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, to where it was meant at first.
  useEffect(() => {
    void navigate({ href: to, replace: true });
  }, []);
  return null;
}
