import { openStore } from '#db/open-store.server.ts';
import type { Store } from '#db/store.ts';
import { freshSchema } from './postgres-schema.ts';

/** A fresh, migrated, empty store of its own, on `TEST_DATABASE_URL` where that is set. Close it after the test. */
export async function testStore(): Promise<Store> {
  const { TEST_DATABASE_URL } = process.env;
  if (!TEST_DATABASE_URL) return openStore('memory:');
  const schema = await freshSchema(TEST_DATABASE_URL);
  const store = await openStore(schema.url);
  return { ...store, close: () => store.close().then(schema.drop) };
}
