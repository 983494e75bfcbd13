import type { Deps } from '#api/deps.ts';
import { type Api, callerOf, defineRoute, jsonAnswer, jsonBody, newApi } from '#api/route.ts';
import { AppError } from '#lib/errors.ts';
import { totalPages } from '#lib/total-pages.ts';
import { webhookAnswers } from '#messages/webhooks.ts';
import { addWebhook, changeWebhook, removeWebhook, replayWebhook } from './change-webhooks.server.ts';
import { presentDelivery, presentWebhook } from './present-webhook.server.ts';
import {
  deliveriesAnswer,
  deliveriesQuery,
  newWebhookAnswer,
  newWebhookBody,
  replayBody,
  type WebhookRecord,
  webhookAnswer,
  webhookChangeBody,
  webhookMessageAnswer,
  webhookParams,
  webhooksAnswer,
} from './webhooks.contract.ts';
import { countDeliveries, findWebhook, listDeliveries, listWebhooks } from './webhooks.db.server.ts';

const getWebhooks = defineRoute('webhooks', {
  method: 'get',
  path: '/webhook',
  tags: ['webhooks'],
  summary: 'The endpoints that are told of new leads',
  responses: { 200: jsonAnswer('All of them', webhooksAnswer) },
});

const postWebhook = defineRoute('webhooks', {
  method: 'post',
  path: '/webhook',
  tags: ['webhooks'],
  summary: 'Adds an endpoint, with a confirmed password; its secret is answered only now',
  description:
    'Every delivery is a POST of JSON with `Basma-Event`, `Basma-Delivery` (the same for each try) and ' +
    '`Basma-Signature: t=<seconds>,v1=<hex>`, the HMAC-SHA256 of `<seconds>.<body>` under the secret. Any 2xx is an ' +
    'arrival; all else is tried again for three days. Redirects are not followed.',
  request: { body: jsonBody(newWebhookBody) },
  responses: { 200: jsonAnswer('Added', newWebhookAnswer) },
});

const putWebhook = defineRoute('webhooks', {
  method: 'put',
  path: '/webhook/{id}',
  tags: ['webhooks'],
  summary: 'Changes an endpoint or switches it on and off; a new address needs a confirmed password',
  request: { params: webhookParams, body: jsonBody(webhookChangeBody) },
  responses: { 200: jsonAnswer('Changed', webhookAnswer) },
});

const removeRoute = defineRoute('webhooks', {
  method: 'delete',
  path: '/webhook/{id}',
  tags: ['webhooks'],
  summary: 'Removes an endpoint with its log',
  request: { params: webhookParams },
  responses: { 200: jsonAnswer('Removed', webhookMessageAnswer) },
});

const getDeliveries = defineRoute('webhooks', {
  method: 'get',
  path: '/webhook/{id}/delivery',
  tags: ['webhooks'],
  summary: 'The log of an endpoint: what it was told, and what it answered',
  request: { params: webhookParams, query: deliveriesQuery },
  responses: { 200: jsonAnswer('A page of it', deliveriesAnswer) },
});

const postReplay = defineRoute('webhooks', {
  method: 'post',
  path: '/webhook/{id}/replay',
  tags: ['webhooks'],
  summary: 'Sends one delivery again, or all that did not arrive',
  request: { params: webhookParams, body: jsonBody(replayBody) },
  responses: { 200: jsonAnswer('Begun', webhookMessageAnswer) },
});

/** The calls about signed webhooks: for superadmins. */
export function webhookRoutes(deps: Deps): Api {
  const { store } = deps;
  const api = newApi();

  async function readOne(id: string): Promise<WebhookRecord> {
    const row = (await listWebhooks(store.read)).find((one) => one.id === id);
    if (!row) throw new AppError('NOT_FOUND');
    return presentWebhook(row);
  }

  api.openapi(getWebhooks, async (c) => {
    const webhooks = (await listWebhooks(store.read)).map(presentWebhook);
    return c.json({ success: true as const, webhooks }, 200);
  });

  api.openapi(postWebhook, async (c) => {
    const { row, secret } = await addWebhook(deps, callerOf(c), c.req.valid('json'));
    const webhook = await readOne(row.id);
    return c.json({ success: true as const, message: webhookAnswers.added, webhook, secret }, 200);
  });

  api.openapi(putWebhook, async (c) => {
    const { id } = c.req.valid('param');
    await changeWebhook(deps, callerOf(c), id, c.req.valid('json'));
    const webhook = await readOne(id);
    return c.json({ success: true as const, message: webhookAnswers.changed, webhook }, 200);
  });

  api.openapi(removeRoute, async (c) => {
    await removeWebhook(deps, callerOf(c), c.req.valid('param').id);
    return c.json({ success: true as const, message: webhookAnswers.removed }, 200);
  });

  api.openapi(getDeliveries, async (c) => {
    const { id } = c.req.valid('param');
    const query = c.req.valid('query');
    if (!(await findWebhook(store.read, id))) throw new AppError('NOT_FOUND');
    const [rows, total] = await Promise.all([
      listDeliveries(store.read, id, query),
      countDeliveries(store.read, id),
    ]);
    const answer = {
      deliveries: rows.map(presentDelivery),
      totalDeliveries: total,
      totalPages: totalPages(total, query.size),
    };
    return c.json({ success: true as const, ...answer }, 200);
  });

  api.openapi(postReplay, async (c) => {
    await replayWebhook(deps, c.req.valid('param').id, c.req.valid('json').delivery);
    deps.outbox.wake();
    return c.json({ success: true as const, message: webhookAnswers.replayed }, 200);
  });

  return api;
}
