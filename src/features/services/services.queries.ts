import { queryOptions } from '@tanstack/react-query';
import { readApi } from '#lib/api-client.ts';
import type { ListAnswer } from '#lib/content-types.ts';
import { recordDetail, recordList } from '#lib/record-queries.ts';
import { stringifySearch } from '#lib/search-params.ts';
import { contentFailures } from '#messages/content.ts';
import type { ServiceAnswer, ServiceCard, ServiceListAnswer, ServiceRecord } from './services.contract.ts';

/** What a list of services may be asked; what is left out has the API's defaults (page 1, 6 a page, newest first). */
export interface ServiceSearch {
  search?: string;
  sectionIds?: string[];
  sort?: string;
  page?: number;
  size?: number;
}

/** A service as the booking form offers it. */
export interface ServiceTitle {
  id: string;
  title: string;
  /** Its section's id. */
  section: string;
}

/** A list page without the long texts of its services: a third of the bytes. */
export type ServiceCards = ListAnswer<'services', ServiceCard>;

const CARD = 'slug,title,subTitle,sectionId,image,priceFrom,createdAt,updatedAt';

// Specification, sections 7 and 9.
const TITLES = { select: 'title,_id,subTitle,sectionId', size: 23 };
const SHORT_LIST = { size: 5, sort: 'position:asc' };
const OF_SECTION = { page: 1, size: 23 };
const OF_SECTION_KEPT_MS = 5 * 60_000;

/** A page of services, as cards show them. */
export function serviceList(search: ServiceSearch = {}) {
  return recordList<ServiceCards>({ path: 'service' }, search, contentFailures.services, CARD);
}

/** The short list: 5, in the clinic's order. */
export function serviceShortList() {
  return serviceList(SHORT_LIST);
}

/** One service with its section, by `_id` or slug. An unknown one fails with status 404. */
export function serviceDetail(reference: string) {
  return recordDetail(
    { path: 'service' },
    reference,
    contentFailures.service,
    (answer: ServiceAnswer) => answer.service,
  );
}

/** The general titles list of the booking form; what the form does not show stays out of the page. */
export function serviceTitles() {
  return queryOptions({
    queryKey: ['service', 'titles'],
    queryFn: async ({ signal }) => {
      const path = `service${stringifySearch(TITLES)}`;
      const answer = await readApi<{ services: AskedTitle[] }>(path, signal, contentFailures.serviceTitles);
      return answer.services.map(titleOf);
    },
  });
}

type AskedTitle = Pick<ServiceRecord, '_id' | 'id' | 'title' | 'subTitle' | 'sectionId'>;

/** The section is populated or a plain id (specification, section 3). */
function titleOf({ id, title, sectionId }: AskedTitle): ServiceTitle {
  return { id, title, section: typeof sectionId === 'string' ? sectionId : sectionId._id };
}

/** The services of one section for the booking form, up to 23, kept for 5 minutes. */
export function servicesOfSection(sectionId: string) {
  return queryOptions({
    queryKey: ['service', 'section', sectionId],
    staleTime: OF_SECTION_KEPT_MS,
    queryFn: async ({ signal }) => {
      const path = `service${stringifySearch({ ...OF_SECTION, sectionIds: [sectionId] })}`;
      return (await readApi<ServiceListAnswer>(path, signal, contentFailures.servicesOfSection)).services;
    },
  });
}
