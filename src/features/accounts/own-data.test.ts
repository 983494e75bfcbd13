import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsApp, cookieOf } from '#testing/accounts-app.ts';
import { addSection, addService } from '#testing/content.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { smallPicture } from '#testing/pictures.ts';
import type { OwnBookingsAnswer, OwnDataFile } from './own-account.contract.ts';
import { listOwnConsents } from './own-data.db.server.ts';

let clinic: Awaited<ReturnType<typeof accountsApp>>;
let person: Awaited<ReturnType<typeof clinic.person>>;
let service: string;

beforeEach(async () => {
  clinic = await accountsApp({ RATE_LIMIT: 'off' });
  person = await clinic.person({ role: 'user', phone: '+966551234567' });
  const section = await addSection(clinic, { title: 'زراعة الأسنان' });
  service = (await addService(clinic, section.id, { title: 'زراعة سن' })).id;
});

afterEach(() => clinic.store.close());

async function book(name: string, cookie = person.cookie, more = {}): Promise<void> {
  const booking = { name, phone: '0551234567', city: 'مكة المكرمة', service, ...more };
  expect((await clinic.send('POST', 'form', booking, { cookie })).status).toBe(200);
}

async function bookings(cookie: string, query = ''): Promise<OwnBookingsAnswer> {
  const response = await clinic.get(`user/booking${query}`, { cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as OwnBookingsAnswer;
}

function leads() {
  return clinic.store.read.selectFrom('leads').selectAll().orderBy('created_at').orderBy('id').execute();
}

function erase(password = person.password, cookie = person.cookie) {
  return clinic.send('DELETE', 'user/data', { password }, { cookie });
}

describe('GET user/booking', () => {
  it('lists those made while signed in, newest first, and never those of the same phone', async () => {
    await book('قبل الدخول', '');
    for (let i = 1; i <= 3; i++) {
      clinic.clock.forward(1000);
      await book(`هند ${i}`);
    }
    const other = await clinic.person();
    await book('غيرها', other.cookie);
    const answer = await bookings(person.cookie, '?size=2');
    expect(answer).toEqual({
      success: true,
      bookings: [
        {
          _id: expect.any(String),
          id: expect.any(String),
          reference: expect.stringMatching(/^BS-/),
          section: { _id: expect.any(String), title: 'زراعة الأسنان' },
          service: { _id: service, title: 'زراعة سن' },
          status: 'new',
          createdAt: '2026-03-01T09:00:03.000Z',
        },
        expect.objectContaining({ createdAt: '2026-03-01T09:00:02.000Z' }),
      ],
      totalBookings: 3,
      totalPages: 2,
    });
    expect((await bookings(person.cookie, '?size=2&page=2')).bookings).toHaveLength(1);
    expect((await bookings(other.cookie)).totalBookings).toBe(1);
    expect((await clinic.get('user/booking')).status).toBe(401);
  });

  it('is empty for who has made none', async () => {
    expect(await bookings(person.cookie)).toMatchObject({ bookings: [], totalBookings: 0, totalPages: 1 });
  });
});

describe('GET user/data', () => {
  it('wants a password that was given within ten minutes', async () => {
    clinic.clock.forward(10 * 60_000);
    const get = () => clinic.get('user/data', { cookie: person.cookie });
    await expectRefusal(await get(), 403, 'CONFIRM_PASSWORD');
    const { cookie, password } = person;
    expect((await clinic.send('POST', 'auth/confirm', { password }, { cookie })).status).toBe(200);
    expect((await get()).status).toBe(200);
  });

  it('is a file with all that is kept about the person, and of nobody else', async () => {
    await book('هند القحطاني', person.cookie, {
      consent: { privacy: true, marketing: false, textVersion: '2026-11' },
      attribution: { utm_source: 'snapchat' },
    });
    await book('غيرها', (await clinic.person({ email: 'other@clinic.example' })).cookie, {
      consent: { privacy: true, marketing: true, textVersion: '2026-11' },
    });
    // Others' consents are not even read: in the file they would have no booking to stand with.
    expect(await listOwnConsents(clinic.store.read, person.id)).toHaveLength(2);
    const response = await clinic.get('user/data', { cookie: person.cookie });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="basma-my-data.json"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(JSON.parse(text) as OwnDataFile).toEqual({
      success: true,
      exportedAt: '2026-03-01T09:00:00.000Z',
      account: {
        _id: person.id,
        firstName: 'سارة',
        lastName: 'الحربي',
        phone: '+966551234567',
        role: 'user',
        image: null,
        email: person.email,
        createdAt: '2026-03-01T09:00:00.000Z',
        updatedAt: '2026-03-01T09:00:00.000Z',
      },
      sessions: [expect.objectContaining({ address: '203.0.113.9' })],
      bookings: [
        expect.objectContaining({
          name: 'هند القحطاني',
          phone: '+966551234567',
          city: 'مكة المكرمة',
          source: 'booking',
          attribution: { utm_source: 'snapchat' },
          consents: [
            {
              kind: 'marketing',
              given: false,
              textVersion: '2026-11',
              createdAt: '2026-03-01T09:00:00.000Z',
            },
            { kind: 'privacy', given: true, textVersion: '2026-11', createdAt: '2026-03-01T09:00:00.000Z' },
          ],
        }),
      ],
    });
    expect(text).not.toMatch(/غيرها|other@|kept:|token/);
  });
});

describe('DELETE user/data', () => {
  it('erases the account, and the person from their bookings', async () => {
    await book('هند القحطاني', person.cookie, { attribution: { utm_source: 'snapchat' } });
    clinic.clock.forward(1000);
    await book('قبل الدخول', '');
    await clinic.send('POST', 'auth/forgotPassword', { identifier: person.email });
    const form = new FormData();
    form.set('image', new File([new Uint8Array(await smallPicture())], 'me.png'));
    await clinic.app.request('/api/v1/user/image', {
      method: 'PUT',
      body: form,
      headers: { cookie: person.cookie },
    });
    const [before] = await leads();

    const response = await erase();
    expect(await response.json()).toEqual({ success: true, message: 'تم حذف حسابك وبياناتك.' });
    expect(response.headers.getSetCookie()).toEqual([
      'basma_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);

    const kept = await leads();
    expect(kept.find(({ id }) => id === before?.id)).toMatchObject({
      reference: before?.reference,
      name: 'محذوف بطلب صاحبه',
      phone: '',
      city: '',
      search: before?.reference.toLowerCase().replace('-', ' '),
      attribution: '{}',
      user_id: null,
      service_id: service,
    });
    expect(kept.filter(({ name }) => name === 'قبل الدخول')).toHaveLength(1);
    for (const table of ['accounts', 'sessions', 'verifications', 'media'] as const) {
      const column = table === 'media' ? 'id' : table === 'verifications' ? 'value' : 'userId';
      const rows = await clinic.store.read.selectFrom(table).selectAll().execute();
      const theirs = rows.filter((row) => table === 'media' || Reflect.get(row, column) === person.id);
      expect([table, theirs]).toEqual([table, []]);
    }
    expect((await clinic.get('user/data', { cookie: person.cookie })).status).toBe(401);
    expect((await clinic.logIn({ identifier: person.email, password: person.password })).status).toBe(401);
    await clinic.outbox.run();
    expect(clinic.mails.filter(({ to }) => to.includes(person.email))).toEqual([]);
  });

  it('lets the same person come back as somebody new', async () => {
    await book('هند');
    await erase();
    const again = await clinic.send('POST', 'auth/register', {
      firstName: 'هند',
      lastName: 'القحطاني',
      phone: '0551234567',
      email: person.email,
      password: person.password,
    });
    expect(again.status).toBe(200);
    expect((await bookings(cookieOf(again))).totalBookings).toBe(0);
  });

  it('asks for the password, and does nothing without', async () => {
    await book('هند');
    for (const body of [{ password: 'not hers' }, {}, { password: '' }]) {
      const response = await clinic.send('DELETE', 'user/data', body, { cookie: person.cookie });
      expect((await expectRefusal(response, 400, 'INVALID')).fields).toEqual({
        password: expect.any(String),
      });
    }
    const headers = { 'sec-fetch-site': 'same-site' };
    const foreign = await clinic.send(
      'DELETE',
      'user/data',
      { password: person.password },
      { cookie: person.cookie, headers },
    );
    await expectRefusal(foreign, 403, 'FOREIGN_ORIGIN');
    expect((await bookings(person.cookie)).totalBookings).toBe(1);
    expect(await leads()).toMatchObject([{ name: 'هند' }]);
  });

  it('is refused to the last superadmin, and not to the one before', async () => {
    const boss = await clinic.person({ role: 'superadmin' });
    const other = await clinic.person({ role: 'superadmin' });
    expect((await erase(boss.password, boss.cookie)).status).toBe(200);
    await book('هند', other.cookie);
    await expectRefusal(await erase(other.password, other.cookie), 409, 'LAST_SUPERADMIN');
    expect((await clinic.get('user', { cookie: other.cookie })).status).toBe(200);
    expect(await leads()).toMatchObject([{ name: 'هند', user_id: other.id }]);
  });
});
