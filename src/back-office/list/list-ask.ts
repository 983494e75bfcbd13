import type { StateFilter } from '#content/manage.contract.ts';
import {
  type Address,
  readOne,
  readOneOf,
  readPage,
  readSearch,
  readSize,
} from '#features/site/list-search.rules.ts';
import type { SortName } from './resource.ts';

/** The states a list can be cut down to, the bin last. */
export const STATE_FILTERS = [
  'all',
  'published',
  'scheduled',
  'draft',
  'ended',
  'trash',
] as const satisfies readonly StateFilter[];

/** What a list's address asks for. */
export interface ListAsk {
  search: string | undefined;
  page: number;
  state: StateFilter;
  sort: SortName;
  /** How many a page, where the address says so. */
  size: number | undefined;
  /** Fields that the address asks for beside those that the list shows. */
  select: string | undefined;
  /** Whether the records are being put in order. */
  arranging: boolean;
}

/** Reads a list's address; whatever makes no sense there counts as missing. `sorts`: the first is the list's own. */
export function readListAsk(address: Address, sorts: readonly [SortName, ...SortName[]]): ListAsk {
  return {
    search: readSearch(address.search),
    page: readPage(address.page) ?? 1,
    state: readOneOf(STATE_FILTERS, address.state) ?? 'all',
    sort: readOneOf(sorts, address.sort) ?? sorts[0],
    size: readSize(address.size),
    select: readOne(address.select),
    arranging: readOne(address.arrange) === '1',
  };
}

/** The address with some of it changed; what is undefined leaves it. */
export function changedAddress(address: Address, change: Address): Address {
  return Object.fromEntries(
    Object.entries({ ...address, ...change }).filter(([, value]) => value !== undefined && value !== ''),
  );
}
