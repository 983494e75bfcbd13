import pg, { type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { assembleStore, type Opening } from './assemble-store.server.ts';
import { PoolSessions, type PostgresPool } from './postgres-session.server.ts';
import { POSTGRES_TYPES } from './postgres-types.server.ts';
import type { Store } from './store.ts';
import { postgresDialect } from './store-dialect.server.ts';
import { asStoreFault } from './store-errors.ts';

const MOST_READERS = 8;

const READER = `set default_transaction_read_only = on; set statement_timeout = '30s'`;
/** A frozen process loses the store's lock after a minute. */
const WRITER = `set synchronous_commit = on; set idle_in_transaction_session_timeout = '60s'`;

/**
 * The store in a PostgreSQL database, in the first schema of its search path.
 * @throws {AppError} STORE_UNAVAILABLE when the server does not answer.
 * @throws {Error} when the database is not in UTF-8.
 */
export async function openPostgres(databaseUrl: string, opening: Opening & { log?: Logger }): Promise<Store> {
  const pool = (setUp: string, max: number) =>
    openPool(
      { connectionString: databaseUrl, max, connectionTimeoutMillis: opening.patience },
      setUp,
      opening.log,
    );
  return openPostgresPools({ readers: pool(READER, MOST_READERS), writers: pool(WRITER, 1) }, opening);
}

/** The same over pools that are already there. */
export async function openPostgresPools(
  pools: { readers: PostgresPool; writers: PostgresPool },
  opening: Opening,
): Promise<Store> {
  const readers = new PoolSessions(pools.readers);
  const writers = new PoolSessions(pools.writers);
  try {
    await assertUtf8(readers);
  } catch (error) {
    await readers.close();
    await writers.close();
    throw asStoreFault(error, 'writes');
  }
  return assembleStore({ ...opening, dialect: postgresDialect, readers, writers });
}

/** A pool whose connections are set up before their first use and may break without ending the process. */
function openPool(config: PoolConfig, setUp: string, log?: Logger): PostgresPool {
  const pool = new pg.Pool({
    ...config,
    types: POSTGRES_TYPES,
    application_name: 'basma',
    keepAlive: true,
    // Awaited by the pool, whatever its types say.
    onConnect: (client) => {
      client.on('error', (error: Error) => log?.warn({ err: error }, 'a connection to the store broke'));
      return client.query(setUp);
    },
  });
  pool.on('error', () => {
    // Said by the connection itself; unheard, it would end the process.
  });
  return pool;
}

async function assertUtf8(readers: PoolSessions): Promise<void> {
  const session = await readers.take();
  try {
    const { rows } = await session.run('show server_encoding', []);
    const [row] = rows as { server_encoding: string }[];
    if (row?.server_encoding !== 'UTF8') throw new Error('The PostgreSQL database must be in UTF-8');
  } finally {
    session.release();
  }
}
