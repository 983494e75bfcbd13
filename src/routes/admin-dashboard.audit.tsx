import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '#features/audit/audit-admin.tsx';
import type { AddressValue } from '#features/site/list-search.rules.ts';
import { fullTitle } from '#features/site/page-head.ts';

interface AuditAddress {
  actor?: AddressValue;
  action?: AddressValue;
  from?: AddressValue;
  to?: AddressValue;
  page?: AddressValue;
}

export const Route = createFileRoute('/admin-dashboard/audit')({
  validateSearch: (search: Record<string, unknown>): AuditAddress => search,
  head: async ({ match }) => {
    // A visitor never gets the staff's texts.
    const { screens } = await import('#messages/staff-shell.ts');
    return { meta: [{ title: fullTitle(match.context, screens.audit) }] };
  },
  component: AuditScreen,
});
