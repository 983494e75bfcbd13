import type { z } from 'zod';
import type { Deps } from '#api/deps.ts';
import type { SignedIn } from '#auth/accounts.server.ts';
import { countAttempt, type Origin } from './attempts.server.ts';
import { openSession } from './log-in.api.server.ts';
import type { registerBody } from './registration.contract.ts';

/**
 * Makes an account and signs it in. It is a user's, whatever was sent: only a superadmin gives rights (trust.md 5).
 * @throws {AppError} INVALID, TAKEN with `fields`, TOO_MANY_REQUESTS with `retryAfter`, STORE_UNAVAILABLE.
 */
export async function register(
  deps: Deps,
  body: z.output<typeof registerBody>,
  from: Origin,
): Promise<SignedIn> {
  const { firstName, lastName, phone, country, email, password } = body;
  await countAttempt(deps, 'register', email, from);
  const person = { firstName, lastName, phone, country, email, password };
  await deps.accounts.createUser({ ...person, role: 'user' });
  return openSession(deps, { identifier: email, password }, from);
}
