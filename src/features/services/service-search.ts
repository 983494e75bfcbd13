import {
  type AddressValue,
  readIds,
  readPage,
  readSearch,
  readSort,
} from '#features/site/list-search.rules.ts';
import type { ServiceSearch } from './services.queries.ts';

/** The parameters of `/services`, as they stand in its address (specification, section 2). */
export interface ServicesAddress {
  search?: AddressValue;
  sectionIds?: AddressValue;
  sort?: AddressValue;
  page?: AddressValue;
}

/** What the address asks of the API; whatever makes no sense there counts as missing. */
export function serviceSearch(address: ServicesAddress): ServiceSearch {
  return {
    search: readSearch(address.search),
    sectionIds: readIds(address.sectionIds),
    sort: readSort(address.sort),
    page: readPage(address.page),
  };
}
