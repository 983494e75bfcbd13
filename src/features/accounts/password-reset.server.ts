import type { Deps } from '#api/deps.ts';
import { setPassword } from '#auth/accounts.db.server.ts';
import { deleteResets, findReset, insertReset, type PendingReset } from '#auth/password-reset.db.server.ts';
import { hashResetToken, RESET_SECONDS, resetToken } from '#auth/reset-token.server.ts';
import { deleteSessionsOf } from '#auth/sessions.db.server.ts';
import type { Db } from '#db/store.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.server.ts';
import { enqueue } from '#outbox/outbox.db.server.ts';
import { updateUser } from './users.db.server.ts';

/** Longer than any token of ours, so that nobody makes us hash a book. */
const LONGEST_TOKEN = 200;

/**
 * Queues the mail with a reset link. The work is the same where there is no such account: then the link is nobody's, and
 * whoever composes the mail finds no one to send it to.
 */
export async function askForReset(
  { store, accounts, config, clock, outbox }: Deps,
  identifier: string,
): Promise<void> {
  const userId = (await accounts.findAccount(identifier)) ?? newId();
  const seed = newId();
  const now = clock();
  const expiresAt = new Date(now.getTime() + RESET_SECONDS * 1000);
  const tokenHash = hashResetToken(resetToken(config.secret, seed));
  await store.write(async (trx) => {
    await insertReset(trx, { tokenHash, userId, expiresAt: expiresAt.toISOString() }, now.toISOString());
    await enqueue(trx, { kind: 'mail', payload: { notice: 'reset', seed }, expiresAt }, now);
  });
  outbox.wake();
}

/**
 * The reset behind a mailed token.
 * @throws {AppError} RESET_LINK_DEAD for one that was used, is over, or was made up: all alike.
 */
export async function findUsableReset(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  token: string,
): Promise<PendingReset> {
  const now = clock().toISOString();
  const reset = token.length <= LONGEST_TOKEN ? await findReset(db, hashResetToken(token), now) : null;
  if (!reset) throw new AppError('RESET_LINK_DEAD');
  return reset;
}

/**
 * Sets the password behind a mailed token. All of the account's links and sessions end in the same transaction, so of two
 * who use a link at once only one has set it.
 * @returns whose it is.
 * @throws {AppError} RESET_LINK_DEAD; INVALID naming `password`, and then the link works still.
 */
export async function usePasswordReset(deps: Deps, token: string, password: string): Promise<string> {
  await findUsableReset(deps, deps.store.read, token);
  const hash = await deps.accounts.hashNewPassword(password, 'password');
  return deps.store.write(async (trx) => {
    const { userId } = await findUsableReset(deps, trx, token);
    const now = deps.clock().toISOString();
    await deleteResets(trx, userId);
    await deleteSessionsOf(trx, userId);
    await setPassword(trx, userId, hash, now);
    // The link came by mail: the address is proven.
    await updateUser(trx, userId, { emailVerified: 1, updatedAt: now });
    return userId;
  });
}
