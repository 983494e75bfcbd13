import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverersOf } from '#api/deliverers.server.ts';
import { createOutbox, type Outbox } from '#outbox/outbox.server.ts';
import type { Deliverer } from '#outbox/outbox-message.ts';
import { colleague } from '#testing/colleague.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { type SheetsClinic, sheetsClinic } from '#testing/google/sheets-clinic.ts';
import { type WebhookReceiver, webhookReceiver } from '#testing/webhook-receiver.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PUBLIC = 'https://crm.example.com/basma';

let clinic: SheetsClinic;
let receiver: WebhookReceiver;
let outbox: Outbox;
let other: ReturnType<typeof colleague>;

beforeEach(async () => {
  other = colleague();
  clinic = await sheetsClinic({ wrap: other.wrap });
  receiver = await webhookReceiver();
  const noMail = { send: async () => {} };
  const { webhook } = deliverersOf(clinic.deps, noMail, { webhooks: { allowLoopback: true } });
  const { store, clock } = clinic;
  const deliverers: Record<string, Deliverer> = webhook ? { webhook } : {};
  outbox = createOutbox({ store, clock, log: clinic.deps.log, deliverers, random: () => 0 });
});

afterEach(async () => {
  await outbox.stop();
  await receiver.close();
  await clinic.close();
});

async function json(response: Response | Promise<Response>) {
  return (await response).json();
}

/** An endpoint that is told of leads: added by its call, then led to the receiver, which no call allows. */
async function endpoint(): Promise<{ id: string; secret: string }> {
  const { webhook, secret } = await json(clinic.call('POST', 'webhook', { url: PUBLIC }));
  await clinic.store.write((trx) => trx.updateTable('webhooks').set({ url: receiver.url }).execute());
  return { id: webhook.id, secret };
}

const log = async (id: string) => (await json(clinic.call('GET', `webhook/${id}/delivery`))).deliveries;

describe('an endpoint', () => {
  it('is added with a secret that is shown once and kept sealed', async () => {
    const answer = await json(clinic.call('POST', 'webhook', { url: PUBLIC }));
    expect(answer).toMatchObject({
      success: true,
      secret: expect.stringMatching(/^whsec_[\w-]{43}$/),
      webhook: { url: PUBLIC, events: ['lead.created'], active: true, waiting: 0 },
    });
    const listed = await json(clinic.call('GET', 'webhook'));
    expect(listed.webhooks).toEqual([answer.webhook]);
    const kept = JSON.stringify([
      listed,
      await clinic.store.read.selectFrom('webhooks').selectAll().execute(),
      await clinic.store.read.selectFrom('audit').selectAll().execute(),
    ]);
    expect(kept).not.toContain(answer.secret);
    expect(kept).toContain('webhook.create');
  });

  it('is changed, switched off and removed', async () => {
    const { webhook } = await json(clinic.call('POST', 'webhook', { url: PUBLIC }));
    const changed = await json(clinic.call('PUT', `webhook/${webhook.id}`, { active: false, version: 1 }));
    expect(changed.webhook).toMatchObject({ active: false, version: 2 });
    await expectRefusal(
      await clinic.call('PUT', `webhook/${webhook.id}`, { active: true, version: 1 }),
      409,
      'CONFLICT',
    );
    expect((await clinic.call('DELETE', `webhook/${webhook.id}`)).status).toBe(200);
    for (const [method, path] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['GET', '/delivery'],
      ['POST', '/replay'],
    ] as const) {
      const body = method === 'PUT' || method === 'POST' ? {} : undefined;
      await expectRefusal(await clinic.call(method, `webhook/${webhook.id}${path}`, body), 404, 'NOT_FOUND');
    }
  });

  it('says so where a colleague deletes it in the very moment', async () => {
    const { webhook } = await json(clinic.call('POST', 'webhook', { url: PUBLIC }));
    other.does((trx) => trx.deleteFrom('webhooks').execute());
    const changed = await clinic.call('PUT', `webhook/${webhook.id}`, { active: false });
    await expectRefusal(changed, 404, 'NOT_FOUND');
  });

  it('is refused where it is not on the internet, when added and when changed', async () => {
    const refused = await clinic.call('POST', 'webhook', { url: receiver.url });
    const { fields } = await expectRefusal(refused, 400, 'INVALID');
    expect(fields?.url).toContain('https');
    const { webhook } = await json(clinic.call('POST', 'webhook', { url: PUBLIC }));
    const changed = await clinic.call('PUT', `webhook/${webhook.id}`, { url: 'https://10.0.0.1/' });
    await expectRefusal(changed, 400, 'INVALID');
  });

  it('needs a confirmed password to be added, or led elsewhere', async () => {
    const { webhook } = await json(clinic.call('POST', 'webhook', { url: PUBLIC }));
    clinic.clock.forward(11 * MINUTE);
    await expectRefusal(await clinic.call('POST', 'webhook', { url: PUBLIC }), 403, 'CONFIRM_PASSWORD');
    const changed = await clinic.call('PUT', `webhook/${webhook.id}`, { url: `${PUBLIC}/2` });
    await expectRefusal(changed, 403, 'CONFIRM_PASSWORD');
    expect((await clinic.call('PUT', `webhook/${webhook.id}`, { active: false })).status).toBe(200);
  });
});

