import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshSchema, runOnce, type TestSchema } from '#testing/postgres-schema.ts';
import { counterRow } from '#testing/store-suite/rows.ts';
import { openStore } from './open-store.server.ts';
import type { Store } from './store.ts';

const { TEST_DATABASE_URL = '' } = process.env;
const UNAVAILABLE = { code: 'STORE_UNAVAILABLE', status: 503, retryAfter: expect.any(Number) };

describe.runIf(TEST_DATABASE_URL)('a PostgreSQL that drops its connections', () => {
  let schema: TestSchema;
  let store: Store;
  beforeAll(async () => {
    schema = await freshSchema(TEST_DATABASE_URL);
    store = await openStore(schema.url);
  });
  afterAll(async () => {
    await store.close();
    await schema.drop();
  });

  const myProcess = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const end = (pid: number | undefined) => runOnce(TEST_DATABASE_URL, `select pg_terminate_backend(${pid})`);
  const keys = async () =>
    (await store.read.selectFrom('limits').select('key').execute()).map((row) => row.key);

  it('ends the write with a 503, keeps nothing of it and serves the next', async () => {
    const cut = store.write(async (trx) => {
      await trx.insertInto('limits').values(counterRow('cut')).execute();
      await end((await myProcess.execute(trx)).rows[0]?.pid);
      await trx.insertInto('limits').values(counterRow('after')).execute();
    });
    await expect(cut).rejects.toMatchObject(UNAVAILABLE);
    await store.write((trx) => trx.insertInto('limits').values(counterRow('next')).execute());
    expect(await keys()).toEqual(['next']);
  });

  it('lets an idle connection go and takes a new one', async () => {
    await end((await myProcess.execute(store.forAccounts)).rows[0]?.pid);
    await end((await myProcess.execute(store.read)).rows[0]?.pid);
    // The server's goodbye may still be on its way: that one answer is a 503, never anything else.
    await store.ping().catch((error) => expect(error).toMatchObject(UNAVAILABLE));
    await store.ping();
    expect(await keys()).toEqual(['next']);
  });
});
