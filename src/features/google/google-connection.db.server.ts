import type { Selectable } from 'kysely';
import type { GoogleConnectionTable } from '#db/delivery-tables.ts';
import type { Db, Trx } from '#db/store.ts';
import type { ErrorCode } from '#lib/errors.ts';

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

/** Google refuses the account: since the first time, and tried again just now. */
export async function markBroken(trx: Trx, code: ErrorCode, now: Date): Promise<void> {
  const at = now.toISOString();
  const { broken_at } = await readConnection(trx);
  await change(trx, { broken_at: broken_at ?? at, broken_code: code, checked_at: at });
}

/** Has a refused account tried at once. */
export function askAgain(trx: Trx): Promise<void> {
  return change(trx, { checked_at: null });
}

/** The account works, and nobody asks for patience. */
export function markWorking(trx: Trx): Promise<void> {
  return change(trx, {
    broken_at: null,
    broken_code: null,
    checked_at: null,
    paused_until: null,
    strikes: 0,
  });
}

/** Google asked for patience, so often in a row. */
export function markPaused(trx: Trx, until: Date, strikes: number): Promise<void> {
  return change(trx, { paused_until: until.toISOString(), strikes });
}

async function change(trx: Trx, changed: Partial<ConnectionRow>): Promise<void> {
  await trx
    .insertInto('google_connection')
    .values({ id: 1, ...NOTHING, ...changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
}
