import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/admin-dashboard/')({
  // Until the heroes, the dashboard's home (specification, section 2), have their screen.
  beforeLoad: () => {
    throw redirect({ to: '/admin-dashboard/customers', replace: true });
  },
});
