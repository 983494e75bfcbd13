import type { Trx } from '#db/store.ts';

interface NewConsent {
  /** SHA-256 of the state. */
  state: string;
  sessionId: string;
  /** Sealed. */
  verifier: string;
  expiresAt: Date;
  now: Date;
}

/** Remembers whom a consent was asked of, and forgets those whose time is over. */
export async function keepConsent(
  trx: Trx,
  { state, sessionId, verifier, expiresAt, now }: NewConsent,
): Promise<void> {
  await trx.deleteFrom('google_consents').where('expires_at', '<=', now.toISOString()).execute();
  const row = { state, session_id: sessionId, verifier, expires_at: expiresAt.toISOString() };
  await trx.insertInto('google_consents').values(row).execute();
}

/** Takes a consent up, once: its sealed verifier, or null where it is another session's, over, or unknown. */
export async function takeConsent(
  trx: Trx,
  { state, sessionId, now }: { state: string; sessionId: string; now: Date },
): Promise<string | null> {
  const taken = await trx
    .deleteFrom('google_consents')
    .where('state', '=', state)
    .where('session_id', '=', sessionId)
    .returning(['verifier', 'expires_at'])
    .executeTakeFirst();
  return taken && taken.expires_at > now.toISOString() ? taken.verifier : null;
}
