import {
  type AddressValue,
  readPage,
  readSearch,
  readSize,
  readSort,
} from '#features/site/list-search.rules.ts';
import type { SectionSearch } from './sections.queries.ts';

/** The parameters of `/sections`, as they stand in its address (specification, section 2). */
export interface SectionsAddress {
  search?: AddressValue;
  sort?: AddressValue;
  page?: AddressValue;
  size?: AddressValue;
}

/** What the address asks of the API; whatever makes no sense there counts as missing. */
export function sectionSearch(address: SectionsAddress): SectionSearch {
  return {
    search: readSearch(address.search),
    sort: readSort(address.sort),
    page: readPage(address.page),
    size: readSize(address.size),
  };
}
