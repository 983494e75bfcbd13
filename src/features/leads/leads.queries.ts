import { queryOptions } from '@tanstack/react-query';
import type { ListPage } from '#back-office/list/list.queries.ts';
import { readApi } from '#lib/api-client.ts';
import { stringifySearch } from '#lib/search-params.ts';
import { customers } from '#messages/staff-customers.ts';
import type { CustomerListAnswer, CustomerRecord } from './customers.contract.ts';
import type { LeadSource, LeadStatus } from './customers.rules.ts';

/** The orders of the list; the first is its own. */
export const CUSTOMER_SORTS = ['createdAt:desc', 'createdAt:asc'] as const;

/** What the list of customers may be asked; what is left out has the API's defaults (page 1, 20 a page, newest first). */
export interface CustomerSearch {
  /** Name, phone in any spelling, city or reference; stays out of the page's address (decision 30). */
  search?: string | undefined;
  status?: LeadStatus | undefined;
  source?: LeadSource | undefined;
  section?: string;
  service?: string;
  /** Days in Riyadh, as 2026-11-20; both included. */
  from?: string;
  to?: string;
  /** '1': only those put aside as suspicious. */
  quarantined?: '1';
  sort?: (typeof CUSTOMER_SORTS)[number] | undefined;
  page?: number;
  size?: number;
}

/** A page of bookings for the staff. Always asked anew: a booking may have come in. */
export function customerList(search: CustomerSearch = {}) {
  return queryOptions({
    queryKey: ['customer', 'list', search],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ListPage<CustomerRecord>> => {
      const asked = stringifySearch({ ...search });
      const answer = await readApi<CustomerListAnswer>(`customer${asked}`, signal, customers.failed);
      return { rows: answer.customers, total: answer.totalCustomers, pages: answer.totalPages };
    },
  });
}
