import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenStoreOptions, openStore } from '#db/open-store.server.ts';
import type { Store } from '#db/store.ts';
import { openPglite } from './pglite.ts';
import { freshSchema } from './postgres-schema.ts';

/** An empty place for a store, of which several may be opened, as several processes do. */
export interface TestPlace {
  open(options?: OpenStoreOptions): Promise<Store>;
  remove(): Promise<void>;
}

export interface TestEngine {
  name: string;
  /** Whether a second store can be opened on the same place. */
  shared: boolean;
  place(): Promise<TestPlace>;
}

const sqlite: TestEngine = {
  name: 'node:sqlite',
  shared: true,
  async place() {
    const folder = join(tmpdir(), `basma-test-${randomBytes(8).toString('hex')}`);
    return {
      open: (options) => openStore(`file:${join(folder, 'clinic.db')}`, options),
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
};

const pglite: TestEngine = {
  name: 'PGlite',
  shared: false,
  place: async () => ({ open: openPglite, remove: async () => {} }),
};

function postgres(databaseUrl: string): TestEngine {
  return {
    name: 'PostgreSQL',
    shared: true,
    async place() {
      const schema = await freshSchema(databaseUrl);
      return { open: (options) => openStore(schema.url, options), remove: schema.drop };
    },
  };
}

/** Every engine that the suites run on. */
export const TEST_ENGINES: readonly TestEngine[] = [
  sqlite,
  pglite,
  ...(process.env.TEST_DATABASE_URL ? [postgres(process.env.TEST_DATABASE_URL)] : []),
];
