import type { Selectable, Updateable } from 'kysely';
import type { UsersTable } from '#db/account-tables.ts';
import type { Db, Trx } from '#db/store.ts';
import { pieceOfPhone, readSearch } from '#features/leads/customers.rules.ts';
import { searchTerms } from '#lib/arabic.ts';
import type { UsersQuery } from './users.contract.ts';

export type UserRow = Selectable<UsersTable>;

/** One account; null where there is none of that id. */
export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return user ?? null;
}

/** A page of accounts. Every word must be found in name, email or phone, a number in any spelling. */
export function listUsers(db: Db, query: UsersQuery): Promise<UserRow[]> {
  return found(db, query)
    .selectAll()
    .orderBy('createdAt', query.sort.direction)
    .orderBy('id', query.sort.direction)
    .limit(query.size)
    .offset((query.page - 1) * query.size)
    .execute();
}

/** How many accounts a query finds over all pages. */
export async function countUsers(db: Db, query: UsersQuery): Promise<number> {
  const { total } = await found(db, query)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Changes an account; `updatedAt` is the caller's to set. */
export async function updateUser(trx: Trx, id: string, change: Updateable<UsersTable>): Promise<void> {
  await trx.updateTable('users').set(change).where('id', '=', id).execute();
}

/** Removes an account with its password and sessions; its bookings stay, and are nobody's. */
export async function deleteUser(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
}

/** Whether nobody else could run the site: the only superadmin who is not disabled. */
export async function isLastSuperadmin(
  db: Db,
  user: Pick<UserRow, 'id' | 'role' | 'disabled'>,
): Promise<boolean> {
  if (user.role !== 'superadmin' || user.disabled === 1) return false;
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'superadmin')
    .where('disabled', '=', 0)
    .where('id', '!=', user.id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** Where the superadmins who can log in get their mail, the oldest account first. */
export async function listSuperadminEmails(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'superadmin')
    .where('disabled', '=', 0)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}

function found(db: Db, { search, role }: UsersQuery) {
  const { phones, rest } = readSearch(search);
  const pieces = [...phones.map(pieceOfPhone), ...searchTerms(rest)];
  return db
    .selectFrom('users')
    .$if(Boolean(role), (users) => users.where('role', '=', role || 'user'))
    .where((eb) => eb.and(pieces.map((piece) => eb('search', 'like', `%${piece}%`))));
}
