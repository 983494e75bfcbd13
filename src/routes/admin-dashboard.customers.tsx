import { createFileRoute } from '@tanstack/react-router';
import { CustomersScreen } from '#features/leads/customers-admin.tsx';
import type { AddressValue } from '#features/site/list-search.rules.ts';
import { fullTitle } from '#features/site/page-head.ts';

export const Route = createFileRoute('/admin-dashboard/customers')({
  validateSearch: (search: Record<string, unknown>): { page?: AddressValue } => search,
  head: async ({ match }) => {
    // A visitor never gets the staff's texts.
    const { screens } = await import('#messages/staff-shell.ts');
    return { meta: [{ title: fullTitle(match.context, screens.customers) }] };
  },
  component: CustomersScreen,
});
