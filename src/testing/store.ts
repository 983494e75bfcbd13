import { afterAll } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import type { Store } from '#db/store.ts';
import { freshSchema } from './postgres-schema.ts';

const open = new Set<Store>();

// What a test file leaves open is closed after its last test: a test process ends too roughly to clear up.
afterAll(async () => {
  for (const store of open) await store.close();
});

/** A fresh, migrated, empty store of its own, on `TEST_DATABASE_URL` where that is set. */
export async function testStore(): Promise<Store> {
  const { TEST_DATABASE_URL } = process.env;
  if (!TEST_DATABASE_URL) return closedAtTheEnd(await openStore('memory:'));
  const schema = await freshSchema(TEST_DATABASE_URL);
  return closedAtTheEnd(await openStore(schema.url), schema.drop);
}

function closedAtTheEnd(store: Store, afterClose?: () => Promise<void>): Store {
  async function close() {
    if (!open.delete(ours)) return;
    await store.close();
    await afterClose?.();
  }
  const ours = { ...store, close };
  open.add(ours);
  return ours;
}
