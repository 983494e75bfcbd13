import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { openStore } from './open-store.server.ts';

const temporaryFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('basma-store-'));

it.each(['', 'clinic.db', 'mysql://localhost/clinic', 'http://localhost'])(
  'refuses the address %j by name',
  async (url) => {
    await expect(openStore(url)).rejects.toThrow(/^DATABASE_URL must begin with file: or postgres:/);
  },
);

it.each(['memory:', 'file::memory:'])('%s is a store of its own that leaves nothing behind', async (url) => {
  const [one, two] = [await openStore(url), await openStore(url)];
  await one.forAccounts.insertInto('limits').values({ key: 'a', points: 1, expires_at: '' }).execute();
  expect(await two.read.selectFrom('limits').selectAll().execute()).toEqual([]);
  const open = temporaryFolders();
  await one.close();
  await two.close();
  const left = temporaryFolders();
  expect(open.filter((name) => !left.includes(name)).length).toBeGreaterThanOrEqual(2);
  expect(existsSync(':memory:')).toBe(false);
});

it('answers 503 where no PostgreSQL listens', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  server.close();
  const url = `postgres://nobody@127.0.0.1:${address.port}/none`;
  await expect(openStore(url)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE', status: 503 });
});

it('answers 503 where a PostgreSQL takes the connection and says nothing', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `postgres://nobody@127.0.0.1:${address.port}/none`;
  await expect(openStore(url, { patience: 200 })).rejects.toMatchObject({ status: 503 });
  server.close();
});
