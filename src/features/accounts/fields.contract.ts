import { z } from 'zod';
import { cleanText } from '#features/leads/booking.rules.ts';
import { countCharacters, EMAIL, type Limit, NAME, PASSWORD } from '#lib/limits.ts';

/** Longest phone, in characters, that is looked at; the number itself is judged on the server (decision 5). */
const LONGEST_PHONE = 64;

/** A first or last name as it is kept: cleaned, 2 to 80 characters (decision 15). */
export const personName = z
  .string()
  .transform(cleanText)
  .refine((text) => text !== '', { error: 'REQUIRED', abort: true })
  .refine((text) => text === '' || countCharacters(text) >= NAME.min, { error: 'TOO_SHORT', params: NAME })
  .refine((text) => countCharacters(text) <= NAME.max, { error: 'TOO_LONG', params: NAME })
  .meta({ type: 'string', minLength: NAME.min, maxLength: NAME.max });

/** What an account is found by (decision 17). */
export const identifierText = z
  .string()
  .trim()
  .min(1, { error: 'REQUIRED' })
  .max(EMAIL.max, { error: 'TOO_LONG' })
  .meta({ description: 'Email, or phone in any spelling', example: '0501234567' });

/** An email as typed; how it is kept, and whether it can be one, is `auth/identifier.server.ts`'s to say. */
export const emailText = z
  .string()
  .trim()
  .min(1, { error: 'REQUIRED' })
  .max(EMAIL.max, { error: 'TOO_LONG' })
  .meta({ example: 'name@example.com' });

/** A phone in any spelling; without a dial code it is read as one of `country`. */
export const phoneText = z
  .string()
  .trim()
  .min(1, { error: 'REQUIRED' })
  .max(LONGEST_PHONE, { error: 'PHONE_INVALID' })
  .meta({ example: '0501234567' });

/** Where a phone may be left out: blank is none. */
export const optionalPhone = z.string().trim().max(LONGEST_PHONE, { error: 'PHONE_INVALID' }).nullish();

export const country = z
  .string()
  .trim()
  .max(8)
  .optional()
  .meta({ description: 'ISO 3166-1 alpha-2 of the phone field; SA without it', example: 'sa' });

/** A password to be set: 8 to 128 characters (decision 14). Whether it is too common, the server adds. */
export const newPassword = z
  .string()
  .min(1, { error: 'REQUIRED', abort: true })
  .refine((text) => lengthOf(text) >= PASSWORD.min, { error: 'TOO_SHORT', params: PASSWORD satisfies Limit })
  .refine((text) => lengthOf(text) <= PASSWORD.max, { error: 'TOO_LONG', params: PASSWORD satisfies Limit })
  .meta({ minLength: PASSWORD.min, maxLength: PASSWORD.max, example: 'four words in a row' });

/** A password to be checked. One that is too short is only wrong: what a good one is like is said where one is chosen. */
export const givenPassword = z
  .string()
  .min(1, { error: 'REQUIRED' })
  .refine((text) => lengthOf(text) <= PASSWORD.max, { error: 'TOO_LONG', params: PASSWORD })
  .meta({ example: 'a long password' });

/** What a change answers that has nothing more to tell. */
export const messageAnswer = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'MessageAnswer' });

export type MessageAnswer = z.infer<typeof messageAnswer>;

/** Untrimmed: a password's spaces are its own. */
function lengthOf(password: string): number {
  return [...password].length;
}
