import { createHash, randomBytes, randomInt } from 'node:crypto';

/** No 0/O, 1/I/L and no vowels: reads well over the phone and spells no words. */
const REFERENCE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 6;

/** A record's id: 128 random bits as 32 lower-case hexadecimal digits (architecture.md, the data store). */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

/** The id that always belongs to these texts together, as nobody else's can be: a retry names the record it made. */
export function idFor(...texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32);
}

/**
 * A booking's reference for people, such as `BS-7K3M9Q`: 28⁶, some 480 million. Short enough to repeat one
 * day, so the store keeps it unique and the writer tries again. It is a name, not a secret.
 */
export function newReference(): string {
  const characters = Array.from({ length: REFERENCE_LENGTH }, randomCharacter);
  return `BS-${characters.join('')}`;
}

function randomCharacter(): string {
  return REFERENCE_ALPHABET.charAt(randomInt(REFERENCE_ALPHABET.length));
}
