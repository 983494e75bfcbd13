import { toLatinDigits } from '#lib/arabic.ts';
import { COUNTRY_ROWS } from '#lib/countries.ts';

/** A choice of the phone field: `iso2` lower case, `dial` digits without +, `name` in Arabic. */
export type Country = { readonly iso2: string; readonly dial: string; readonly name: string };

/** Default country of every phone field (specification 9). */
export const DEFAULT_COUNTRY = 'sa';

/** Saudi Arabia, Egypt, the Emirates and Qatar first (specification 2), then the rest by Arabic name. */
export const COUNTRIES: readonly Country[] = COUNTRY_ROWS.trim().split('\n').map(readRow);

/**
 * What a person typed or pasted, as the field keeps it: Latin digits of any script's, and the + in front
 * if there was one. Nothing else: a name in the field becomes the empty string.
 */
export function cleanPhoneDigits(text: string): string {
  const plain = toLatinDigits(text.normalize('NFKC'));
  const digits = plain.replace(/[^0-9]/g, '');
  return /^[^0-9]*\+/.test(plain) ? `+${digits}` : digits;
}

function readRow(row: string): Country {
  const [iso2 = '', dial = '', ...name] = row.split(' ');
  return { iso2, dial, name: name.join(' ') };
}
