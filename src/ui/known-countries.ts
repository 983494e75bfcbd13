import { useEffect } from 'react';
import { COMMON_COUNTRIES, type Country } from '#lib/countries.ts';
import { useFetched } from './use-fetched.ts';
import { useTouched } from './use-touched.ts';

let known: readonly Country[] = COMMON_COUNTRIES;

/** The countries that can be chosen by now. */
export function knownCountries(): readonly Country[] {
  return known;
}

/**
 * The common countries, as the server renders them, then all: those are fetched once the page is used. Without a
 * connection the common ones, and any number with its +, must do.
 */
export function useCountries(): readonly Country[] {
  const all = useFetched(fetchCountries, useTouched());
  useEffect(() => {
    if (all) known = all;
  }, [all]);
  return all ?? COMMON_COUNTRIES;
}

async function fetchCountries() {
  return (await import('#lib/all-countries.ts')).COUNTRIES;
}
