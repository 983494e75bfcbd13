import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { counterRow } from '#testing/store-suite/rows.ts';
import { first } from './migrations/0001-first.ts';
import { openStore } from './open-store.server.ts';
import type { Store } from './store.ts';

const UNAVAILABLE = { code: 'STORE_UNAVAILABLE', status: 503, retryAfter: expect.any(Number) };

let folder: string;
let path: string;
beforeEach(() => {
  folder = join(tmpdir(), `basma-faults-${randomBytes(8).toString('hex')}`);
  path = join(folder, 'deep', 'clinic.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a SQLite store', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore(`file:${path}`, { patience: 200 });
  });
  afterEach(() => store.close());

  const insert = (key: string) =>
    store.write((trx) => trx.insertInto('limits').values(counterRow(key)).execute());
  const keys = async () =>
    (await store.read.selectFrom('limits').select('key').orderBy('key').execute()).map((r) => r.key);
  const pragma = async (name: string) =>
    Object.values(
      (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(store.forAccounts)).rows[0] ?? {},
    )[0];

  it('has its folder made, for its owner alone', () => {
    expect(statSync(join(folder, 'deep')).mode & 0o077).toBe(0);
  });

  it('is durable, strict and never waits inside the engine', async () => {
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(0);
    const { rows } = await sql<{ name: string; strict: number }>`
      select name, strict from pragma_table_list where schema = 'main' and name not like 'sqlite_%'`.execute(
      store.read,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((table) => table.strict !== 1)).toEqual([]);
  });

  it('answers 503 while the disk is full, goes on reading, loses nothing and recovers by itself', async () => {
    await insert('before');
    await sql`pragma max_page_count = ${sql.raw(String(await pragma('page_count')))}`.execute(
      store.forAccounts,
    );
    const acknowledged = ['before'];
    const grow = async (key: string) => {
      const row = { ...counterRow(key), expires_at: 'x'.repeat(3000) };
      await store.write((trx) => trx.insertInto('limits').values(row).execute());
      acknowledged.push(key);
    };
    const fill = async () => {
      for (let i = 0; i < 50; i++) await grow(`row-${String(i).padStart(2, '0')}`);
    };
    await expect(fill()).rejects.toMatchObject(UNAVAILABLE);
    await expect(
      store.forAccounts
        .insertInto('limits')
        .values({ ...counterRow('x'), expires_at: 'x'.repeat(9000) })
        .execute(),
    ).rejects.toMatchObject(UNAVAILABLE);
    expect(await keys()).toEqual(acknowledged);
    await store.ping();
    await sql`pragma max_page_count = 1000000`.execute(store.forAccounts);
    await grow('z-after');
    expect(await keys()).toEqual(acknowledged);
    expect(await pragma('integrity_check')).toBe('ok');
  });

  it('shows the fault itself, not a failed rollback, when the disk fills inside a transaction', async () => {
    await sql`pragma max_page_count = ${sql.raw(String(await pragma('page_count')))}`.execute(
      store.forAccounts,
    );
    const broken = store.write(async (trx) => {
      for (let i = 0; i < 50; i++) {
        await trx
          .insertInto('limits')
          .values({ ...counterRow(`row-${i}`), expires_at: 'x'.repeat(3000) })
          .execute();
      }
    });
    await expect(broken).rejects.toMatchObject({
      ...UNAVAILABLE,
      cause: { message: expect.stringMatching(/full/) },
    });
    expect(await keys()).toEqual([]);
  });

  it('answers 503 where the file may only be read', async () => {
    await sql`pragma query_only = 1`.execute(store.forAccounts);
    await expect(insert('a')).rejects.toMatchObject(UNAVAILABLE);
    await sql`pragma query_only = 0`.execute(store.forAccounts);
    await insert('a');
  });

  it('waits for another program without stopping the process, then answers 503', async () => {
    const other = new DatabaseSync(path);
    other.exec('begin immediate');
    let beats = 0;
    const heart = setInterval(() => beats++, 5);
    await expect(insert('a')).rejects.toMatchObject(UNAVAILABLE);
    clearInterval(heart);
    expect(beats).toBeGreaterThan(2);
    expect(await keys()).toEqual([]);
    const late = insert('b');
    setTimeout(() => other.exec('commit'), 30);
    await late;
    other.close();
  });

  it('keeps statements of a changing shape within bounds', async () => {
    for (let n = 1; n <= 400; n++) {
      const many = Array.from({ length: n }, (_, i) => `k${i}`);
      await store.read.selectFrom('limits').selectAll().where('key', 'in', many).execute();
    }
    await insert('k0');
    expect(
      await store.read.selectFrom('limits').select('key').where('key', 'in', ['k0']).execute(),
    ).toHaveLength(1);
  });
});

/** Opens the store in a process of its own that kills itself right before the migration's statement `stop`. */
async function migrateAndDie(stop: number): Promise<NodeJS.Signals | null> {
  const source = `
    import { first } from '#db/migrations/0001-first.ts';
    import { openStore } from '#db/open-store.server.ts';
    const name = first.name;
    function* statements(words) {
      let index = 0;
      for (const statement of first.statements(words)) {
        if (index++ === ${stop}) process.kill(process.pid, 'SIGKILL');
        yield statement;
      }
      process.kill(process.pid, 'SIGKILL');
    }
    await openStore(${JSON.stringify(`file:${path}`)}, { migrations: [{ name, statements }] });`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', source], {
    stdio: 'ignore',
  });
  const { promise, resolve } = Promise.withResolvers<NodeJS.Signals | null>();
  child.on('exit', (_, signal) => resolve(signal));
  return promise;
}

describe('a migration killed at a statement', () => {
  const count = [...first.statements({ text: 'text', bytes: 'blob', strict: '' })].length;

  it.each([0, 1, Math.floor(count / 2), count - 1, count])(
    '(%i) leaves the old shape, and the next start makes the new',
    async (stop) => {
      expect(await migrateAndDie(stop)).toBe('SIGKILL');
      const database = new DatabaseSync(path);
      expect(database.prepare('select name from sqlite_master').all()).toEqual([]);
      database.close();
      const store = await openStore(`file:${path}`);
      expect(await store.read.selectFrom('content_version').selectAll().execute()).toMatchObject([
        { version: 1 },
      ]);
      await store.close();
    },
  );
});
