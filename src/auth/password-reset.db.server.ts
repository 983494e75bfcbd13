import type { Db, Trx } from '#db/store.ts';
import { newId } from '#lib/ids.server.ts';

/** A reset that was asked for: found by the hash of its token alone. */
export interface PendingReset {
  tokenHash: string;
  /** Whose password it sets; for an account that does not exist an id of nobody. */
  userId: string;
  expiresAt: string;
}

const PREFIX = 'reset-password:';

/** Keeps a reset, and forgets those whose time is over. */
export async function insertReset(trx: Trx, reset: PendingReset, now: string): Promise<void> {
  await trx.deleteFrom('verifications').where('expiresAt', '<=', now).execute();
  await trx
    .insertInto('verifications')
    .values({
      id: newId(),
      identifier: PREFIX + reset.tokenHash,
      value: reset.userId,
      expiresAt: reset.expiresAt,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

/** The reset of a token, if it can be used at `now` (ISO) still and its account is there and not disabled. */
export async function findReset(db: Db, tokenHash: string, now: string): Promise<PendingReset | null> {
  const row = await db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.value')
    .select(['verifications.value as userId', 'verifications.expiresAt'])
    .where('verifications.identifier', '=', PREFIX + tokenHash)
    .where('verifications.expiresAt', '>', now)
    .where('users.disabled', '=', 0)
    .executeTakeFirst();
  return row ? { tokenHash, ...row } : null;
}

/** Ends every reset of an account, used or not: one link works once. */
export async function deleteResets(trx: Trx, userId: string): Promise<void> {
  await trx
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', `${PREFIX}%`)
    .execute();
}
