import { createFileRoute } from '@tanstack/react-router';
import { GoogleScreen } from '#features/google/google-admin.tsx';
import type { AddressValue } from '#features/site/list-search.rules.ts';

export const Route = createFileRoute('/admin-dashboard/google-auth')({
  validateSearch: (search: Record<string, unknown>): { result?: AddressValue } => search,
  component: GoogleScreen,
});
