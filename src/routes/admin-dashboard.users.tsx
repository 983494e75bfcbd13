import { createFileRoute } from '@tanstack/react-router';
import { UsersScreen } from '#features/accounts/users-admin.tsx';
import type { AddressValue } from '#features/site/list-search.rules.ts';
import { fullTitle } from '#features/site/page-head.ts';

export const Route = createFileRoute('/admin-dashboard/users')({
  validateSearch: (search: Record<string, unknown>): { role?: AddressValue; page?: AddressValue } => search,
  head: async ({ match }) => {
    // A visitor never gets the staff's texts.
    const { screens } = await import('#messages/staff-shell.ts');
    return { meta: [{ title: fullTitle(match.context, screens.users) }] };
  },
  component: UsersScreen,
});
