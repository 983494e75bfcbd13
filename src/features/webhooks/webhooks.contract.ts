import { z } from 'zod';
import { listQuery, recordKeys } from '#content/content.contract.ts';

/** What endpoints can be told of. */
export const WEBHOOK_EVENTS = ['lead.created'] as const;

const LONGEST_URL = 2000;

const address = z
  .string()
  .trim()
  .min(1, { error: 'REQUIRED' })
  .max(LONGEST_URL, { error: 'TOO_LONG' })
  .meta({ description: 'https, at a public name or address', example: 'https://crm.example.com/basma' });

const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, { error: 'TOO_FEW' })
  .max(WEBHOOK_EVENTS.length, { error: 'TOO_MANY' });

/** Body of `POST webhook`. */
export const newWebhookBody = z
  .object({ url: address, events: events.default([...WEBHOOK_EVENTS]), active: z.boolean().default(true) })
  .meta({ id: 'NewWebhook' });

/** Body of `PUT webhook/{id}`: what is left out stays as it is; a stale `version` is 409. */
export const webhookChangeBody = z
  .object({
    url: address.optional(),
    events: events.optional(),
    active: z.boolean().optional(),
    version: z.int().optional(),
  })
  .meta({ id: 'WebhookChange' });

export const webhookParams = z.object({ id: z.string().meta({ param: { name: 'id', in: 'path' } }) });

const webhookRecord = z
  .object({
    ...recordKeys,
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    active: z.boolean(),
    version: z.int(),
    waiting: z.int().meta({ description: 'Deliveries that have not arrived and are tried again' }),
    lastDeliveredAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Webhook' });
export type WebhookRecord = z.infer<typeof webhookRecord>;

export const webhooksAnswer = z.object({ success: z.literal(true), webhooks: z.array(webhookRecord) });
export type WebhooksAnswer = z.infer<typeof webhooksAnswer>;

export const webhookAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  webhook: webhookRecord,
});

/** Answer of `POST webhook`: the only one that holds the secret. */
export const newWebhookAnswer = webhookAnswer.extend({
  secret: z.string().meta({ description: 'Signs every delivery; shown only now' }),
});
export type NewWebhookAnswer = z.infer<typeof newWebhookAnswer>;

export const webhookMessageAnswer = z.object({ success: z.literal(true), message: z.string() });

/** Query of `GET webhook/{id}/delivery`: newest first, 20 a page. */
export const deliveriesQuery = listQuery({
  sorts: ['createdAt'],
  defaultSort: 'createdAt:desc',
  defaultSize: 20,
  fields: [],
}).pick({ page: true, size: true });

const deliveryRecord = z
  .object({
    ...recordKeys,
    event: z.enum(WEBHOOK_EVENTS),
    state: z
      .enum(['delivered', 'waiting', 'gaveUp'])
      .meta({ description: '`gaveUp`: three days were not enough; it can be replayed' }),
    attempts: z.int(),
    status: z.int().nullable().meta({ description: 'The last answer’s HTTP status' }),
    problem: z.string().nullable().meta({ description: 'A short code of the last failure' }),
    createdAt: z.iso.datetime(),
    deliveredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type DeliveryRecord = z.infer<typeof deliveryRecord>;

/** Answer of `GET webhook/{id}/delivery`: newest first. */
export const deliveriesAnswer = z.object({
  success: z.literal(true),
  deliveries: z.array(deliveryRecord),
  totalDeliveries: z.int(),
  totalPages: z.int(),
});
export type DeliveriesAnswer = z.infer<typeof deliveriesAnswer>;

/** Body of `POST webhook/{id}/replay`: one delivery, or all that did not arrive. */
export const replayBody = z.object({ delivery: z.string().optional() }).meta({ id: 'WebhookReplay' });
