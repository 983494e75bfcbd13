import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Shell } from '#back-office/shell.tsx';
import { PageGuard } from '#features/accounts/page-guard.tsx';
import { fullTitle } from '#features/site/page-head.ts';

export const Route = createFileRoute('/admin-dashboard')({
  ssr: false,
  head: async ({ match, matches }) => {
    // A visitor never gets the staff's texts.
    const { screenAt } = await import('#back-office/screens.ts');
    const screen = screenAt(matches.at(-1)?.pathname ?? '');
    return { meta: screen ? [{ title: fullTitle(match.context, screen.label) }] : [] };
  },
  component: BackOffice,
});

function BackOffice() {
  return (
    <PageGuard roles={['admin', 'superadmin']}>
      <Shell>
        <Outlet />
      </Shell>
    </PageGuard>
  );
}
