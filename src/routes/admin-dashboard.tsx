import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Shell } from '#back-office/shell.tsx';
import { PageGuard } from '#features/accounts/page-guard.tsx';

export const Route = createFileRoute('/admin-dashboard')({
  ssr: false,
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
