import { createFileRoute } from '@tanstack/react-router';
import { SheetsScreen } from '#features/sheets/sheets-admin.tsx';
import { fullTitle } from '#features/site/page-head.ts';

export const Route = createFileRoute('/admin-dashboard/sheets')({
  head: async ({ match }) => {
    // A visitor never gets the staff's texts.
    const { screens } = await import('#messages/staff-shell.ts');
    return { meta: [{ title: fullTitle(match.context, screens.sheets) }] };
  },
  component: SheetsScreen,
});
