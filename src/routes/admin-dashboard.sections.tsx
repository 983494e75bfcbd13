import { createFileRoute } from '@tanstack/react-router';
import { SectionsScreen } from '#features/sections/sections-admin.tsx';
import type { Address } from '#features/site/list-search.rules.ts';
import { fullTitle } from '#features/site/page-head.ts';

export const Route = createFileRoute('/admin-dashboard/sections')({
  validateSearch: (search: Record<string, unknown>): Address => search as Address,
  head: async ({ match }) => {
    // A visitor never gets the staff's texts.
    const { screens } = await import('#messages/staff-shell.ts');
    return { meta: [{ title: fullTitle(match.context, screens.sections) }] };
  },
  component: SectionsScreen,
});
