import { expect, it } from 'vitest';
import { testStore } from '#testing/store.ts';
import { userRow } from '#testing/store-suite/rows.ts';
import { foldUsers } from './fold-users.server.ts';

it('folds the users that were there before they could be searched, once', async () => {
  const store = await testStore();
  await store.write(async (trx) => {
    for (let i = 0; i < 501; i++)
      await trx
        .insertInto('users')
        .values(userRow(`u${i}`))
        .execute();
    await trx
      .insertInto('users')
      .values(userRow('kept', { search: 'as it was' }))
      .execute();
  });
  await foldUsers(store);
  await foldUsers(store);
  const rows = await store.read.selectFrom('users').select(['id', 'search']).orderBy('id').execute();
  expect(rows).toHaveLength(502);
  expect(rows.filter(({ search }) => search === '')).toEqual([]);
  expect(rows.find(({ id }) => id === 'u7')?.search).toBe('نوره احمد u7 example com');
  expect(rows.find(({ id }) => id === 'kept')?.search).toBe('as it was');
  await store.close();
});
