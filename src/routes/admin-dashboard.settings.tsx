import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '#features/site/settings-admin.tsx';

export const Route = createFileRoute('/admin-dashboard/settings')({
  component: SettingsScreen,
});
