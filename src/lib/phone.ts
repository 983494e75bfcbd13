import { toLatinDigits } from '#lib/arabic.ts';

/**
 * What a person typed or pasted, as the field keeps it: Latin digits of any script's, and the + in front
 * if there was one. Nothing else: a name in the field becomes the empty string.
 */
export function cleanPhoneDigits(text: string): string {
  const plain = toLatinDigits(text.normalize('NFKC'));
  const digits = plain.replace(/[^0-9]/g, '');
  return /^[^0-9]*\+/.test(plain) ? `+${digits}` : digits;
}
