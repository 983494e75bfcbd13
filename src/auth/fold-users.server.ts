import type { Store } from '#db/store.ts';
import { searchOf } from './accounts.db.server.ts';

const AT_ONCE = 500;

/** Fills the search column of users who were there before it: at the start, once, and nothing from then on. */
export async function foldUsers(store: Store): Promise<void> {
  for (;;) {
    const users = await store.read
      .selectFrom('users')
      .select(['id', 'firstName', 'lastName', 'email', 'phone'])
      .where('search', '=', '')
      .limit(AT_ONCE)
      .execute();
    if (users.length === 0) return;
    await store.write(async (trx) => {
      for (const user of users) {
        const search = searchOf(user) || user.id;
        await trx.updateTable('users').set({ search }).where('id', '=', user.id).execute();
      }
    });
  }
}
