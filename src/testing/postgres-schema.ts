import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestSchema {
  /** Opens the schema as a store of its own. */
  url: string;
  drop(): Promise<void>;
}

/** An empty schema with a random name in the PostgreSQL at `databaseUrl`. */
export async function freshSchema(databaseUrl: string): Promise<TestSchema> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnce(databaseUrl, `create schema ${name}`);
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${name}`);
  return {
    url: url.href,
    drop: () => runOnce(databaseUrl, `set client_min_messages = warning; drop schema ${name} cascade`),
  };
}

/** One statement on a connection of its own. */
export async function runOnce(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
