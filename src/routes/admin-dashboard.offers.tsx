import { createFileRoute } from '@tanstack/react-router';
import { OffersScreen } from '#features/offers/offers-admin.tsx';
import type { Address } from '#features/site/list-search.rules.ts';
import { fullTitle } from '#features/site/page-head.ts';

export const Route = createFileRoute('/admin-dashboard/offers')({
  validateSearch: (search: Record<string, unknown>): Address => search as Address,
  head: async ({ match }) => {
    // A visitor never gets the staff's texts.
    const { screens } = await import('#messages/staff-shell.ts');
    return { meta: [{ title: fullTitle(match.context, screens.offers) }] };
  },
  component: OffersScreen,
});
