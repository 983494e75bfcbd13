import {
  type Driver,
  type KyselyConfig,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Store } from './store.ts';

/** What Kysely must know of an engine beside the driver. */
export interface StoreDialect {
  engine: Store['engine'];
  over(driver: Driver): KyselyConfig;
}

/** Kysely's own lock for one-connection engines would hang an outer handle instead of refusing it (pitfall 3). */
class ManyHandlesSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export const sqliteDialect: StoreDialect = {
  engine: 'sqlite',
  over: (driver) => ({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new ManyHandlesSqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  }),
};

export const postgresDialect: StoreDialect = {
  engine: 'postgres',
  over: (driver) => ({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  }),
};
