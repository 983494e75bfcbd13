import { createFileRoute } from '@tanstack/react-router';
import { fullTitle } from '#features/site/page-head.ts';
import { SettingsScreen } from '#features/site/settings-admin.tsx';

export const Route = createFileRoute('/admin-dashboard/settings')({
  head: async ({ match }) => {
    // A visitor never gets the staff's texts.
    const { screens } = await import('#messages/staff-shell.ts');
    return { meta: [{ title: fullTitle(match.context, screens.settings) }] };
  },
  component: SettingsScreen,
});
