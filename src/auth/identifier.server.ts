import { z } from 'zod';
import { normalizePhone } from '#lib/phone.server.ts';

/** What an account is found by: the email in lower case, or the phone as E.164. */
export type Identifier = { email: string } | { phone: string };

const email = z.email();

/** What a person typed to log in, email or phone in any spelling (decision 17); null when it can be neither. */
export function readIdentifier(typed: string): Identifier | null {
  const address = readEmail(typed);
  if (address) return { email: address };
  const phone = normalizePhone(typed);
  return phone ? { phone } : null;
}

/** An email as it is kept, or null where it is none. Copied out of Arabic text it may carry invisible marks. */
export function readEmail(typed: string): string | null {
  const plain = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  return email.safeParse(plain).success ? plain : null;
}
