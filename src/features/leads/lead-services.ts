import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { stringifySearch } from '#lib/search-params.ts';
import { influence } from '#messages/influence.ts';
import type { Choice } from './booking-choices.ts';

/** Specification, sections 7 and 9. */
const ASKED = { page: 1, size: 20, select: 'title' };

/** The services of one section for the lead form, up to 20; an answer that is no list counts as empty. */
export function leadServices(sectionId: string) {
  return queryOptions({
    queryKey: ['service', 'lead', sectionId],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const path = `service/${stringifySearch({ ...ASKED, sectionIds: sectionId })}`;
      const call = { signal, credentials: 'include' } as const;
      const { services } = await callApi<{ services?: unknown }>(path, call, influence.servicesFailed);
      return Array.isArray(services) ? services : [];
    },
  });
}
