import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { raiseContentVersion, readContentVersion } from '#db/content-version.db.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { first } from '#db/migrations/0001-first.ts';
import { MIGRATIONS } from '#db/migrations/all.ts';
import type { Migration } from '#db/migrations/migration.ts';
import type { Store } from '#db/store.ts';
import type { TestEngine } from '../engines.ts';
import { storesOf } from './opened-store.ts';
import { sectionRow } from './rows.ts';

const TABLES = {
  sqlite: sql<{ name: string }>`select name from sqlite_master where type = 'table'`,
  postgres: sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = current_schema()`,
};

/** The first migration, stopped by a failure right before its statement number `stop`. */
function stoppedBefore(stop: number): Migration {
  return {
    name: first.name,
    *statements(words) {
      for (const [index, statement] of [...first.statements(words)].entries()) {
        if (index === stop) throw new Error(`stopped before ${stop}`);
        yield statement;
      }
    },
  };
}

const second: Migration = {
  name: '0002-second',
  statements: ({ text }) => [
    `alter table sections add column motto ${text} not null default ''`,
    "update sections set motto = 'new'",
  ],
};

const broken: Migration = {
  name: '0003-broken',
  statements: () => ['drop table limits', 'select * from nowhere'],
};

export function migrationsSuite(engine: TestEngine): void {
  describe('migrations', () => {
    const { open, newPlace } = storesOf(engine);
    const tables = async (store: Store) =>
      (await TABLES[store.engine].execute(store.read)).rows.map((table) => table.name);
    const run = (store: Store, ...migrations: Migration[]) =>
      migrate(store.forAccounts, store.engine, migrations);

    it('make every table of an empty store, once', async () => {
      const store = await open();
      expect(await tables(store)).toEqual(
        expect.arrayContaining([
          'accounts',
          'consents',
          'content_version',
          'idempotency_keys',
          'leads',
          'limits',
        ]),
      );
      expect(await readContentVersion(store.read)).toBe(1);
      await run(store, ...MIGRATIONS);
      await expect(store.write(raiseContentVersion)).resolves.toBeUndefined();
      expect(await readContentVersion(store.read)).toBe(2);
    });

    it('leave nothing of themselves wherever they are stopped', async () => {
      const store = await open({ migrations: [] });
      expect(await tables(store)).toEqual([]);
      const words = { text: 'text', bytes: 'blob', strict: '' };
      for (const stop of [...first.statements(words)].keys()) {
        await expect(run(store, stoppedBefore(stop))).rejects.toThrow(`stopped before ${stop}`);
        expect(await tables(store)).toEqual([]);
      }
      await run(store, first);
      expect(await tables(store)).toContain('leads');
    });

    it('go forward over data, and back to before a broken one', async () => {
      const store = await open({ migrations: [first] });
      await store.write((trx) => trx.insertInto('sections').values(sectionRow('s')).execute());
      await expect(run(store, first, second, broken)).rejects.toThrow('nowhere');
      expect(await tables(store)).toContain('limits');
      const [section] = await store.read.selectFrom('sections').selectAll().execute();
      expect(section).toMatchObject({ ...sectionRow('s'), motto: 'new' });
    });

    it('refuse a store that a newer version has changed', async () => {
      const store = await open({ migrations: [first] });
      await run(store, first, second);
      await expect(run(store, first)).rejects.toThrow('changed by a newer version (0002-second)');
    });

    it.runIf(engine.shared)('run once when several processes start together', async () => {
      const place = await newPlace();
      const stores = await Promise.all([open({}, place), open({}, place), open({}, place)]);
      for (const store of stores) expect(await readContentVersion(store.read)).toBe(1);
    });

    it.runIf(engine.shared)('are found done at the next start, with the data', async () => {
      const place = await newPlace();
      const before = await place.open();
      await before.write((trx) => trx.insertInto('sections').values(sectionRow('s')).execute());
      await before.close();
      const after = await open({}, place);
      expect(await after.read.selectFrom('sections').select('id').execute()).toMatchObject([{ id: 's' }]);
    });
  });
}
