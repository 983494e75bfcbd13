import { afterEach } from 'vitest';
import type { OpenStoreOptions } from '#db/open-store.server.ts';
import type { Store } from '#db/store.ts';
import type { TestEngine, TestPlace } from '../engines.ts';

/** Opens stores for the tests of one `describe` and clears up after each. */
export function storesOf(engine: TestEngine) {
  const places: TestPlace[] = [];
  const stores: Store[] = [];

  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    for (const place of places.splice(0)) await place.remove();
  });

  async function newPlace(): Promise<TestPlace> {
    const place = await engine.place();
    places.push(place);
    return place;
  }

  async function open(options?: OpenStoreOptions, place?: TestPlace): Promise<Store> {
    const store = await (place ?? (await newPlace())).open(options);
    stores.push(store);
    return store;
  }

  return { newPlace, open };
}
