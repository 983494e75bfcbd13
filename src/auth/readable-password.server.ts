import { randomInt } from 'node:crypto';

/** No letter or digit that reads like another: 4 × 4 of 30 are 78 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

/** A password to be read out or copied from a screen, as `k7mq-2rtd-9wxc-hb4n`. */
export function readablePassword(): string {
  const letters = Array.from({ length: 16 }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}
