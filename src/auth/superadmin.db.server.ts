import type { Db, Trx } from '#db/store.ts';
import { CREDENTIAL, insertUser, setPassword, type UserRow } from './accounts.db.server.ts';
import { deleteResets } from './password-reset.db.server.ts';
import { deleteSessionsOf } from './sessions.db.server.ts';

/** Whether there is a superadmin who can log in. */
export async function hasSuperadmin(db: Db): Promise<boolean> {
  const row = await superadmins(db).where('accounts.password', 'is not', null).executeTakeFirst();
  return row !== undefined;
}

/** The email of a superadmin without a password: made by a start that was cut off, or by hand. */
export async function findHalfMadeSuperadmin(db: Db): Promise<string | null> {
  const row = await superadmins(db).where('accounts.password', 'is', null).executeTakeFirst();
  return row?.email ?? null;
}

function superadmins(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.userId', '=', 'users.id').on('accounts.providerId', '=', CREDENTIAL),
    )
    .select('users.email')
    .where('users.role', '=', 'superadmin')
    .where('users.disabled', '=', 0);
}

/** Whether anybody has an account. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Makes `user` the superadmin, raising an account of that email; false where a whole superadmin exists. */
export async function makeFirstSuperadmin(
  trx: Trx,
  user: UserRow,
  passwordHash: string,
  now: string,
): Promise<boolean> {
  if (await hasSuperadmin(trx)) return false;
  await makeSuperadmin(trx, user, passwordHash, now);
  return true;
}

/** Adds `user` as a superadmin, or makes the account of that email one: enabled, with that password. */
export async function makeSuperadmin(
  trx: Trx,
  user: UserRow,
  passwordHash: string,
  now: string,
): Promise<'made' | 'repaired'> {
  if (await insertUser(trx, user, passwordHash, now)) return 'made';
  const { id } = await trx
    .updateTable('users')
    .set({ role: 'superadmin', areas: null, disabled: 0, updatedAt: now })
    .where('email', '=', user.email)
    .returning('id')
    .executeTakeFirstOrThrow();
  // Whoever held the account before is not who was given it now.
  await deleteSessionsOf(trx, id);
  await deleteResets(trx, id);
  await setPassword(trx, id, passwordHash, now);
  return 'repaired';
}
