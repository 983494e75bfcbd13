import { toLatinDigits } from '#lib/arabic.ts';
import { type Country, DEFAULT_COUNTRY } from '#lib/countries.ts';
import { PHONE_DIGITS } from '#lib/limits.ts';
import { cleanPhoneDigits } from '#lib/phone.ts';
import { knownCountries } from './known-countries.ts';

/** What stands in the field: the chosen country and the text beside it. */
export interface TypedPhone {
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  number: string;
}

/** No home number of Saudi Arabia is longer, its leading 0 included. */
const LONGEST_SAUDI = 10;
/** From here on a number may begin with its own dial code, without a + to say so. */
const SHORTEST_WITH_DIAL = 11;
const NOT_OF_A_NUMBER = /[^0-9+()\-. ]/g;

/**
 * A text while it is typed: digits of any script as Latin ones, one for one so that the cursor keeps its place;
 * what no number holds is left out, and so is every digit after the fifteenth (specification 9) unless long
 * numbers are welcome (decision 32).
 */
export function tidyPhone(text: string, longNumbers = false): string {
  let digits = 0;
  const most = longNumbers ? Number.POSITIVE_INFINITY : PHONE_DIGITS;
  return toLatinDigits(text)
    .replace(NOT_OF_A_NUMBER, '')
    .replace(/\d/g, (digit) => (++digits > most ? '' : digit));
}

/**
 * A pasted or filled-in number: «+20 100…» and «0020 100…» choose Egypt and leave «100…» in the field. Where
 * several countries share a dial code the chosen one stays if it is one of them. Anything else stays as it is.
 */
export function splitPhone(text: string, country: string, countries = knownCountries()): TypedPhone {
  const clean = cleanPhoneDigits(text).replace(/^00/, '+');
  if (!clean.startsWith('+')) return { country, number: text.trim() };
  const digits = clean.slice(1);
  const sharing = countries.filter(({ dial }) => digits.startsWith(dial));
  const found = sharing.find(({ iso2 }) => iso2 === country) ?? preferred(sharing);
  if (!found) return { country, number: text.trim() };
  return { country: found.iso2, number: withoutDial(text, found.dial) };
}

/**
 * The number as it is sent: a + in front, always (specification 5), and the chosen country's dial code where it was
 * not typed. A home number's leading 0 stays in: the server knows which countries drop it. '' for no digits.
 */
export function fullPhone({ country, number }: TypedPhone, countries = knownCountries()): string {
  const clean = cleanPhoneDigits(number).replace(/^00/, '+');
  if (clean === '' || clean === '+') return '';
  if (clean.startsWith('+')) return clean;
  const dial = countries.find(({ iso2 }) => iso2 === country)?.dial ?? '';
  return hasDial(clean, dial, country) ? `+${clean}` : `+${dial}${clean}`;
}

/** «966501234567», or a foreign number typed whole while Saudi Arabia was still chosen. */
function hasDial(digits: string, dial: string, country: string): boolean {
  if (digits.startsWith('0') || digits.length < SHORTEST_WITH_DIAL) return false;
  if (digits.startsWith(dial)) return true;
  return country === DEFAULT_COUNTRY && digits.length > LONGEST_SAUDI;
}

/** Of several countries behind +1 and +7 the one most people mean. */
function preferred(sharing: readonly Country[]): Country | undefined {
  return sharing.find(({ iso2 }) => MAIN_OF_DIAL.has(iso2)) ?? sharing[0];
}

const MAIN_OF_DIAL = new Set(['us', 'ru', 'gb', 'it']);

/** The rest of the text after its dial code, with the separators people wrote. */
function withoutDial(text: string, dial: string): string {
  const plain = toLatinDigits(text)
    .replace(/^[^0-9+]+/, '')
    .replace(/^(\+|00)/, '');
  let left = dial.length;
  let at = 0;
  for (; left > 0 && at < plain.length; at += 1) if (/\d/.test(plain[at] ?? '')) left -= 1;
  return plain
    .slice(at)
    .replace(/^[^0-9]+/, '')
    .trim();
}
