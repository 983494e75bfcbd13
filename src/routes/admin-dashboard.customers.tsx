import { createFileRoute } from '@tanstack/react-router';
import { CustomersScreen } from '#features/leads/customers-admin.tsx';
import type { AddressValue } from '#features/site/list-search.rules.ts';
import { fullTitle } from '#features/site/page-head.ts';

export const Route = createFileRoute('/admin-dashboard/customers')({
  validateSearch: (search: Record<string, unknown>): { page?: AddressValue } => search,
  head: async ({ match }) => {
    // A visitor never gets the staff's texts.
    const { customers } = await import('#messages/staff.ts');
    return { meta: [{ title: fullTitle(match.context, customers.title) }] };
  },
  component: CustomersScreen,
});
