import type { Db, Trx } from '#db/store.ts';
import { newId } from '#lib/ids.server.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** Something to be delivered after the transaction that it is part of. */
export interface NewMessage {
  /** Names its deliverer. */
  kind: string;
  /** For the deliverer; ids rather than data, which stays in one place. */
  payload: Readonly<Record<string, unknown>>;
  leadId?: string;
  /** Not delivered from this moment on. */
  expiresAt?: Date;
}

/** Queues a message: it is delivered if, and only if, the transaction commits. Call `Outbox.wake` after that. */
export async function enqueue(trx: Trx, message: NewMessage, now: Date): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id: newId(),
      kind: message.kind,
      lead_id: message.leadId ?? null,
      payload: JSON.stringify(message.payload),
      attempts: 0,
      next_at: now.toISOString(),
      leased_until: null,
      done_at: null,
      last_error: null,
      created_at: now.toISOString(),
      expires_at: message.expiresAt?.toISOString() ?? null,
    })
    .execute();
}

/**
 * Queues a message under an id of the caller's own, not before `at`: there is one of it, however often it is asked for,
 * and one that was done is to be done again.
 */
export async function enqueueAs(
  trx: Trx,
  id: string,
  { kind, payload, leadId, expiresAt, at }: NewMessage & { at: Date },
  now: Date,
): Promise<void> {
  const anew = {
    payload: JSON.stringify(payload),
    attempts: 0,
    next_at: at.toISOString(),
    leased_until: null,
    done_at: null,
    last_error: null,
    expires_at: expiresAt?.toISOString() ?? null,
  };
  const row = { id, kind, lead_id: leadId ?? null, created_at: now.toISOString(), ...anew };
  await trx
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(anew))
    .execute();
}

/** A message that this process alone may deliver until `leasedUntil`. */
export interface LeasedMessage extends OutboxMessage {
  leasedUntil: string;
  expiresAt: string | null;
}

/**
 * Takes up to `most` due messages of a kind, the longest due first. Each counts as tried from now on, and is due again
 * when the lease is over: a process that ends in between leaves nothing behind that nobody delivers.
 */
export async function leaseDue(
  trx: Trx,
  { kind, now, until, most }: { kind: string; now: Date; until: Date; most: number },
): Promise<LeasedMessage[]> {
  const leasedUntil = until.toISOString();
  const due = await trx
    .selectFrom('outbox')
    .select(['id', 'lead_id', 'payload', 'attempts', 'created_at', 'expires_at'])
    .where('done_at', 'is', null)
    .where('next_at', '<=', now.toISOString())
    .where('kind', '=', kind)
    .orderBy('next_at')
    .orderBy('id')
    .limit(most)
    .execute();
  if (due.length === 0) return [];
  await trx
    .updateTable('outbox')
    .set((eb) => ({ leased_until: leasedUntil, next_at: leasedUntil, attempts: eb('attempts', '+', 1) }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .execute();
  return due.map((row) => ({
    id: row.id,
    leadId: row.lead_id,
    payload: JSON.parse(row.payload) as OutboxMessage['payload'],
    attempts: row.attempts + 1,
    createdAt: row.created_at,
    leasedUntil,
    expiresAt: row.expires_at,
  }));
}

/** Never tries it again, whoever holds it: it was delivered, or dropped for a reason. Its payload is emptied. */
export async function finish(trx: Trx, id: string, reason: string | null, now: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ done_at: now.toISOString(), leased_until: null, last_error: reason, payload: '{}' })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** Puts it back until `nextAt`, unless its lease has run out and somebody else holds it now. */
export async function putBack(
  trx: Trx,
  { id, leasedUntil }: Pick<LeasedMessage, 'id' | 'leasedUntil'>,
  { reason, nextAt }: { reason: string | null; nextAt: Date },
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ next_at: nextAt.toISOString(), leased_until: null, last_error: reason })
    .where('id', '=', id)
    .where('leased_until', '=', leasedUntil)
    .where('done_at', 'is', null)
    .execute();
}

/** When the first undelivered message of a kind can be taken up, ISO; null without any. */
export async function nextDue(db: Db, kind: string): Promise<string | null> {
  const row = await db
    .selectFrom('outbox')
    .select('next_at')
    .where('done_at', 'is', null)
    .where('kind', '=', kind)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_at ?? null;
}

/** Forgets what was finished before a moment. */
export async function forgetFinished(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom('outbox').where('done_at', '<', before.toISOString()).execute();
}
