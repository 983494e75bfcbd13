import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsApp, cookieOf, SARA } from '#testing/accounts-app.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';

const NORA = {
  firstName: 'نورة',
  lastName: 'الغامدي',
  phone: '0559876543',
  email: 'Nora@Clinic.example',
  password: 'four words in a row',
};

let clinic: Awaited<ReturnType<typeof accountsApp>>;

beforeEach(async () => {
  clinic = await accountsApp();
});

afterEach(() => clinic.store.close());

function register(body: unknown, more = {}) {
  return clinic.send('POST', 'auth/register', body, more);
}

function users() {
  return clinic.store.read.selectFrom('users').selectAll().where('email', '!=', SARA.email).execute();
}

describe('POST auth/register', () => {
  it('makes a user and signs in', async () => {
    const response = await register(NORA);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      success: true,
      message: 'تم إنشاء حسابك. أهلًا بك.',
      user: {
        _id: expect.stringMatching(/^[0-9a-f]{32}$/),
        firstName: 'نورة',
        lastName: 'الغامدي',
        phone: '+966559876543',
        role: 'user',
        image: null,
        email: 'nora@clinic.example',
      },
    });
    const profile = await clinic.get('user/profile', { cookie: cookieOf(response) });
    expect(await profile.json()).toMatchObject({ success: true, user: { role: 'user' } });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^basma_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^basma_device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('keeps what was typed cleaned, the phone by its country, and lets in by both', async () => {
    await register({ ...NORA, firstName: '  نورة\u202E  بنت ', phone: '01001234567', country: 'eg' });
    expect(await users()).toMatchObject([
      {
        firstName: 'نورة بنت',
        name: 'نورة بنت الغامدي',
        phone: '+201001234567',
        email: 'nora@clinic.example',
        emailVerified: 0,
        search: 'نوره بنت غامدي nora clinic example 201001234567',
      },
    ]);
    for (const identifier of ['nora@clinic.example', '+20 100 123 4567']) {
      expect((await clinic.logIn({ identifier, password: NORA.password })).status).toBe(200);
    }
  });

  it('takes no role, id, proof or anything else from the body', async () => {
    const more = `"role":"superadmin","id":"1","_id":"1","emailVerified":true,"disabled":true,"areas":["news"],
      "image":"x","search":"x","createdAt":"2000-01-01","__proto__":{"role":"superadmin"},
      "constructor":{"prototype":{"role":"superadmin"}}`;
    const response = await register(`{${JSON.stringify(NORA).slice(1, -1)},${more}}`);
    expect(await response.json()).toMatchObject({ user: { role: 'user' } });
    expect(await users()).toMatchObject([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        role: 'user',
        emailVerified: 0,
        disabled: 0,
        areas: null,
        image: null,
        createdAt: '2026-03-01T09:00:00.000Z',
      },
    ]);
    const polluted: Record<string, unknown> = {};
    expect(polluted.role).toBeUndefined();
  });

  it.each([
    [{ email: SARA.email.toUpperCase() }, { email: 'هذا البريد مسجّل من قبل.' }],
    [{ phone: '+966 50 123 4567' }, { phone: 'رقم الجوال هذا مسجّل من قبل.' }],
  ])('refuses what is another’s: %j', async (taken, fields) => {
    const refusal = await expectRefusal(await register({ ...NORA, ...taken }), 409, 'TAKEN');
    expect(refusal.fields).toEqual(fields);
    expect(await users()).toEqual([]);
  });

  it.each([
    [{ firstName: ' ' }, { firstName: 'هذا الحقل مطلوب.' }],
    [{ firstName: 'ن' }, { firstName: 'النص قصير: أقل عدد مقبول من الأحرف هو ٢.' }],
    [{ lastName: 'ن'.repeat(81) }, { lastName: 'النص طويل: أكبر عدد مقبول من الأحرف هو ٨٠.' }],
    [{ lastName: null }, { lastName: 'هذا الحقل مطلوب.' }],
    [{ phone: '' }, { phone: 'هذا الحقل مطلوب.' }],
    [{ phone: '12' }, { phone: expect.stringContaining('رقم الجوال غير صحيح') }],
    [{ phone: '5'.repeat(65) }, { phone: expect.stringContaining('رقم الجوال غير صحيح') }],
    [{ email: 'nora' }, { email: expect.stringContaining('البريد الإلكتروني غير صحيح') }],
    [{ email: 'nora@clinic.example\r\nBcc: x@y.example' }, { email: expect.any(String) }],
    [{ email: `${'n'.repeat(250)}@clinic.example` }, { email: expect.stringContaining('٢٥٤') }],
    [{ password: 'seven 7' }, { password: expect.stringContaining('٨') }],
    [{ password: 'p'.repeat(129) }, { password: expect.stringContaining('١٢٨') }],
    [{ password: 'Password123' }, { password: expect.stringContaining('شائعة') }],
    [{ password: '١٢٣٤٥٦٧٨٩' }, { password: expect.stringContaining('شائعة') }],
    [{ password: { $ne: '' } }, { password: expect.any(String) }],
  ])('names what is wrong with %.60j', async (wrong, fields) => {
    const refusal = await expectRefusal(await register({ ...NORA, ...wrong }), 400, 'INVALID');
    expect(refusal.fields).toEqual(fields);
    expect(await users()).toEqual([]);
  });

  it('names all of it at once', async () => {
    const refusal = await expectRefusal(await register({}), 400, 'INVALID');
    expect(Object.keys(refusal.fields ?? {})).toEqual([
      'firstName',
      'lastName',
      'phone',
      'email',
      'password',
    ]);
    const server = await register({ ...NORA, email: 'nora@clinic', phone: '12', password: 'password1' });
    const { fields } = await expectRefusal(server, 400, 'INVALID');
    expect(Object.keys(fields ?? {})).toEqual(['email', 'phone', 'password']);
  });

  it('ends the session that this browser had before', async () => {
    const { cookie } = await clinic.person();
    await register(NORA, { cookie });
    expect(await (await clinic.get('user/profile', { cookie })).json()).toMatchObject({ success: false });
  });

  it('is refused where another site asks, and makes nobody', async () => {
    const headers = { origin: 'https://evil.example' };
    await expectRefusal(await register(NORA, { headers }), 403, 'FOREIGN_ORIGIN');
    expect(await users()).toEqual([]);
  });

  it('logs nobody’s data', async () => {
    await register(NORA);
    await register({ ...NORA, email: 'nobody', password: 'not hers at all' });
    expect(clinic.logged()).not.toMatch(/nora|nobody|55987|not hers|four words|نورة|203\.0\.113/i);
  });
});

describe('registering in masses', () => {
  async function many(times: number, of: (i: number) => object, from = (_: number) => '203.0.113.9') {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++) {
      statuses.push((await register({ ...NORA, ...of(i) }, { from: from(i) })).status);
    }
    return statuses;
  }

  it('ends after thirty in an hour from one address, an IPv6 network being one', async () => {
    const statuses = await many(
      31,
      (i) => ({ email: `n${i}@clinic.example`, phone: `05512345${10 + i}` }),
      (i) => `2001:db8:1:2::${i.toString(16)}`,
    );
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    const refused = await register(NORA, { from: '2001:db8:1:2::1' });
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await register(NORA, { from: '2001:db8:1:3::1' })).status).toBe(200);
  });

  it('ends after ten for one email, from whatever addresses', async () => {
    const statuses = await many(
      12,
      () => ({ email: SARA.email }),
      (i) => `198.51.100.${i}`,
    );
    expect(statuses).toEqual([...Array(10).fill(409), 429, 429]);
    const other = await accountsApp({}, clinic.store);
    expect((await other.send('POST', 'auth/register', { ...NORA, email: SARA.email })).status).toBe(429);
  });
});
