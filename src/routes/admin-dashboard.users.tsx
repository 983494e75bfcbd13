import { createFileRoute } from '@tanstack/react-router';
import { UsersScreen } from '#features/accounts/users-admin.tsx';
import type { AddressValue } from '#features/site/list-search.rules.ts';

export const Route = createFileRoute('/admin-dashboard/users')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { role?: AddressValue; sort?: AddressValue; page?: AddressValue } => search,
  component: UsersScreen,
});
