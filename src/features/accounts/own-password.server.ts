import type { Deps } from '#api/deps.ts';
import { resetPoints, takePoint } from '#api/rate-limit.server.ts';
import type { SessionUser } from '#auth/session-user.ts';
import { AppError } from '#lib/errors.ts';

/** Guesses of a password from within one session: who found an open screen has no more than a stranger. */
const GUESSES = { points: 10, seconds: 15 * 60, sliding: true } as const;

/**
 * That somebody who is signed in knows their password. Counted for each session, so that nobody outside can lock it.
 * @param field the one to name in the refusal.
 * @throws {AppError} INVALID naming `field`, TOO_MANY_REQUESTS with `retryAfter`.
 */
export async function assertOwnPassword(
  deps: Deps,
  user: SessionUser,
  password: string,
  field: string,
): Promise<void> {
  const key = `password:session:${user.sessionId}`;
  if (deps.config.rateLimit) {
    const now = deps.clock();
    const { allowed, retryAfter } = await deps.store.write((trx) => takePoint(trx, { key, ...GUESSES, now }));
    if (!allowed) throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
  }
  if (!(await deps.accounts.isPassword(user.id, password))) {
    throw new AppError('INVALID', { fields: { [field]: 'PASSWORD_WRONG' } });
  }
  await deps.store.write((trx) => resetPoints(trx, key));
}
