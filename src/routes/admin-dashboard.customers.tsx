import { createFileRoute } from '@tanstack/react-router';
import { CustomersScreen } from '#features/leads/customers-admin.tsx';
import type { AddressValue } from '#features/site/list-search.rules.ts';

export const Route = createFileRoute('/admin-dashboard/customers')({
  validateSearch: (search: Record<string, unknown>): { sort?: AddressValue; page?: AddressValue } => search,
  component: CustomersScreen,
});
