import type { Selectable } from 'kysely';
import type { GoogleConnectionTable } from '#db/delivery-tables.ts';
import type { Db, Trx } from '#db/store.ts';

export type ConnectionRow = Omit<Selectable<GoogleConnectionTable>, 'id'>;

const NOTHING: ConnectionRow = {
  token: null,
  connected_at: null,
  expires_at: null,
  broken_at: null,
  broken_code: null,
  checked_at: null,
  paused_until: null,
  strikes: 0,
};

/** What is kept of the connection; all null before anything happened. */
export async function readConnection(db: Db): Promise<ConnectionRow> {
  const row = await db.selectFrom('google_connection').selectAll().where('id', '=', 1).executeTakeFirst();
  return row ?? NOTHING;
}

/** Keeps a fresh consent; whatever was wrong before is over. */
export function keepToken(
  trx: Trx,
  { token, expiresAt, now }: { token: string; expiresAt: Date | null; now: Date },
): Promise<void> {
  const at = now.toISOString();
  return change(trx, { ...NOTHING, token, connected_at: at, expires_at: expiresAt?.toISOString() ?? null });
}

/** Forgets the account. */
export function forgetToken(trx: Trx): Promise<void> {
  return change(trx, NOTHING);
}

async function change(trx: Trx, changed: Partial<ConnectionRow>): Promise<void> {
  await trx
    .insertInto('google_connection')
    .values({ id: 1, ...NOTHING, ...changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
}
