import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Address, readOneOf, readPage } from '#features/site/list-search.rules.ts';
import { changedAddress } from './list-ask.ts';
import type { ContentLink } from './resource.ts';

/** Where a list is, as a link takes it. */
type ListPlace =
  | ContentLink
  | { to: '/admin-dashboard/users' | '/admin-dashboard/customers' | '/admin-dashboard/audit' };

/** One address of a list. */
export type ListLink = ListPlace & { search: Address };

export interface ListAddress<Sort extends string> {
  address: Address;
  /** From 1 on; what makes no sense counts as 1. */
  page: number;
  /** What makes no sense counts as the list's own; undefined where it has but one order. */
  sort: Sort | undefined;
  /** Another address of the same list; undefined takes a parameter away. */
  link(change: Address): ListLink;
  /** What leads to the first page in another order; the list's own stands in no address. */
  inOrder(sort: string): Address;
  /** The same, as a link. */
  sortLink(sort: string): ListLink;
  /** Goes there, and leaves the window where it is scrolled to. */
  go(change: Address, options?: { replace?: boolean }): void;
}

/** A list's place in the address, where all stands that it is asked, but for people's names. `sorts`: the first is its own. */
export function useListAddress<Sort extends string>(
  place: ListPlace,
  sorts: readonly Sort[] = [],
): ListAddress<Sort> {
  const address: Address = useSearch({ strict: false });
  const navigate = useNavigate();
  const link = (change: Address) => ({ ...place, search: changedAddress(address, change) });
  const inOrder = (sort: string) => ({ sort: sort === sorts[0] ? undefined : sort, page: undefined });
  return {
    address,
    page: readPage(address.page) ?? 1,
    sort: readOneOf(sorts, address.sort) ?? sorts[0],
    link,
    inOrder,
    sortLink: (sort) => link(inOrder(sort)),
    // From the address as it is by then: what was typed waits a while, and a sort may have been chosen meanwhile.
    go: (change, { replace = false } = {}) =>
      void navigate({
        ...place,
        search: (now: Address) => changedAddress(now, change),
        replace,
        resetScroll: false,
      }),
  };
}
