import { createFileRoute } from '@tanstack/react-router';
import { SheetsScreen } from '#features/sheets/sheets-admin.tsx';

export const Route = createFileRoute('/admin-dashboard/sheets')({
  component: SheetsScreen,
});