describe('a new lead', () => {
  it('is told, signed, with what the clinic knows of it', async () => {
    const { id, secret } = await endpoint();
    await clinic.lead();
    await outbox.run();
    const [hook, ...more] = receiver.received;
    expect(more).toEqual([]);
    const [, seconds, sum] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(hook?.headers['basma-signature'])) ?? [];
    expect(sum).toBe(createHmac('sha256', secret).update(`${seconds}.${hook?.body}`).digest('hex'));
    expect(Number(seconds) * 1000).toBe(clinic.clock().getTime());
    const [line] = await log(id);
    expect(hook?.headers).toMatchObject({ 'basma-event': 'lead.created', 'basma-delivery': line.id });
    const [leadId] = await clinic.leadIds();
    expect(JSON.parse(hook?.body ?? '')).toMatchObject({
      id: line.id,
      event: 'lead.created',
      data: {
        lead: { id: leadId, name: 'نورة 1', phone: '+966500000001', source: 'influence', sheet: 'noura' },
      },
    });
    expect(line).toMatchObject({ state: 'delivered', attempts: 1, status: 200, problem: null });
  });

  it('without a sheet is told too; one that is suspicious, or for an endpoint that is off, is not', async () => {
    const { id } = await endpoint();
    await clinic.lead({ spreadsheetId: '' });
    await clinic.lead({ website: 'a bot fills everything' });
    await clinic.call('PUT', `webhook/${id}`, { active: false });
    await clinic.lead();
    expect(await clinic.leadIds()).toHaveLength(3);
    expect(await log(id)).toHaveLength(1);
  });

  it.each([
    ['500', 500, 'HTTP 500', 500],
    ['a redirect, which is not followed', 302, 'HTTP 302', 302],
  ])('is told again after %s', async (_, status, problem, logged) => {
    const { id } = await endpoint();
    receiver.status = status;
    await clinic.lead();
    await outbox.run();
    expect(await log(id)).toMatchObject([{ state: 'waiting', attempts: 1, status: logged, problem }]);
    receiver.status = 204;
    clinic.clock.forward(MINUTE);
    await outbox.run();
    expect(await log(id)).toMatchObject([{ state: 'delivered', attempts: 2, status: 204, problem: null }]);
    const [first, second] = receiver.received;
    expect(second?.headers['basma-delivery']).toBe(first?.headers['basma-delivery']);
  });

  it('that nobody took for three days is given up, and told after a replay', async () => {
    const { id } = await endpoint();
    receiver.status = 503;
    await clinic.lead();
    await outbox.run();
    clinic.clock.forward(3 * DAY);
    await outbox.run();
    expect(await log(id)).toMatchObject([{ state: 'gaveUp', attempts: 1 }]);
    receiver.status = 200;
    await clinic.call('POST', `webhook/${id}/replay`, {});
    await outbox.run();
    const [line] = await log(id);
    expect(line).toMatchObject({ state: 'delivered', attempts: 2 });
    await clinic.call('POST', `webhook/${id}/replay`, { delivery: line.id });
    await outbox.run();
    expect(receiver.received).toHaveLength(3);
    await expectRefusal(
      await clinic.call('POST', `webhook/${id}/replay`, { delivery: 'x' }),
      404,
      'NOT_FOUND',
    );
  });

  it('is not sent inside, whatever an address has become', async () => {
    const { id } = await endpoint();
    await clinic.store.write((trx) =>
      trx.updateTable('webhooks').set({ url: 'https://169.254.169.254/' }).execute(),
    );
    await clinic.lead();
    await outbox.run();
    expect(await log(id)).toMatchObject([{ state: 'waiting', status: null, problem: 'EPRIVATE' }]);
  });

  it('leaves neither data nor secret in the log', async () => {
    const { secret } = await endpoint();
    receiver.status = 500;
    await clinic.lead();
    await outbox.run();
    expect(clinic.logged()).toContain('HTTP 500');
    expect(clinic.logged()).not.toContain(secret);
    expect(clinic.logged()).not.toMatch(/966500000001|نورة/);
  });
});
