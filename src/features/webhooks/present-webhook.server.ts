import { type DeliveryRecord, WEBHOOK_EVENTS, type WebhookRecord } from './webhooks.contract.ts';
import type { DeliveryRow, listWebhooks } from './webhooks.db.server.ts';

/** An endpoint as a superadmin sees it: never its secret. */
export function presentWebhook(row: Awaited<ReturnType<typeof listWebhooks>>[number]): WebhookRecord {
  const { id, url, active, version, waiting, lastDeliveredAt } = row;
  const listed: unknown = JSON.parse(row.events);
  return {
    _id: id,
    id,
    url,
    events: WEBHOOK_EVENTS.filter((event) => Array.isArray(listed) && listed.includes(event)),
    active: active === 1,
    version,
    waiting,
    lastDeliveredAt,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** A line of the log: nothing of whom it told of. */
export function presentDelivery(row: DeliveryRow): DeliveryRecord {
  const { id, attempts, status, problem } = row;
  const given = row.done_at === null ? 'waiting' : 'gaveUp';
  return {
    _id: id,
    id,
    event: WEBHOOK_EVENTS.find((event) => event === row.event) ?? WEBHOOK_EVENTS[0],
    state: row.delivered_at === null ? given : 'delivered',
    attempts,
    status,
    problem,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
  };
}
