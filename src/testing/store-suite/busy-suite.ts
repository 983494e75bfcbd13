import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Store } from '#db/store.ts';
import type { TestEngine } from '../engines.ts';
import { storesOf } from './opened-store.ts';
import { counterRow } from './rows.ts';

const UNAVAILABLE = { code: 'STORE_UNAVAILABLE', status: 503, retryAfter: expect.any(Number) };

/** Keeps the store's one turn to write until `end` is called. */
async function hold(store: Store) {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const writing = store.write(async () => {
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  return async () => {
    held.resolve();
    await writing;
  };
}

/** Two stores on one place are what two processes are. */
export function busySuite(engine: TestEngine): void {
  describe.runIf(engine.shared)('a store that another process holds', () => {
    const { open, newPlace } = storesOf(engine);
    const insert = (store: Store, key: string) =>
      store.forAccounts.insertInto('limits').values(counterRow(key)).execute();
    const write = (store: Store, key: string) =>
      store.write((trx) => trx.insertInto('limits').values(counterRow(key)).execute());

    async function two(patience: number) {
      const place = await newPlace();
      return { ours: await open({ patience }, place), other: await open({}, place) };
    }

    it('is waited for', async () => {
      const { ours, other } = await two(60_000);
      const end = await hold(other);
      const waiting = [write(ours, 'a'), write(ours, 'b')];
      if (engine.name === 'node:sqlite') waiting.push(insert(ours, 'c'));
      await sleep(100);
      expect(await ours.read.selectFrom('limits').selectAll().execute()).toEqual([]);
      await end();
      await Promise.all(waiting);
      expect(await ours.read.selectFrom('limits').selectAll().execute()).toHaveLength(waiting.length);
    });

    it('is given up on with a 503 while reads go on, and then serves again', async () => {
      const { ours, other } = await two(200);
      const end = await hold(other);
      let beats = 0;
      const heart = setInterval(() => beats++, 5);
      const waiting = ['a', 'b', 'c'].map((key) => write(ours, key));
      const answers = Promise.allSettled(waiting);
      expect(await ours.read.selectFrom('limits').selectAll().execute()).toEqual([]);
      await ours.ping();
      for (const answer of await answers) {
        expect(answer).toMatchObject({ status: 'rejected', reason: UNAVAILABLE });
      }
      clearInterval(heart);
      expect(beats).toBeGreaterThan(2);
      await end();
      await write(ours, 'd');
      expect(await ours.read.selectFrom('limits').select('key').execute()).toMatchObject([{ key: 'd' }]);
    });

    it('gives up on queueing behind a slow writer of its own', async () => {
      const { ours } = await two(100);
      const end = await hold(ours);
      await expect(write(ours, 'a')).rejects.toMatchObject(UNAVAILABLE);
      await expect(insert(ours, 'b')).rejects.toMatchObject(UNAVAILABLE);
      await expect(ours.forAccounts.transaction().execute(async () => {})).rejects.toMatchObject(UNAVAILABLE);
      await end();
      await write(ours, 'c');
    });

    it('takes the writes of both in turn', async () => {
      const { ours, other } = await two(60_000);
      await insert(ours, 'n');
      const addOne = (store: Store) =>
        store.write(async (trx) => {
          const row = await trx.selectFrom('limits').select('points').executeTakeFirstOrThrow();
          await trx
            .updateTable('limits')
            .set({ points: row.points + 1 })
            .execute();
        });
      await Promise.all(Array.from({ length: 25 }, () => [addOne(ours), addOne(other)]).flat());
      expect(await other.read.selectFrom('limits').select('points').execute()).toMatchObject([
        { points: 50 },
      ]);
    });
  });
}
