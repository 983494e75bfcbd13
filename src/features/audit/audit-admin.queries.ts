import { queryOptions } from '@tanstack/react-query';
import type { AuditAction, AuditAnswer, AuditEntry } from '#audit/audit.contract.ts';
import type { ListPage } from '#back-office/list/list.queries.ts';
import { readApi } from '#lib/api-client.ts';
import { stringifySearch } from '#lib/search-params.ts';
import { audit } from '#messages/staff-audit.ts';

/** What the audit may be cut down to; days are Riyadh's, as 2026-11-20, both included. */
export interface AuditSearch {
  /** A user's id. */
  actor?: string | undefined;
  action?: AuditAction | undefined;
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
}

/** A page of who changed what, newest first, 50 a page. */
export function auditList(search: AuditSearch) {
  return queryOptions({
    queryKey: ['audit', search],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ListPage<AuditEntry>> => {
      const asked = stringifySearch({ ...search });
      const answer = await readApi<AuditAnswer>(`audit${asked}`, signal, audit.failed);
      return { rows: answer.entries, total: answer.totalEntries, pages: answer.totalPages };
    },
  });
}
