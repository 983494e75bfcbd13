import type { Db } from '#db/store.ts';

/** One account; null where there is none of that id. */
export async function findUser(db: Db, id: string) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return user ?? null;
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
