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
  /** The fields that the address asks for, and that alone are shown. */
  select: string | undefined;
  /** Whether the records are being put in order; what is in the bin has none. */
  arranging: boolean;
}

/** Reads a list's address; whatever makes no sense there counts as missing. `sorts`: the first is the list's own. */
export function readListAsk(address: Address, sorts: readonly [SortName, ...SortName[]]): ListAsk {
  const state = readOneOf(STATE_FILTERS, address.state) ?? 'all';
  return {
    search: readSearch(address.search),
    page: readPage(address.page) ?? 1,
    state,
    sort: readOneOf(sorts, address.sort) ?? sorts[0],
    size: readSize(address.size),
    select: readOne(address.select),
    arranging: state !== 'trash' && readOne(address.arrange) === '1',
  };
}

/** The address with some of it changed; what is undefined leaves it. */
export function changedAddress(address: Address, change: Address): Address {
  return Object.fromEntries(
    Object.entries({ ...address, ...change }).filter(([, value]) => value !== undefined && value !== ''),
  );
}
