import type { Deps } from '#api/deps.ts';
import { type LimitAnswer, resetPoints, takePoint } from '#api/rate-limit.server.ts';
import type { SignedIn } from '#auth/accounts.server.ts';
import type { Trx } from '#db/store.ts';
import { limitBucket } from '#lib/client-address.server.ts';
import { AppError } from '#lib/errors.ts';
import type { LoginBody } from './accounts.contract.ts';

/** Where a login came from. */
export interface LoginOrigin {
  /** As `clientAddress` tells it. */
  address: string;
  headers: Headers;
}

/** Seconds in which attempts are counted; ten guesses an account (trust.md, faults), a clinic's Wi-Fi an address. */
const WINDOW_SECONDS = 15 * 60;
const ACCOUNT_POINTS = 10;
const ADDRESS_POINTS = 50;

/**
 * Logs in: the one function behind the JSON call and the page's plain form. The attempt is counted before the password
 * is looked at, so that a thousand at once are no way around the limit; the right password forgets the account's count
 * and ends the session that this browser had before.
 * @throws {AppError} WRONG_CREDENTIALS, TOO_MANY_REQUESTS with `retryAfter`, STORE_UNAVAILABLE.
 */
export async function logIn(
  deps: Deps,
  body: LoginBody,
  { address, headers }: LoginOrigin,
): Promise<SignedIn> {
  const { accounts, store } = deps;
  const account = `login:account:${await accounts.attemptKey(body.identifier)}`;
  if (deps.config.rateLimit) {
    const { allowed, retryAfter } = await store.write((trx) =>
      countAttempt(trx, account, address, deps.clock()),
    );
    if (!allowed) throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
  }
  const userAgent = headers.get('user-agent') ?? '';
  const signedIn = await accounts.signIn({ ...body, address, userAgent });
  await store.write((trx) => resetPoints(trx, account));
  await accounts.signOut(headers);
  return signedIn;
}

/** An address that is refused takes nothing from the account: its owner may come from another. */
async function countAttempt(trx: Trx, account: string, address: string, now: Date): Promise<LimitAnswer> {
  const window = { seconds: WINDOW_SECONDS, now };
  const key = `login:address:${limitBucket(address)}`;
  const fromAddress = await takePoint(trx, { ...window, key, points: ADDRESS_POINTS });
  return fromAddress.allowed
    ? takePoint(trx, { ...window, key: account, points: ACCOUNT_POINTS })
    : fromAddress;
}
