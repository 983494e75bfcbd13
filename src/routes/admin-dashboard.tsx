import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Shell } from '#back-office/shell.tsx';
import { PageGuard } from '#features/accounts/page-guard.tsx';
import { PageSpinner } from '#ui/spinner.tsx';

export const Route = createFileRoute('/admin-dashboard')({
  ssr: false,
  component: BackOffice,
  pendingComponent: PageSpinner,
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
