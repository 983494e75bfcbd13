import type { UsersTable } from '#db/account-tables.ts';
import type { Db, Trx } from '#db/store.ts';
import { foldArabic } from '#lib/arabic.ts';
import { newId } from '#lib/ids.server.ts';
import type { Identifier } from './identifier.server.ts';

/** The provider under which the library keeps a password. */
export const CREDENTIAL = 'credential';

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

export type UserRow = Pick<UsersTable, 'email' | 'phone' | 'firstName' | 'lastName' | 'role' | 'areas'>;

/** What a user is found by, folded (experience.md, search). */
export function searchOf({ firstName, lastName, email, phone }: Omit<UserRow, 'role' | 'areas'>): string {
  return foldArabic(`${firstName} ${lastName} ${email} ${phone ?? ''}`);
}

/** Adds a user who can log in; null where the email, the phone or the id is another's. */
export async function insertUser(
  trx: Trx,
  user: UserRow,
  passwordHash: string,
  now: string,
  id = newId(),
): Promise<string | null> {
  const added = await trx
    .insertInto('users')
    .values({
      id,
      ...user,
      name: `${user.firstName} ${user.lastName}`,
      search: searchOf(user),
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

/** Whether somebody with this id is all that a row says. */
export async function isSameUser(db: Db, id: string, user: UserRow): Promise<boolean> {
  const kept = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  const columns: Readonly<Record<string, unknown>> = kept ?? {};
  return Object.entries(user).every(([name, value]) => columns[name] === value);
}

/** Which of an email and a phone belong to somebody other than `exceptId`, as the fields of a refusal. */
export async function findTaken(
  db: Db,
  { email, phone }: { email?: string; phone?: string | null },
  exceptId = '',
): Promise<Record<string, string>> {
  const others = db.selectFrom('users').select('id').where('id', '!=', exceptId);
  const fields: Record<string, string> = {};
  if (email && (await others.where('email', '=', email).executeTakeFirst())) fields.email = 'EMAIL_TAKEN';
  if (phone && (await others.where('phone', '=', phone).executeTakeFirst())) fields.phone = 'PHONE_TAKEN';
  return fields;
}

/** The hash of a user's password; null where there is none. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', CREDENTIAL)
    .executeTakeFirst();
  return row?.password ?? null;
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
