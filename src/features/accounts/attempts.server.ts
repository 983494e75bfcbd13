import type { Deps } from '#api/deps.ts';
import { type Limit, resetPoints, returnPoint, takePoint } from '#api/rate-limit.server.ts';
import type { Trx } from '#db/store.ts';
import { limitBucket } from '#lib/client-address.server.ts';
import { AppError } from '#lib/errors.ts';

/** Where a request came from. */
export interface Origin {
  /** As `clientAddress` tells it. */
  address: string;
  headers: Headers;
}

type Window = Pick<Limit, 'points' | 'seconds' | 'sliding'>;

const QUARTER = 15 * 60;
const HOUR = 3600;

/**
 * How often something may be tried for one account and from one address (an IPv6 network is one). Ten guesses of a
 * password in any quarter of an hour (trust.md, faults); an address is wide enough for a clinic's Wi-Fi.
 */
const LIMITS = {
  login: {
    account: { points: 10, seconds: QUARTER, sliding: true },
    address: { points: 50, seconds: QUARTER },
  },
  register: {
    account: { points: 10, seconds: HOUR },
    address: { points: 30, seconds: HOUR },
  },
  reset: {
    account: { points: 5, seconds: HOUR },
    address: { points: 30, seconds: HOUR },
  },
} as const satisfies Record<string, { account: Window; address: Window }>;

/** What an attempt was counted under; `device` instead of both where the owner's known device made it. */
export type Counted = { device: string } | { account: string; address: string } | null;

/**
 * Counts an attempt before anything is looked at, so that a thousand at once are no way around the limit. The owner's
 * known device has a count of its own: neither an account nor an address that others have used up locks it out. An
 * address that is refused takes nothing from the account: its owner may come from another.
 * @throws {AppError} TOO_MANY_REQUESTS with `retryAfter`.
 */
export async function countAttempt(
  deps: Deps,
  what: keyof typeof LIMITS,
  identifier: string,
  { address, headers }: Origin,
): Promise<Counted> {
  if (!deps.config.rateLimit) return null;
  const limits = LIMITS[what];
  const device = await deps.accounts.deviceKey(identifier, headers);
  const keys = {
    device: `${what}:device:${device}`,
    account: `${what}:account:${await deps.accounts.attemptKey(identifier)}`,
    address: addressKey(what, address),
  };
  const now = deps.clock();
  const { allowed, retryAfter } = await deps.store.write(async (trx) => {
    if (device) return takePoint(trx, { key: keys.device, ...limits.account, now });
    const fromAddress = await takePoint(trx, { key: keys.address, ...limits.address, now });
    return fromAddress.allowed ? takePoint(trx, { key: keys.account, ...limits.account, now }) : fromAddress;
  });
  if (!allowed) throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
  return device ? { device: keys.device } : { account: keys.account, address: keys.address };
}

/** Counts an attempt that names no account, as the use of a reset link. */
export async function countFromAddress(deps: Deps, what: string, address: string): Promise<void> {
  if (!deps.config.rateLimit) return;
  const limit = { key: addressKey(what, address), ...LIMITS.reset.address, now: deps.clock() };
  const { allowed, retryAfter } = await deps.store.write((trx) => takePoint(trx, limit));
  if (!allowed) throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
}

/**
 * A right password does not count: the device's guesses are forgotten, and what came from an unknown one takes back its
 * own point alone, or others could guess on each time the owner logs in.
 */
export async function uncount(trx: Trx, counted: Counted): Promise<void> {
  if (counted === null) return;
  if ('device' in counted) return resetPoints(trx, counted.device);
  await returnPoint(trx, counted.account);
  await returnPoint(trx, counted.address);
}

function addressKey(what: string, address: string): string {
  return `${what}:address:${limitBucket(address)}`;
}
