import type { Deps } from '#api/deps.ts';
import { dropExpiredPoints } from '#api/rate-limit.server.ts';
import type { SignedIn } from '#auth/accounts.server.ts';
import type { LoginBody } from './accounts.contract.ts';
import { countAttempt, type Origin, uncount } from './attempts.server.ts';

/**
 * Logs in: the one function behind the JSON call and the page's plain form. The right password makes this browser a
 * known device and ends the session that it had before.
 * @throws {AppError} WRONG_CREDENTIALS, TOO_MANY_REQUESTS with `retryAfter`, STORE_UNAVAILABLE.
 */
export async function logIn(deps: Deps, body: LoginBody, from: Origin): Promise<SignedIn> {
  const counted = await countAttempt(deps, 'login', body.identifier, from);
  const signedIn = await openSession(deps, body, from);
  await deps.store.write(async (trx) => {
    await uncount(trx, counted);
    await dropExpiredPoints(trx, deps.clock());
  });
  return signedIn;
}

/**
 * A new session for this browser, instead of the one it had.
 * @throws {AppError} WRONG_CREDENTIALS
 */
export async function openSession(
  { accounts }: Deps,
  body: LoginBody,
  { address, headers }: Origin,
): Promise<SignedIn> {
  const userAgent = headers.get('user-agent') ?? '';
  const { user, setCookie } = await accounts.signIn({ ...body, address, userAgent });
  const device = await accounts.rememberDevice(user.id, headers);
  await accounts.signOut(headers);
  return { user, setCookie: [...setCookie, device] };
}
