import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverersOf } from '#api/deliverers.server.ts';
import { createOutbox, type Outbox } from '#outbox/outbox.server.ts';
import { accountsApp, SARA } from '#testing/accounts-app.ts';
import { addSection, addService } from '#testing/content.ts';
import { bodiesOf, headerOf, type MailServer, mailServer } from '#testing/mail-server.ts';

const MINUTE = 60_000;

let clinic: Awaited<ReturnType<typeof accountsApp>>;
let server: MailServer;
let outbox: Outbox;

beforeEach(async () => {
  server = await mailServer();
  clinic = await accountsApp({ SMTP_URL: server.url, RATE_LIMIT: 'off', MAIL_TO: 'inbox@clinic.example' });
  const { store, clock, log, config } = clinic.deps;
  const deliverers = deliverersOf({ store, clock, log, config });
  outbox = createOutbox({ store, clock, log, deliverers });
});

afterEach(async () => {
  await outbox.stop();
  await server.close();
  await clinic.store.close();
});

async function book(name: string, service: string): Promise<void> {
  const response = await clinic.send('POST', 'form', { name, phone: '0551234567', city: 'مكة', service });
  expect(response.status).toBe(200);
}

/** Lets time go by in steps, the worker looking at each. */
async function wait(minutes: number, step = 15): Promise<void> {
  for (let gone = 0; gone < minutes; gone += step) {
    clinic.clock.forward(step * MINUTE);
    await outbox.run();
  }
}

describe('a mail server that is down for a day', () => {
  it('gets every message once when it is back, and no link that is over', async () => {
    const section = await addSection(clinic);
    const service = await addService(clinic, section.id);
    const port = Number(new URL(server.url).port);
    await server.close();

    for (let hour = 0; hour < 24; hour++) {
      await book(`مراجع ${hour}`, service.id);
      await clinic.send('POST', 'auth/forgotPassword', { identifier: SARA.email });
      await wait(60);
    }
    const waiting = await clinic.store.read
      .selectFrom('outbox')
      .selectAll()
      .where('done_at', 'is', null)
      .execute();
    // Every booking's notice; the last hour's link is over as well by now.
    expect(waiting).toHaveLength(24);
    expect(new Set(waiting.map((row) => row.last_error))).toEqual(new Set(['ESOCKET']));

    await clinic.send('POST', 'auth/forgotPassword', { identifier: SARA.email });
    server = await mailServer(port);
    await wait(30);
    await wait(24 * 60, 60);

    const ids = server.received.map(({ raw }) => headerOf(raw, 'Message-ID'));
    expect(ids).toHaveLength(25);
    expect(new Set(ids).size).toBe(25);
    const links = server.received.filter(({ to }) => to[0] === SARA.email);
    expect(links).toHaveLength(1);
    const token = /resetPassword\/([\w-]+)/.exec(bodiesOf(links[0]?.raw ?? '').text)?.[1];
    expect(token).toMatch(/^[\w-]{43}$/);
    const leads = await clinic.store.read.selectFrom('leads').select('reference').execute();
    const told = server.received.map(({ raw }) => headerOf(raw, 'Subject'));
    expect(leads.filter(({ reference }) => told.includes(`حجز جديد ${reference}`))).toHaveLength(24);
  });

  it('gets nothing twice although it refuses, breaks off and comes back several times', async () => {
    const section = await addSection(clinic);
    const service = await addService(clinic, section.id);
    for (let i = 0; i < 10; i++) await book(`مراجع ${i}`, service.id);
    for (const refuse of [{ code: 450, text: 'later' }, null, { code: 550, text: 'never' }, null]) {
      server.refuse = refuse;
      await outbox.run();
      for (let i = 0; i < 3; i++) await book(`مراجع ${refuse?.code} ${i}`, service.id);
      await wait(30);
    }
    const ids = server.received.map(({ raw }) => headerOf(raw, 'Message-ID'));
    expect(ids).toHaveLength(22);
    expect(new Set(ids).size).toBe(22);
  });
});

describe('the notice of a booking', () => {
  it('tells the clinic what was booked and nothing of who, with a link to the back office', async () => {
    const section = await addSection(clinic, { title: 'زراعة الأسنان' });
    const service = await addService(clinic, section.id, { title: 'زراعة سن <b>' });
    await book('هند القحطاني', service.id);
    await outbox.run();
    const [mail] = server.received;
    const raw = mail?.raw ?? '';
    const { text, html } = bodiesOf(raw);
    const { reference } = await clinic.store.read
      .selectFrom('leads')
      .select('reference')
      .executeTakeFirstOrThrow();
    expect(mail?.to).toEqual(['inbox@clinic.example']);
    expect(headerOf(raw, 'Subject')).toBe(`حجز جديد ${reference}`);
    for (const said of [reference, 'زراعة سن', '١ مارس ٢٠٢٦، ١٢:٠٠ م', '/admin-dashboard/customers']) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    expect(html).toContain('زراعة سن &lt;b&gt;');
    expect(`${text}${html}${raw}`).not.toMatch(/هند|القحطاني|55123|مكة/);
  });
});

describe('without MAIL_TO', () => {
  it('the notice goes to the address in the settings, else to the superadmins', async () => {
    const open = await accountsApp({ RATE_LIMIT: 'off' });
    const place = { store: open.store, clock: open.clock };
    const service = await addService(place, (await addSection(place)).id);
    const sent = { name: 'مراجع', phone: '0551234567', city: 'مكة', service: service.id };
    await open.send('POST', 'form', sent);
    await open.outbox.run();
    expect(open.mails).toEqual([]);
    await open.person({ role: 'superadmin', email: 'one@clinic.example' });
    open.clock.forward(1000);
    await open.person({ role: 'superadmin', email: 'two@clinic.example' });
    await open.send('POST', 'form', { ...sent, name: 'مراجع آخر' });
    await open.outbox.run();
    expect(open.mails.map(({ to }) => to)).toEqual([['one@clinic.example', 'two@clinic.example']]);
    await open.store.write((trx) =>
      trx
        .insertInto('settings')
        .values({
          id: 1,
          version: 1,
          updated_at: '2026-03-01T09:00:00.000Z',
          data: '{"email":"info@clinic.example","name":"عيادة النور"}',
        })
        .execute(),
    );
    await open.send('POST', 'form', { ...sent, name: 'مراجع ثالث' });
    await open.outbox.run();
    expect(open.mails.at(-1)).toMatchObject({ to: ['info@clinic.example'] });
    expect(open.mails.at(-1)?.html).toContain('عيادة النور');
    await open.store.close();
  });
});
