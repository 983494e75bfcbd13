import { type Kysely, sql, type Transaction } from 'kysely';
import { MIGRATIONS } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * Brings the tables forward, each migration in one transaction that holds the store's lock: killed in the middle,
 * the store has the old shape or the new one, never one between (trust.md).
 * @throws {Error} for a store that a newer version has already changed.
 */
export async function migrate(
  db: Kysely<Tables>,
  engine: Store['engine'],
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const names = new Set(migrations.map((migration) => migration.name));
  const newer = (await appliedNow(db)).find((name) => !names.has(name));
  if (newer !== undefined) {
    throw new Error(`The store was changed by a newer version (${newer}); start that version instead`);
  }
  for (const migration of migrations) {
    await db.transaction().execute((trx) => applyOnce(trx, engine, migration));
  }
}

async function appliedNow(db: Kysely<Tables>): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`create table if not exists migrations (name text primary key not null, applied_at text not null)`.execute(
      trx,
    );
    return applied(trx);
  });
}

async function applied(trx: Transaction<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(trx);
  return rows.map((row) => row.name);
}

/** Asked again under the lock: another process may have been first. */
async function applyOnce(trx: Transaction<Tables>, engine: Store['engine'], migration: Migration) {
  if ((await applied(trx)).includes(migration.name)) return;
  for (const statement of migration.statements(engine)) await sql.raw(statement).execute(trx);
  const now = new Date().toISOString();
  await sql`insert into migrations (name, applied_at) values (${migration.name}, ${now})`.execute(trx);
}
