import type { Deps } from '#api/deps.ts';
import { recordAudit } from '#audit/audit.db.server.ts';
import { deleteResets } from '#auth/password-reset.db.server.ts';
import type { SessionUser } from '#auth/session-user.ts';
import { AppError } from '#lib/errors.ts';
import { ERASED_NAME } from '#messages/account-answers.ts';
import { removeUnusedPicture } from './avatar.server.ts';
import { anonymiseOwnBookings } from './own-data.db.server.ts';
import { assertOwnPassword } from './own-password.server.ts';
import { deleteUser, findUser, isLastSuperadmin } from './users.db.server.ts';

/**
 * Erases the account of whoever asks: account, password, sessions, picture; their bookings stay without them (Saudi
 * personal-data law, trust.md).
 * @throws {AppError} INVALID naming `password`, LAST_SUPERADMIN, TOO_MANY_REQUESTS.
 */
export async function eraseOwnAccount(deps: Deps, user: SessionUser, password: string): Promise<void> {
  await assertOwnPassword(deps, user, password, 'password');
  await deps.store.write(async (trx) => {
    const row = await findUser(trx, user.id);
    if (row && (await isLastSuperadmin(trx, row))) throw new AppError('LAST_SUPERADMIN');
    await anonymiseOwnBookings(trx, user.id, { name: ERASED_NAME, now: deps.clock() });
    await deleteResets(trx, user.id);
    await deleteUser(trx, user.id);
    const subject = { type: 'user', id: user.id };
    await recordAudit(trx, { actor: user.id, action: 'data.erase', subject, at: deps.clock() });
  });
  deps.outbox.wake();
  await removeUnusedPicture(deps.store, user.imageId);
  deps.log.info({ user: user.id }, 'account erased by its owner');
}
