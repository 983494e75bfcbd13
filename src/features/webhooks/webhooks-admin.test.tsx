import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { actions } from '#messages/staff-actions.ts';
import { webhookLog, webhooks } from '#messages/staff-webhooks.ts';
import type { DeliveryRecord, WebhookRecord } from './webhooks.contract.ts';
import { deliveryList, webhookList } from './webhooks-admin.queries.ts';
import { Webhooks } from './webhooks-admin.tsx';
import { WebhookLog } from './webhooks-admin-log.tsx';

const AT = '2026-11-20T12:05:00.000Z';

function webhook(more: Partial<WebhookRecord> = {}): WebhookRecord {
  return {
    _id: 'w1',
    id: 'w1',
    url: 'https://crm.example.com/basma',
    events: ['lead.created'],
    active: true,
    version: 1,
    waiting: 0,
    lastDeliveredAt: null,
    createdAt: AT,
    updatedAt: AT,
    ...more,
  };
}

function drawList(webhooks: WebhookRecord[]): string {
  const client = new QueryClient();
  client.setQueryData(webhookList().queryKey, { success: true, webhooks });
  return draw(client);
}

function draw(client: QueryClient): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Webhooks />
    </QueryClientProvider>,
  );
}

function drawLog(more: Partial<DeliveryRecord>, { active = true } = {}): string {
  const client = new QueryClient();
  const delivery: DeliveryRecord = {
    _id: 'd1',
    id: 'd1',
    event: 'lead.created',
    state: 'waiting',
    attempts: 0,
    status: null,
    problem: null,
    createdAt: AT,
    deliveredAt: null,
    ...more,
  };
  client.setQueryData(deliveryList('w1', 1).queryKey, {
    success: true,
    deliveries: [delivery],
    totalDeliveries: 1,
    totalPages: 1,
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <WebhookLog webhook={webhook({ active })} />
    </QueryClientProvider>,
  );
}

test('without an address the list says what one is for', () => {
  expect(drawList([])).toContain(webhooks.empty);
});

test('a list that cannot be had says so and can be asked for again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  await client.prefetchQuery({ ...webhookList(), queryFn: () => Promise.reject(new Error('offline')) });
  const html = draw(client);
  expect(html).toContain(webhooks.failed);
  expect(html).toContain(actions.retry);
  expect(html).not.toContain(webhooks.empty);
});

test('an address says whether it is on, what reached it last and what waits', () => {
  const fresh = drawList([webhook({ active: false })]);
  expect(fresh).toContain('aria-checked="false"');
  expect(fresh).toContain(webhooks.never);
  expect(fresh).not.toContain(webhooks.waiting);
  const busy = drawList([webhook({ lastDeliveredAt: AT, waiting: 3 })]);
  expect(busy).toContain('aria-checked="true"');
  expect(busy).toContain(`${webhooks.lastDelivered}: ٢٠ نوفمبر ٢٠٢٦، ٣:٠٥ م`);
  expect(busy).toContain(`${webhooks.waiting}: ٣`);
});

test.each([
  ['arrived', { state: 'delivered', attempts: 1, status: 204, deliveredAt: AT }, false],
  ['has not been tried', { state: 'waiting' }, false],
  ['failed and is tried again', { state: 'waiting', attempts: 2, status: 500, problem: 'HTTP 500' }, true],
  ['was given up', { state: 'gaveUp', attempts: 9, problem: 'ETIMEDOUT' }, true],
] as const)('a delivery that %s says so; what failed can be sent again', (_, delivery, replayable) => {
  const html = drawLog(delivery);
  expect(html).toContain(`>${webhookLog.states[delivery.state]}<`);
  expect(html).toContain(webhookLog.events['lead.created']);
  expect(html.includes(webhookLog.replay)).toBe(replayable);
});

test('nothing is sent again to an address that is off', () => {
  expect(drawLog({ state: 'gaveUp', attempts: 9 }, { active: false })).not.toContain(webhookLog.replay);
});

test.each([
  [{ status: 503, problem: 'HTTP 503' }, '503'],
  [{ problem: 'ENOTFOUND' }, webhookLog.problems.ENOTFOUND],
  [{ problem: 'CERT_HAS_EXPIRED' }, webhookLog.unreachable],
])('the last answer of %j is told', (answer, told) => {
  expect(drawLog({ attempts: 1, ...answer })).toContain(told);
});
