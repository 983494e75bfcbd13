import type { Selectable } from 'kysely';
import type { WebhookDeliveriesTable, WebhooksTable } from '#db/delivery-tables.ts';
import type { Db, Trx } from '#db/store.ts';
import { withChoice } from '#features/leads/with-choice.db.server.ts';
import { newId } from '#lib/ids.server.ts';
import { enqueueAs } from '#outbox/outbox.db.server.ts';

export type WebhookRow = Selectable<WebhooksTable>;

/** How long an event is tried: what a receiver missed for longer it is told of by a replay. */
const TRIED_MS = 3 * 24 * 3600 * 1000;
/** How long the log is kept. */
const LOGGED_MS = 90 * 24 * 3600 * 1000;

/** All endpoints, the oldest first, with how their deliveries stand. */
export async function listWebhooks(db: Db) {
  const rows = await db.selectFrom('webhooks').selectAll().orderBy('created_at').orderBy('id').execute();
  const counts = await db
    .selectFrom('webhook_deliveries')
    .leftJoin('outbox', 'outbox.id', 'webhook_deliveries.id')
    .select(({ fn }) => [
      'webhook_id',
      fn.max('delivered_at').as('lastDeliveredAt'),
      fn.count<number | string>('outbox.id').filterWhere('outbox.done_at', 'is', null).as('waiting'),
    ])
    .groupBy('webhook_id')
    .execute();
  return rows.map((row) => {
    const counted = counts.find(({ webhook_id }) => webhook_id === row.id);
    const waiting = Number(counted?.waiting ?? 0);
    return { ...row, waiting, lastDeliveredAt: counted?.lastDeliveredAt ?? null };
  });
}

export async function findWebhook(db: Db, id: string): Promise<WebhookRow | null> {
  return (await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function insertWebhook(trx: Trx, row: WebhookRow): Promise<void> {
  await trx.insertInto('webhooks').values(row).execute();
}

export async function updateWebhook(trx: Trx, id: string, change: Partial<WebhookRow>): Promise<void> {
  await trx.updateTable('webhooks').set(change).where('id', '=', id).execute();
}

/** Removes an endpoint with its log; what waits for it is dropped when its turn comes. */
export async function deleteWebhook(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** Queues an event for every active endpoint that wants it; part of the transaction in which it happens. */
export async function queueWebhooks(trx: Trx, event: string, leadId: string, now: Date): Promise<void> {
  const active = await trx.selectFrom('webhooks').select(['id', 'events']).where('active', '=', 1).execute();
  for (const { id: webhookId, events } of active) {
    if (!(JSON.parse(events) as string[]).includes(event)) continue;
    const id = newId();
    const at = now.toISOString();
    const old = new Date(now.getTime() - LOGGED_MS).toISOString();
    await trx
      .deleteFrom('webhook_deliveries')
      .where('webhook_id', '=', webhookId)
      .where('created_at', '<', old)
      .execute();
    await trx
      .insertInto('webhook_deliveries')
      .values({
        id,
        webhook_id: webhookId,
        lead_id: leadId,
        event,
        attempts: 0,
        status: null,
        problem: null,
        delivered_at: null,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await queueDelivery(trx, id, leadId, now);
  }
}

/** Queues a delivery, for the first time or once more. */
export async function queueDelivery(trx: Trx, id: string, leadId: string | null, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + TRIED_MS);
  const message = { kind: 'webhook', payload: { delivery: id }, leadId: leadId ?? undefined, expiresAt };
  await enqueueAs(trx, id, { ...message, at: now }, now);
}

/** A delivery with its endpoint, or null where either is gone. */
export async function findDelivery(db: Db, id: string) {
  const row = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .select([
      'webhook_deliveries.id',
      'webhook_deliveries.event',
      'webhook_deliveries.lead_id as leadId',
      'webhook_deliveries.created_at as createdAt',
      'webhooks.url',
      'webhooks.secret',
      'webhooks.active',
    ])
    .where('webhook_deliveries.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes one try into the log. */
export async function noteTry(
  trx: Trx,
  id: string,
  { status, problem, now }: { status: number | null; problem: string | null; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await trx
    .updateTable('webhook_deliveries')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      status,
      problem,
      updated_at: at,
      ...(problem === null ? { delivered_at: at } : {}),
    }))
    .where('id', '=', id)
    .execute();
}

export type DeliveryRow = Selectable<WebhookDeliveriesTable> & { done_at: string | null };

/** A page of an endpoint's log, newest first; `done_at` is null while the outbox still tries. */
export function listDeliveries(
  db: Db,
  webhookId: string,
  { page, size }: { page: number; size: number },
): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .leftJoin('outbox', 'outbox.id', 'webhook_deliveries.id')
    .selectAll('webhook_deliveries')
    .select('outbox.done_at')
    .where('webhook_id', '=', webhookId)
    .orderBy('webhook_deliveries.created_at', 'desc')
    .orderBy('webhook_deliveries.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

export async function countDeliveries(db: Db, webhookId: string): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('webhook_id', '=', webhookId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deliveries of an endpoint to be sent again: the named one, delivered or not, else all that did not arrive. */
export function listReplayable(
  db: Db,
  webhookId: string,
  delivery: string | undefined,
): Promise<{ id: string; lead_id: string | null }[]> {
  const own = db
    .selectFrom('webhook_deliveries')
    .select(['id', 'lead_id'])
    .where('webhook_id', '=', webhookId);
  return (
    delivery === undefined ? own.where('delivered_at', 'is', null) : own.where('id', '=', delivery)
  ).execute();
}

/** What an endpoint is told of a lead; null where it is gone. */
export async function findLeadEvent(db: Db, leadId: string) {
  const lead = await withChoice(db.selectFrom('leads'))
    .leftJoin('sheets', 'sheets.id', 'leads.sheet_id')
    .select([
      'leads.id',
      'leads.reference',
      'leads.name',
      'leads.phone',
      'leads.city',
      'leads.source',
      'leads.created_at as createdAt',
      'sections.title as section',
      'services.title as service',
      'sheets.name as sheet',
    ])
    .where('leads.id', '=', leadId)
    .executeTakeFirst();
  return lead ?? null;
}
