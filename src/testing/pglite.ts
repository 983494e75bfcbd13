import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { type OpenStoreOptions, openingOf } from '#db/open-store.server.ts';
import type { PostgresPool } from '#db/postgres-session.server.ts';
import { openPostgresPools } from '#db/postgres-store.server.ts';
import { POSTGRES_TYPES } from '#db/postgres-types.server.ts';
import type { Store } from '#db/store.ts';

let shared: { pglite: PGlite; pool: pg.Pool } | undefined;

/** A store in an empty schema of the one PGlite of this process, which takes seconds to start. */
export async function openPglite(options: OpenStoreOptions = {}): Promise<Store> {
  shared ??= start();
  const schema = `test_${randomBytes(8).toString('hex')}`;
  const readers = side(shared.pool, schema, 'on');
  const writers = side(shared.pool, schema, 'off');
  const client = await writers.connect();
  await client.query(`create schema ${schema}`).finally(() => client.release());
  return openPostgresPools({ readers, writers }, openingOf(options));
}

/** Ends it; call it after the last test. */
export async function stopPglite(): Promise<void> {
  await shared?.pool.end();
  await shared?.pglite.close();
  shared = undefined;
}

/** PGlite has one session: a pool of one makes the sides take turns. */
function start() {
  const pglite = new PGlite();
  const pool = new pg.Pool({
    ...createPgConfig(pglite),
    types: POSTGRES_TYPES,
    max: 1,
    idleTimeoutMillis: 0,
  });
  return { pglite, pool };
}

function side(pool: pg.Pool, schema: string, readOnly: 'on' | 'off'): PostgresPool {
  async function connect() {
    const client = await pool.connect();
    await client.query(`set search_path = ${schema}; set default_transaction_read_only = ${readOnly}`);
    return client;
  }
  return { connect: connect as pg.Pool['connect'], end: async () => {} };
}
