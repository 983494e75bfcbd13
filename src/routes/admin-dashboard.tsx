import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PageGuard } from '#features/accounts/page-guard.tsx';
import { AdminShell } from '#features/site/admin-shell.tsx';
import { PageSpinner } from '#ui/spinner.tsx';

export const Route = createFileRoute('/admin-dashboard')({
  ssr: false,
  component: BackOffice,
  pendingComponent: PageSpinner,
});

function BackOffice() {
  return (
    <PageGuard roles={['admin', 'superadmin']}>
      <AdminShell>
        <Outlet />
      </AdminShell>
    </PageGuard>
  );
}
