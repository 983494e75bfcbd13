import type { Db, Trx } from '#db/store.ts';
import { readAreas } from './permissions.ts';
import type { SessionUser } from './session-user.ts';

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

/** Somebody's sessions that are not over at `now` (ISO), the newest first. */
export function listSessions(db: Db, userId: string, now: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'ipAddress', 'createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Writes down that a session's password was given again just now. */
export async function confirmSession(trx: Trx, id: string, now: string): Promise<void> {
  await trx.updateTable('sessions').set({ updatedAt: now }).where('id', '=', id).execute();
}

/** Ends one session by its token: its cookie is dead on the next request. */
export async function deleteSession(trx: Trx, token: string): Promise<void> {
  await trx.deleteFrom('sessions').where('token', '=', token).execute();
}

/** Ends one of a user's own sessions; false where it is not theirs, or over. */
export async function deleteOwnSession(trx: Trx, userId: string, id: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all of a user's sessions, but for one where it is named. */
export async function deleteSessionsOf(trx: Trx, userId: string, kept = ''): Promise<void> {
  await trx.deleteFrom('sessions').where('userId', '=', userId).where('id', '!=', kept).execute();
}

/** Removes the sessions that have run out, with the addresses they carry. */
export async function deleteExpiredSessions(trx: Trx, now: string): Promise<void> {
  await trx.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
}
