import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { accountsApp, cookieOf, SARA } from '#testing/accounts-app.ts';

const WRONG = {
  success: false,
  code: 'WRONG_CREDENTIALS',
  message: 'بيانات الدخول غير صحيحة. تحقّق منها ثم أعد المحاولة.',
};

let clinic: Awaited<ReturnType<typeof accountsApp>>;

beforeEach(async () => {
  clinic = await accountsApp();
});

afterEach(() => clinic.store.close());

function right(identifier = SARA.email) {
  return { identifier, password: SARA.password };
}

async function unwritable(): Promise<never> {
  throw new AppError('STORE_UNAVAILABLE');
}

async function signedIn(): Promise<string> {
  return cookieOf(await clinic.logIn(right()));
}

describe('POST auth/login', () => {
  it.each(['sara@clinic.example', ' SARA@Clinic.example', '0501234567', '٠٥٠١٢٣٤٥٦٧', '+966 50-123-4567'])(
    'lets %s in',
    async (identifier) => {
      const response = await clinic.logIn(right(identifier));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({
        success: true,
        message: 'تم تسجيل الدخول. أهلًا بك.',
        user: {
          _id: expect.stringMatching(/^[0-9a-f]{32}$/),
          firstName: 'سارة',
          lastName: 'الحربي',
          phone: '+966501234567',
          role: 'admin',
          image: null,
          email: 'sara@clinic.example',
        },
      });
      const profile = await clinic.get('user/profile', { cookie: cookieOf(response) });
      expect(await profile.json()).toMatchObject({ success: true, user: { firstName: 'سارة' } });
    },
  );

  it('sends two cookies, HttpOnly and Lax: the session’s, and that this device is known', async () => {
    const response = await clinic.logIn(right());
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^basma_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^basma_device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('sends them Secure and bound to the host over https', async () => {
    const live = await accountsApp({ PUBLIC_URL: 'https://clinic.example' }, clinic.store);
    const response = await live.logIn(right());
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-basma_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-basma_device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const profile = await live.get('user/profile', { cookie: cookieOf(response) });
    expect(await profile.json()).toMatchObject({ success: true });
  });

  it('answers wrong password, unknown and disabled alike, each after one hash', async () => {
    await clinic.deps.accounts.createUser({ ...SARA, email: 'off@clinic.example', phone: null });
    await clinic.store.write((trx) =>
      trx.updateTable('users').set({ disabled: 1 }).where('email', '=', 'off@clinic.example').execute(),
    );
    for (const body of [
      { ...right(), password: 'not hers' },
      { ...right('0501234567'), password: 'not hers' },
      right('nobody@clinic.example'),
      right('0509999999'),
      right('neither'),
      right('off@clinic.example'),
    ]) {
      clinic.passwords.calls = 0;
      const response = await clinic.logIn(body);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual(WRONG);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect([body.identifier, clinic.passwords.calls]).toEqual([body.identifier, 1]);
    }
  });

  it.each([
    [{}, { identifier: 'هذا الحقل مطلوب.', password: 'هذا الحقل مطلوب.' }],
    [
      { identifier: '  ', password: '' },
      { identifier: 'هذا الحقل مطلوب.', password: 'هذا الحقل مطلوب.' },
    ],
    [
      { identifier: ['a'], password: { $ne: '' } },
      { identifier: expect.any(String), password: expect.any(String) },
    ],
    [{ identifier: 'a'.repeat(255), password: 'x' }, { identifier: expect.stringContaining('٢٥٤') }],
    [{ identifier: 'a@b.example', password: 'x'.repeat(129) }, { password: expect.stringContaining('١٢٨') }],
    [
      { identifier: 'a@b.example', password: 'x'.repeat(60_000) },
      { password: expect.stringContaining('١٢٨') },
    ],
    [null, { _: expect.any(String) }],
  ])('names what is wrong with %.60j and hashes nothing', async (body, fields) => {
    clinic.passwords.calls = 0;
    const response = await clinic.logIn(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      success: false,
      code: 'INVALID',
      message: expect.any(String),
      fields,
    });
    expect(clinic.passwords.calls).toBe(0);
  });

  it('refuses what is no login at all', async () => {
    expect((await clinic.logIn({ ...right(), password: 'x'.repeat(64 * 1024) })).status).toBe(413);
    expect((await clinic.logIn('{"identifier":')).status).toBe(400);
    expect((await clinic.logIn(right(), { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await clinic.logIn(right(), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect(await clinic.store.read.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  it('takes nothing from the body but who and the password', async () => {
    const before = await clinic.store.read.selectFrom('users').selectAll().execute();
    const more = `"role":"superadmin","id":"1","userId":"1","emailVerified":true,"disabled":false,"rememberMe":false,
      "callbackURL":"https://evil.example","user":{"role":"superadmin"},"__proto__":{"role":"superadmin"}`;
    const response = await clinic.logIn(`{${JSON.stringify(right()).slice(1, -1)},${more}}`);
    expect(await response.json()).toMatchObject({ success: true, user: { role: 'admin' } });
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.getSetCookie()).toHaveLength(2);
    expect(await clinic.store.read.selectFrom('users').selectAll().execute()).toEqual(before);
    const polluted: Record<string, unknown> = {};
    expect(polluted.role).toBeUndefined();
  });

  it('ends the session that this browser had before', async () => {
    const first = await signedIn();
    const second = cookieOf(await clinic.logIn(right(), { headers: { cookie: first } }));
    expect(await (await clinic.get('user/profile', { cookie: first })).json()).toMatchObject({
      success: false,
    });
    expect(await (await clinic.get('user/profile', { cookie: second })).json()).toMatchObject({
      success: true,
    });
  });

  it('logs nobody’s data', async () => {
    await clinic.logIn(right());
    await clinic.logIn({ ...right(), password: 'not hers at all' });
    await clinic.logIn(right('nobody@clinic.example'));
    expect(clinic.logged()).not.toBe('');
    expect(clinic.logged()).not.toMatch(/sara|nobody|0501234567|not hers|سارة|203\.0\.113/i);
  });
});

describe('GET user/profile', () => {
  it('is no error for a visitor', async () => {
    for (const cookie of ['', 'basma_session=made-up']) {
      const response = await clinic.get('user/profile', { cookie });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ success: false, user: null });
    }
  });

  it('shows the picture’s addresses', async () => {
    const cookie = await signedIn();
    const image = `${'a'.repeat(32)}-800x600`;
    await clinic.store.write((trx) => trx.updateTable('users').set({ image }).execute());
    expect(await (await clinic.get('user/profile', { cookie })).json()).toMatchObject({
      user: {
        image: { url: `/media/${image}/url.webp`, thumbnailMedium: `/media/${image}/thumbnailMedium.webp` },
      },
    });
  });

  it('feels a demotion and a disabling on the next request', async () => {
    const cookie = await signedIn();
    await clinic.store.write((trx) => trx.updateTable('users').set({ role: 'user' }).execute());
    expect(await (await clinic.get('user/profile', { cookie })).json()).toMatchObject({
      user: { role: 'user' },
    });
    expect((await clinic.get('customer', { cookie })).status).toBe(403);
    await clinic.store.write((trx) => trx.updateTable('users').set({ disabled: 1 }).execute());
    expect(await (await clinic.get('user/profile', { cookie })).json()).toEqual({
      success: false,
      user: null,
    });
  });
});

describe('GET auth/logout', () => {
  const CLEARED = ['basma_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'];

  it('ends the session on the next request', async () => {
    const cookie = await signedIn();
    expect((await clinic.get('customer', { cookie })).status).toBe(200);
    const response = await clinic.get('auth/logout', { cookie, 'sec-fetch-site': 'same-origin' });
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.getSetCookie()).toEqual(CLEARED);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await clinic.get('customer', { cookie })).status).toBe(401);
  });

  it('is fine with nobody, and with a cookie that is dead or made up', async () => {
    for (const cookie of ['', 'basma_session=made-up', await signedIn()]) {
      for (const _ of [1, 2]) {
        const response = await clinic.get('auth/logout', { cookie });
        expect(response.status).toBe(200);
        expect(response.headers.getSetCookie()).toEqual(CLEARED);
      }
    }
  });

  it.each(['cross-site', 'same-site'])('is refused when %s asks, and the session lives', async (site) => {
    const cookie = await signedIn();
    const response = await clinic.get('auth/logout', { cookie, 'sec-fetch-site': site });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await (await clinic.get('user/profile', { cookie })).json()).toMatchObject({ success: true });
  });

  it('says so when the store cannot end it, and the browser forgets it all the same', async () => {
    const cookie = await signedIn();
    const full = await accountsApp({}, { ...clinic.store, write: unwritable });
    const response = await full.get('auth/logout', { cookie });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ success: false, code: 'STORE_UNAVAILABLE' });
    expect(response.headers.getSetCookie()).toEqual(CLEARED);
  });
});

describe('the accounts library', () => {
  it.each([
    ['POST', 'auth/sign-up/email'],
    ['POST', 'auth/sign-in/email'],
    ['POST', 'auth/sign-out'],
    ['GET', 'auth/get-session'],
    ['GET', 'auth/list-sessions'],
    ['POST', 'auth/update-user'],
    ['POST', 'auth/delete-user'],
    ['POST', 'auth/change-email'],
    ['POST', 'auth/request-password-reset'],
    ['POST', 'auth/reset-password'],
    ['POST', 'auth/admin/set-role'],
    ['GET', 'auth/ok'],
    ['GET', 'auth/error'],
  ])('answers nothing by itself: %s %s', async (method, path) => {
    const { cookie } = await clinic.person({ role: 'superadmin' });
    const before = await clinic.store.read.selectFrom('users').selectAll().execute();
    const response = await clinic.app.request(`/api/v1/${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body:
        method === 'POST' ? '{"email":"x@y.example","password":"four words in","role":"superadmin"}' : null,
    });
    expect([404, 405]).toContain(response.status);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await clinic.store.read.selectFrom('users').selectAll().execute()).toEqual(before);
  });
});
