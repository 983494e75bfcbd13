import { openStore } from '#db/open-store.server.ts';
import type { Store } from '#db/store.ts';

/** A fresh, migrated, empty store of its own. Close it after the test. */
export async function testStore(): Promise<Store> {
  return openStore('memory:');
}
