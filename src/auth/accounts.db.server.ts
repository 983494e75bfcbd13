import type { Db, Trx } from '#db/store.ts';
import type { UsersTable } from '#db/tables.ts';
import { newId } from '#lib/ids.server.ts';
import type { Identifier } from './identifier.server.ts';
import { readAreas } from './permissions.ts';
import type { SessionUser } from './session-user.ts';

/** The provider under which the library keeps a password. */
export const CREDENTIAL = 'credential';

/** Who holds a session at `now` (ISO); a disabled user holds none. Read anew for each request, so a demotion is felt at once. */
export async function findSessionUser(db: Db, token: string, now: string): Promise<SessionUser | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'users.id',
      'sessions.id as sessionId',
      'users.firstName',
      'users.lastName',
      'users.email',
      'users.phone',
      'users.role',
      'users.areas',
      'users.image as imageId',
      'sessions.updatedAt as confirmedAt',
    ])
    .where('sessions.token', '=', token)
    .where('sessions.expiresAt', '>', now)
    .where('users.disabled', '=', 0)
    .executeTakeFirst();
  return row ? { ...row, areas: readAreas(row.areas) } : null;
}

/** The account that an email or a phone belongs to, unless it is disabled. */
export async function findEnabledUser(
  db: Db,
  identifier: Identifier,
): Promise<{ id: string; email: string } | null> {
  const enabled = db.selectFrom('users').select(['id', 'email']).where('disabled', '=', 0);
  const found =
    'email' in identifier
      ? enabled.where('email', '=', identifier.email)
      : enabled.where('phone', '=', identifier.phone);
  return (await found.executeTakeFirst()) ?? null;
}

/** Ends one session: its cookie is dead on the next request. */
export async function deleteSession(trx: Trx, token: string): Promise<void> {
  await trx.deleteFrom('sessions').where('token', '=', token).execute();
}

/** Removes the sessions that have run out, with the addresses they carry. */
export async function deleteExpiredSessions(trx: Trx, now: string): Promise<void> {
  await trx.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
}

export type UserRow = Pick<UsersTable, 'email' | 'phone' | 'firstName' | 'lastName' | 'role' | 'areas'>;

/** Adds a user who can log in; null where the email or the phone is another's. */
export async function insertUser(
  trx: Trx,
  user: UserRow,
  passwordHash: string,
  now: string,
): Promise<string | null> {
  const id = newId();
  const added = await trx
    .insertInto('users')
    .values({
      id,
      ...user,
      name: `${user.firstName} ${user.lastName}`,
      emailVerified: 0,
      image: null,
      disabled: 0,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return null;
  await setPassword(trx, id, passwordHash, now);
  return id;
}

/** Gives a user a password, whether or not there was one: a half-made account becomes whole. */
export async function setPassword(
  trx: Trx,
  userId: string,
  passwordHash: string,
  now: string,
): Promise<void> {
  await trx
    .deleteFrom('accounts')
    .where('userId', '=', userId)
    .where('providerId', '=', CREDENTIAL)
    .execute();
  await trx
    .insertInto('accounts')
    .values({
      id: newId(),
      accountId: userId,
      providerId: CREDENTIAL,
      userId,
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
      scope: null,
      password: passwordHash,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}
