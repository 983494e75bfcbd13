import { useEffect, useState } from 'react';
import { COMMON_COUNTRIES, type Country } from '#lib/countries.ts';
import { useTouched } from './use-touched.ts';

let known: readonly Country[] = COMMON_COUNTRIES;

/** The countries that can be chosen by now. */
export function knownCountries(): readonly Country[] {
  return known;
}

/** The common countries, as the server renders them, then all: those are fetched once the page is used. */
export function useCountries(): readonly Country[] {
  const [countries, setCountries] = useState(COMMON_COUNTRIES);
  const touched = useTouched();
  useEffect(() => {
    if (!touched) return;
    import('#lib/all-countries.ts').then(
      ({ COUNTRIES }) => {
        known = COUNTRIES;
        setCountries(COUNTRIES);
      },
      // Without a connection the common ones, and any number with its +, must do.
      () => undefined,
    );
  }, [touched]);
  return countries;
}
