import {
  type AddressValue,
  readOne,
  readOneOf,
  readPage,
  readSearch,
} from '#features/site/list-search.rules.ts';
import type { DoctorSearch } from './doctors.queries.ts';

/** The parameters of `/doctors`, as they stand in its address. */
export interface DoctorsAddress {
  search?: AddressValue;
  sectionIds?: AddressValue;
  language?: AddressValue;
  gender?: AddressValue;
  page?: AddressValue;
}

/** What the address asks of the API, one value for each filter; whatever makes no sense there counts as missing. */
export function doctorSearch(address: DoctorsAddress): DoctorSearch {
  return {
    search: readSearch(address.search),
    sectionIds: list(readOne(address.sectionIds)),
    language: list(readOne(address.language)),
    gender: list(readOneOf(['female', 'male'], address.gender)),
    page: readPage(address.page),
  };
}

function list(value: string | undefined): string[] | undefined {
  return value === undefined ? undefined : [value];
}
