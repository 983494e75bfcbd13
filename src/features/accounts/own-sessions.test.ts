import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsApp, cookieOf, SARA } from '#testing/accounts-app.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import type { SessionRecord } from './own-account.contract.ts';

const MINUTE = 60_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

let clinic: Awaited<ReturnType<typeof accountsApp>>;

beforeEach(async () => {
  clinic = await accountsApp();
});

afterEach(() => clinic.store.close());

async function logIn(userAgent: string, from = '203.0.113.9'): Promise<string> {
  const headers = { 'user-agent': userAgent };
  return cookieOf(await clinic.logIn({ identifier: SARA.email, password: SARA.password }, { from, headers }));
}

async function sessions(cookie: string): Promise<SessionRecord[]> {
  const response = await clinic.get('user/session', { cookie });
  expect(response.status).toBe(200);
  return ((await response.json()) as { sessions: SessionRecord[] }).sessions;
}

describe('GET user/session', () => {
  it('leaves out what has run out, also while nobody has swept it', async () => {
    const old = await logIn(DESK);
    clinic.clock.forward(29 * 24 * 60 * MINUTE);
    const fresh = await logIn(PHONE);
    expect(await sessions(fresh)).toHaveLength(2);
    clinic.clock.forward(2 * 24 * 60 * MINUTE);
    expect(await sessions(fresh)).toMatchObject([{ current: true }]);
    expect((await clinic.get('user/session', { cookie: old })).status).toBe(401);
  });

  it('lists them with device and time, this one first, then the newest', async () => {
    const desk = await logIn(DESK);
    clinic.clock.forward(MINUTE);
    await logIn(PHONE, '2001:db8::7');
    clinic.clock.forward(MINUTE);
    await logIn('<script>alert(1)</script>');
    expect(await sessions(desk)).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{32}$/),
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        browser: 'Firefox',
        system: 'Windows',
        address: '203.0.113.9',
        createdAt: '2026-03-01T09:00:00.000Z',
        expiresAt: '2026-03-31T09:00:00.000Z',
        current: true,
      },
      expect.objectContaining({
        browser: null,
        system: null,
        createdAt: '2026-03-01T09:02:00.000Z',
        current: false,
      }),
      expect.objectContaining({
        browser: 'Samsung Internet',
        system: 'Android',
        address: '2001:0db8:0000:0000:0000:0000:0000:0007',
      }),
    ]);
  });

  it('never shows a token, nor anybody else’s, nor one that is over', async () => {
    const old = await logIn(DESK);
    clinic.clock.forward(31 * 24 * 60 * MINUTE);
    const cookie = await logIn(DESK);
    await clinic.person();
    expect(await sessions(cookie)).toHaveLength(1);
    expect((await clinic.get('user/session', { cookie: old })).status).toBe(401);
    const { token } = await clinic.store.read
      .selectFrom('sessions')
      .select('token')
      .executeTakeFirstOrThrow();
    expect(await (await clinic.get('user/session', { cookie })).text()).not.toContain(token);
  });
});

describe('DELETE user/session', () => {
  it('ends one, dead on the next request', async () => {
    const desk = await logIn(DESK);
    const phone = await logIn(PHONE);
    const [, other] = await sessions(desk);
    const response = await clinic.send('DELETE', `user/session/${other?.id}`, undefined, { cookie: desk });
    expect(await response.json()).toEqual({ success: true, message: expect.any(String) });
    expect((await clinic.get('user/session', { cookie: phone })).status).toBe(401);
    expect((await clinic.get('user/session', { cookie: desk })).status).toBe(200);
  });

  it('ends all others', async () => {
    const desk = await logIn(DESK);
    const phones = [await logIn(PHONE), await logIn(PHONE)];
    expect((await clinic.send('DELETE', 'user/session', undefined, { cookie: desk })).status).toBe(200);
    for (const cookie of phones) expect((await clinic.get('user/session', { cookie })).status).toBe(401);
    expect(await sessions(desk)).toHaveLength(1);
  });

  it('knows nothing of another’s session', async () => {
    const desk = await logIn(DESK);
    const other = await clinic.person();
    const [theirs] = await sessions(other.cookie);
    for (const id of [theirs?.id, 'x', '%00', "' or 1=1 --"]) {
      const response = await clinic.send('DELETE', `user/session/${id}`, undefined, { cookie: desk });
      expect([400, 404]).toContain(response.status);
    }
    expect(await sessions(other.cookie)).toHaveLength(1);
  });
});

describe('POST auth/confirm', () => {
  const STAFF = {
    firstName: 'ريم',
    lastName: 'العتيبي',
    email: 'reem@clinic.example',
    password: 'four words in a row',
    role: 'admin',
  };

  function confirm(cookie: string, password: string) {
    return clinic.send('POST', 'auth/confirm', { password }, { cookie });
  }

  it('takes one’s own password, and nobody else’s', async () => {
    const { cookie, password } = await clinic.person({ password: 'a password of her own' });
    await expectRefusal(await confirm(cookie, SARA.password), 400, 'INVALID');
    expect((await confirm(cookie, password)).status).toBe(200);
  });

  it('is not needed for ten minutes after a login, and opens ten more', async () => {
    const boss = await clinic.person({ role: 'superadmin' });
    clinic.clock.forward(10 * MINUTE - 1);
    expect((await clinic.send('POST', 'user', STAFF, { cookie: boss.cookie })).status).toBe(200);
    clinic.clock.forward(1);
    const more = { ...STAFF, email: 'more@clinic.example' };
    const refused = await clinic.send('POST', 'user', more, { cookie: boss.cookie });
    expect((await expectRefusal(refused, 403, 'CONFIRM_PASSWORD')).message).toContain('أكّد كلمة مرورك');
    const answer = await confirm(boss.cookie, boss.password);
    expect(await answer.json()).toEqual({
      success: true,
      message: 'تم تأكيد كلمة المرور.',
      until: '2026-03-01T09:20:00.000Z',
    });
    clinic.clock.forward(10 * MINUTE - 1);
    expect((await clinic.send('POST', 'user', more, { cookie: boss.cookie })).status).toBe(200);
    clinic.clock.forward(1);
    const last = { ...STAFF, email: 'last@clinic.example' };
    expect((await clinic.send('POST', 'user', last, { cookie: boss.cookie })).status).toBe(403);
  });

  it('opens this session alone', async () => {
    const boss = await clinic.person({ role: 'superadmin' });
    const login = { identifier: boss.email, password: boss.password };
    const other = cookieOf(await clinic.logIn(login));
    clinic.clock.forward(11 * MINUTE);
    await confirm(boss.cookie, boss.password);
    expect((await clinic.send('POST', 'user', STAFF, { cookie: other })).status).toBe(403);
  });

  it('refuses a wrong password, ten times', async () => {
    const { cookie, password } = await clinic.person({ role: 'user' });
    expect((await expectRefusal(await confirm(cookie, 'x'), 400, 'INVALID')).fields).toEqual({
      password: 'كلمة المرور غير صحيحة.',
    });
    for (let i = 0; i < 9; i++) await confirm(cookie, `guess ${i}`);
    expect((await confirm(cookie, password)).status).toBe(429);
    clinic.clock.forward(15 * MINUTE);
    expect((await confirm(cookie, password)).status).toBe(200);
  });

  it('gives nothing to whom the right is not', async () => {
    const { cookie, password } = await clinic.person({ role: 'admin' });
    await confirm(cookie, password);
    expect((await clinic.send('POST', 'user', STAFF, { cookie })).status).toBe(403);
    expect((await clinic.get('user', { cookie })).status).toBe(403);
  });
});
