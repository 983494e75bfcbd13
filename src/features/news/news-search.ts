import { type AddressValue, readPage, readSearch, readSort } from '#features/site/list-search.rules.ts';
import type { NewsSearch } from './news.queries.ts';

/** The parameters of `/news`, as they stand in its address (specification, section 2). */
export interface NewsAddress {
  search?: AddressValue;
  sort?: AddressValue;
  page?: AddressValue;
}

/** What the address asks of the API; whatever makes no sense there counts as missing. */
export function newsSearch(address: NewsAddress): NewsSearch {
  return {
    search: readSearch(address.search),
    sort: readSort(address.sort),
    page: readPage(address.page),
  };
}
