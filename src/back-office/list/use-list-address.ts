import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Address } from '#features/site/list-search.rules.ts';
import { changedAddress, type ListAsk, readListAsk } from './list-ask.ts';
import type { ContentLink, Resource, StaffRow } from './resource.ts';

/** One address of a list, as a link takes it. */
export interface ListLink extends ContentLink {
  search: Address;
}

export interface ListAddress {
  ask: ListAsk;
  /** Another address of the same list; undefined takes a parameter away. */
  link(change: Address): ListLink;
  /** Goes there, and leaves the window where it is scrolled to. */
  go(change: Address, options?: { replace?: boolean }): void;
}

/** A list's place in the address: everything that it is asked stands there. */
export function useListAddress<Row extends StaffRow>({ link: place, sorts }: Resource<Row>): ListAddress {
  const address: Address = useSearch({ strict: false });
  const navigate = useNavigate();
  const link = (change: Address) => ({ ...place, search: changedAddress(address, change) });
  return {
    ask: readListAsk(address, sorts),
    link,
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
