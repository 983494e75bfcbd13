import { type Kysely, sql } from 'kysely';
import { ENGINE_WORDS } from './dialect.ts';
import type { Migration } from './migrations/migration.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * Brings the tables forward, each migration in one transaction that holds the store's lock: killed in the middle,
 * the store has the old shape or the new one, never one between (trust.md). A store that is up to date is only read.
 * @throws {Error} for a store that a newer version has already changed.
 */
export async function migrate(
  db: Kysely<Tables>,
  engine: Store['engine'],
  migrations: readonly Migration[],
): Promise<void> {
  const done = await applied(db, engine);
  const newer = done.find((name) => !migrations.some((migration) => migration.name === name));
  if (newer !== undefined) {
    throw new Error(`The store was changed by a newer version (${newer}): start that version instead`);
  }
  for (const migration of migrations) {
    if (!done.includes(migration.name)) await applyOnce(db, engine, migration);
  }
}

async function applied(db: Kysely<Tables>, engine: Store['engine']): Promise<string[]> {
  const exists = await ENGINE_WORDS[engine].tableExists('migrations').execute(db);
  if (exists.rows[0]?.found !== 1) return [];
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map((row) => row.name);
}

async function applyOnce(db: Kysely<Tables>, engine: Store['engine'], migration: Migration): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Asked again under the lock: another process may have been first.
    if ((await applied(trx, engine)).includes(migration.name)) return;
    const { text, strict } = ENGINE_WORDS[engine];
    const columns = `name ${text} primary key not null, applied_at ${text} not null`;
    await sql.raw(`create table if not exists migrations (${columns})${strict}`).execute(trx);
    for (const statement of migration.statements(ENGINE_WORDS[engine])) await sql.raw(statement).execute(trx);
    const now = new Date().toISOString();
    await sql`insert into migrations (name, applied_at) values (${migration.name}, ${now})`.execute(trx);
  });
}
