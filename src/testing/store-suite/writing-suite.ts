import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import type { TestEngine } from '../engines.ts';
import { storesOf } from './opened-store.ts';
import { counterRow } from './rows.ts';

/** Adds one by reading first: it loses counts wherever two writers overlap. */
async function addOne(trx: Kysely<Tables>, key: string): Promise<void> {
  const { points } = await trx
    .selectFrom('limits')
    .select('points')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  await sleep(1);
  await trx
    .updateTable('limits')
    .set({ points: points + 1 })
    .where('key', '=', key)
    .execute();
}

export function writingSuite(engine: TestEngine): void {
  describe('writing', () => {
    const { open } = storesOf(engine);
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });

    const insert = (key: string) =>
      store.write((trx) => trx.insertInto('limits').values(counterRow(key)).execute());
    const keys = async () =>
      (await store.read.selectFrom('limits').select('key').orderBy('key').execute()).map((r) => r.key);
    const points = async (key: string) =>
      (await store.read.selectFrom('limits').select('points').where('key', '=', key).executeTakeFirst())
        ?.points;

    it('gives the result of fn, and the readers see it at once', async () => {
      expect(await store.write(async () => 'done')).toBe('done');
      await insert('a');
      expect(await keys()).toEqual(['a']);
    });

    it('throws on what fn throws and keeps nothing of it', async () => {
      const mine = new Error('mine');
      const broken = store.write(async (trx) => {
        await trx.insertInto('limits').values(counterRow('a')).execute();
        throw mine;
      });
      await expect(broken).rejects.toBe(mine);
      await insert('b');
      expect(await keys()).toEqual(['b']);
    });

    it('lets fifty parallel writers land all', async () => {
      await insert('n');
      await Promise.all(Array.from({ length: 50 }, () => store.write((trx) => addOne(trx, 'n'))));
      expect(await points('n')).toBe(50);
    });

    it('lets the accounts library write in between', async () => {
      await insert('n');
      await Promise.all(
        Array.from({ length: 20 }, () => [
          store.write((trx) => addOne(trx, 'n')),
          store.forAccounts.transaction().execute((trx) => addOne(trx, 'n')),
          store.forAccounts
            .updateTable('limits')
            .set({ points: sql`points + 1` })
            .where('key', '=', 'n')
            .execute(),
        ]).flat(),
      );
      expect(await points('n')).toBe(60);
    });

    it.each([
      ['read', () => store.read.selectFrom('limits').selectAll().execute()],
      ['forAccounts', () => store.forAccounts.selectFrom('limits').selectAll().execute()],
      ['a transaction of forAccounts', () => store.forAccounts.transaction().execute(async () => {})],
      ['write', () => insert('b')],
      ['ping', () => store.ping()],
    ])('refuses %s inside a write instead of waiting for ever', async (_, use) => {
      await expect(store.write(async () => use())).rejects.toThrow('only its trx works');
      await expect(store.forAccounts.transaction().execute(async () => use())).rejects.toThrow(
        'only its trx works',
      );
      await use();
    });

    it('is usable again by what a write left running', async () => {
      let later: Promise<unknown> | undefined;
      await store.write(async () => {
        later = sleep(20).then(() => store.read.selectFrom('limits').selectAll().execute());
      });
      expect(await later).toEqual([]);
    });

    it('takes nothing more after a failed statement, in either engine', async () => {
      await insert('a');
      const careless = store.write(async (trx) => {
        await trx.insertInto('limits').values(counterRow('b')).execute();
        await trx
          .insertInto('limits')
          .values(counterRow('a'))
          .execute()
          .catch(() => {});
      });
      await expect(careless).rejects.toThrow();
      expect(await keys()).toEqual(['a']);
    });

    it('refuses a query that was not awaited', async () => {
      let late: Promise<unknown> | undefined;
      await store.write(async (trx) => {
        late = sleep(20).then(() => trx.insertInto('limits').values(counterRow('late')).execute());
        late.catch(() => {});
      });
      await expect(late).rejects.toThrow();
      expect(await keys()).toEqual([]);
    });

    it('reads only through read', async () => {
      const write = store.read.insertInto('limits').values(counterRow('a')).execute();
      await expect(write).rejects.toThrow(/read-?only/i);
      await expect(write).rejects.not.toHaveProperty('status');
      await expect(store.read.transaction().execute(async () => {})).rejects.toThrow('only reads');
      expect(await keys()).toEqual([]);
    });

    it('does not stream', async () => {
      const rows = store.read.selectFrom('limits').selectAll().stream();
      await expect(rows.next()).rejects.toThrow('page by key');
    });

    it.runIf(engine.shared)('keeps reading, the old state, while a write is open', async () => {
      await insert('a');
      const begun = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const writing = store.write(async (trx) => {
        await trx.deleteFrom('limits').execute();
        begun.resolve();
        await end.promise;
      });
      await begun.promise;
      expect(await keys()).toEqual(['a']);
      expect(await store.forAccounts.selectFrom('limits').select('key').execute()).toHaveLength(1);
      end.resolve();
      await writing;
      expect(await keys()).toEqual([]);
    });

    it('answers a ping, and closes once the running write is done', async () => {
      await store.ping();
      const begun = Promise.withResolvers<void>();
      const slow = store.write(async (trx) => {
        begun.resolve();
        await sleep(30);
        await trx.insertInto('limits').values(counterRow('last')).execute();
      });
      await begun.promise;
      const tooLate = insert('too late');
      await Promise.all([store.close(), slow, expect(tooLate).rejects.toMatchObject({ status: 503 })]);
      await expect(store.ping()).rejects.toMatchObject({ status: 503 });
      await expect(insert('later still')).rejects.toMatchObject({ status: 503 });
      await store.close();
    });
  });
}
