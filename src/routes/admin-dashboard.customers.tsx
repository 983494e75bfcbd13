import { createFileRoute } from '@tanstack/react-router';
import { CustomersScreen } from '#features/leads/customers-screen.tsx';
import { clinic } from '#features/site/clinic.ts';
import type { AddressValue } from '#features/site/list-search.rules.ts';
import { customers } from '#messages/staff.ts';

export const Route = createFileRoute('/admin-dashboard/customers')({
  validateSearch: (search: Record<string, unknown>): { page?: AddressValue } => search,
  head: () => ({ meta: [{ title: `${customers.title} | ${clinic.name}` }] }),
  component: CustomersScreen,
});
