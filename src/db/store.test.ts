import { expect, test } from 'vitest';
import { testStore } from '#testing/store.ts';
import { raiseContentVersion, readContentVersion } from './content-version.db.server.ts';

test('writes, reads and refuses the outer handle inside a write', async () => {
  const store = await testStore();
  expect(await readContentVersion(store.read)).toBe(1);
  await store.write(raiseContentVersion);
  expect(await readContentVersion(store.read)).toBe(2);
  await expect(store.write(() => store.read.selectFrom('leads').selectAll().execute())).rejects.toThrow(
    'Inside',
  );
  await store.forAccounts.insertInto('limits').values({ key: 'a', points: 1, expires_at: 'x' }).execute();
  expect(await store.read.selectFrom('limits').selectAll().execute()).toEqual([
    { key: 'a', points: 1, expires_at: 'x' },
  ]);
  await store.close();
});
