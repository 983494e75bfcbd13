import { type LinkProps, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Address } from '#features/site/list-search.rules.ts';
import { changedAddress } from './list/list-ask.ts';

/**
 * Opens what adds a record, or the page where that is done, once the screen's address asks for it, as the palette does;
 * `adding` is such an address.
 */
export function useAskedToAdd(add: () => void, page?: LinkProps): void {
  const address: Address = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = address.add === '1';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wish; taking it from the address ends it.
  useEffect(() => {
    if (!asked) return;
    if (page) {
      void navigate({ ...page, replace: true });
      return;
    }
    add();
    void navigate({ to: '.', search: changedAddress(address, { add: undefined }) as never, replace: true });
  }, [asked]);
}

/** The address of a screen that opens what adds a record there. */
export function adding(screen: string): string {
  return `${screen}?add=1`;
}
