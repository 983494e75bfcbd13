import { createFileRoute, Navigate } from '@tanstack/react-router';
import { pageAfterLogin } from '#features/accounts/accounts.rules.ts';
import { useSession } from '#features/accounts/use-session.ts';

export const Route = createFileRoute('/admin-dashboard/')({ component: FirstScreen });

/** The dashboard's own address leads to the person's first screen: the heroes for a superadmin (specification, section 2). */
function FirstScreen() {
  const session = useSession();
  if (session === 'loading' || session === null) return null;
  return <Navigate to={pageAfterLogin(session, null)} replace />;
}
