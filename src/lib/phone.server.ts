import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toLatinDigits } from '#lib/arabic.ts';
import { PHONE_DIGITS } from '#lib/limits.ts';

/** Longest text worth reading as a number: fifteen digits with all their separators. */
const LONGEST_INPUT = 64;

const EXTENSION = /(?:;ext=|ext\.?|extension|x|#|تحويل[ةه]|داخلي)[\s:.]*\d{1,7}$/iu;
const SEPARATORS = /[\s\p{Pd}().[\]/_ـ]/gu;
const E164 = new RegExp(`^\\+[1-9]\\d{6,${PHONE_DIGITS - 1}}$`);
/** Fewest digits that are read as dial code and number when neither + nor 00 says so. */
const SHORTEST_WITHOUT_PLUS = 11;

/**
 * A phone number as E.164 (`+9665XXXXXXXX`), or null when it is not a possible number (decision 5).
 * Digits of any script, bidi marks, separators, a `tel:` in front and an extension behind are understood;
 * an extension is dropped. `country` (ISO 3166-1 alpha-2, any case) reads numbers without dial code; one we
 * do not know counts as SA. Saudi numbers must also fit the Saudi plan, where one digit too many is the
 * commonest slip. Never throws.
 */
export function normalizePhone(raw: string, country = 'SA'): string | null {
  const typed = readDigits(raw);
  if (!typed) return null;
  const home = knownCountry(country);
  if (typed.international) return asE164(`+${typed.digits}`);
  return asE164(typed.digits, home) ?? withoutPlus(typed.digits);
}

type Typed = { digits: string; international: boolean };

function readDigits(raw: string): Typed | null {
  if (raw.length > LONGEST_INPUT) return null;
  const plain = toLatinDigits(raw.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim();
  const compact = plain.replace(/^tel:/i, '').replace(EXTENSION, '').replace(SEPARATORS, '');
  // Copied out of right-to-left text, the + often comes last.
  const match = /^(\+*)(\d+)(\+?)$/.exec(compact);
  if (!match?.[2]) return null;
  const international = Boolean(match[1] || match[3]) || match[2].startsWith('00');
  const digits = match[2].replace(/^00+/, '');
  // No dial code begins with 0: «+05…» is a home number before which a form has put a +.
  return { digits, international: international && !digits.startsWith('0') };
}

function knownCountry(country: string): CountryCode {
  const code = country.toUpperCase();
  return isSupportedCountry(code) ? code : 'SA';
}

/**
 * «201001234567» under Saudi Arabia: too long to be from here, and a number of Egypt with the + that is
 * missing. Stricter than with a written +, or a slip in a home number would become one of Belize.
 */
function withoutPlus(digits: string): string | null {
  if (digits.startsWith('0') || digits.length < SHORTEST_WITHOUT_PLUS) return null;
  const phone = parsePhoneNumberFromString(`+${digits}`, { extract: false });
  return phone?.isValid() ? possible(phone.number) : null;
}

function asE164(digits: string, country?: CountryCode): string | null {
  const phone = parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false });
  return phone ? possible(phone.number) : null;
}

/**
 * Judged as it will be read later, without the country it was typed under. It must also read as itself: in
 * «+62 000…» each reading would take one more 0 for a trunk prefix.
 */
function possible(number: string): string | null {
  const phone = parsePhoneNumberFromString(number, { extract: false });
  if (phone?.number !== number || !E164.test(number)) return null;
  const accepted = phone.countryCallingCode === '966' ? phone.isValid() : phone.isPossible();
  return accepted ? number : null;
}
