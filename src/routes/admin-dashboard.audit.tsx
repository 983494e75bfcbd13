import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '#features/audit/audit-admin.tsx';
import type { AddressValue } from '#features/site/list-search.rules.ts';

interface AuditAddress {
  actor?: AddressValue;
  action?: AddressValue;
  from?: AddressValue;
  to?: AddressValue;
  page?: AddressValue;
}

export const Route = createFileRoute('/admin-dashboard/audit')({
  validateSearch: (search: Record<string, unknown>): AuditAddress => search,
  component: AuditScreen,
});
