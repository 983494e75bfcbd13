import { createFileRoute } from '@tanstack/react-router';
import { GoogleScreen } from '#features/google/google-admin.tsx';
import type { AddressValue } from '#features/site/list-search.rules.ts';
import { fullTitle } from '#features/site/page-head.ts';

export const Route = createFileRoute('/admin-dashboard/google-auth')({
  validateSearch: (search: Record<string, unknown>): { result?: AddressValue } => search,
  head: async ({ match }) => {
    // A visitor never gets the staff's texts.
    const { screens } = await import('#messages/staff-shell.ts');
    return { meta: [{ title: fullTitle(match.context, screens.google) }] };
  },
  component: GoogleScreen,
});
