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
import { leadRow, sectionRow, serviceRow } from './rows.ts';

const TABLES = {
  sqlite: sql<{ name: string }>`select name from sqlite_master where type = 'table'`,
  postgres: sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = current_schema()`,
};

/** Every column and every index, in an order of their own. */
const SHAPE = {
  sqlite: sql<{ name: string }>`
    select m.type || ' ' || m.name || ' ' || coalesce(c.name, '') as name
    from sqlite_master m left join pragma_table_info(m.name) c order by 1`,
  postgres: sql<{ name: string }>`
    select table_name || ' ' || column_name as name from information_schema.columns
    where table_schema = current_schema()
    union all select 'index ' || indexname from pg_indexes where schemaname = current_schema() order by 1`,
};

/** A migration, stopped by a failure right before its statement number `stop`. */
function stoppedBefore(migration: Migration, stop: number): Migration {
  return {
    name: migration.name,
    *statements(words) {
      for (const [index, statement] of [...migration.statements(words)].entries()) {
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
    const shape = async (store: Store) =>
      (await SHAPE[store.engine].execute(store.read)).rows.map((part) => part.name);
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

    it.each([...MIGRATIONS.entries()])(
      'leave nothing of themselves wherever they are stopped: %i',
      async (place, migration) => {
        const before = MIGRATIONS.slice(0, place);
        const store = await open({ migrations: before });
        const old = await shape(store);
        const words = { text: 'text', bytes: 'blob', strict: '' };
        for (const stop of [...migration.statements(words)].keys()) {
          await expect(run(store, ...before, stoppedBefore(migration, stop))).rejects.toThrow(
            `stopped before ${stop}`,
          );
          expect(await shape(store)).toEqual(old);
        }
        await run(store, ...before, migration);
        expect(await shape(store)).not.toEqual(old);
      },
    );

    it.each([...MIGRATIONS.keys()])('reach the last version from %i, over its data', async (place) => {
      const store = await open({ migrations: MIGRATIONS.slice(0, place + 1) });
      await store.write(async (trx) => {
        await trx.insertInto('sections').values(sectionRow('s')).execute();
        await trx.insertInto('services').values(serviceRow('v', 's')).execute();
        await trx
          .insertInto('leads')
          .values(leadRow('l', { service_id: 'v' }))
          .execute();
      });
      await run(store, ...MIGRATIONS);
      expect(await store.read.selectFrom('sections').selectAll().execute()).toEqual([sectionRow('s')]);
      expect(await store.read.selectFrom('services').selectAll().execute()).toEqual([serviceRow('v', 's')]);
      expect(await store.read.selectFrom('leads').selectAll().execute()).toEqual([
        {
          ...leadRow('l', { service_id: 'v' }),
          sheet_id: null,
          doctor_id: null,
          offer_id: null,
          preferred_time: null,
        },
      ]);
      const article = { ...sectionRow('n'), paragraphs: '[]', service_id: 'v' };
      await store.write((trx) => trx.insertInto('news').values(article).execute());
      expect(await store.read.selectFrom('news').selectAll().execute()).toEqual([article]);
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
      const stores = await Promise.all(Array.from({ length: 8 }, () => open({}, place)));
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
