import { createFileRoute } from '@tanstack/react-router';
import { CustomersScreen } from '#features/leads/customers-admin.tsx';
import type { AddressValue } from '#features/site/list-search.rules.ts';

interface CustomersAddress {
  status?: AddressValue;
  source?: AddressValue;
  sort?: AddressValue;
  page?: AddressValue;
}

export const Route = createFileRoute('/admin-dashboard/customers')({
  validateSearch: (search: Record<string, unknown>): CustomersAddress => search,
  component: CustomersScreen,
});
