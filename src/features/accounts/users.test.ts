import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsApp, SARA } from '#testing/accounts-app.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import type { UsersAnswer } from './users.contract.ts';

const REEM = {
  firstName: 'ريم',
  lastName: 'العتيبي',
  email: 'reem@clinic.example',
  phone: '0551112233',
  password: 'four words in a row',
  role: 'admin',
};

let clinic: Awaited<ReturnType<typeof accountsApp>>;
let boss: Awaited<ReturnType<typeof clinic.person>>;

beforeEach(async () => {
  clinic = await accountsApp();
  boss = await clinic.person({
    role: 'superadmin',
    firstName: 'هند',
    lastName: 'آل سعيد',
    email: 'boss@clinic.example',
  });
});

afterEach(() => clinic.store.close());

async function list(query = ''): Promise<UsersAnswer> {
  const response = await clinic.get(`user${query}`, { cookie: boss.cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as UsersAnswer;
}

async function found(search: string): Promise<string[]> {
  return (await list(`?search=${encodeURIComponent(search)}`)).users.map(({ email }) => email);
}

function add(body: unknown, cookie = boss.cookie) {
  return clinic.send('POST', 'user', body, { cookie });
}

describe('GET user', () => {
  it('lists accounts, newest first, a page at a time', async () => {
    clinic.clock.forward(1000);
    const newest = await clinic.person({ role: 'user', firstName: 'منى' });
    const answer = await list('?size=1');
    expect(answer).toEqual({
      success: true,
      users: [
        {
          _id: newest.id,
          id: newest.id,
          firstName: 'منى',
          lastName: 'الحربي',
          email: newest.email,
          phone: null,
          role: 'user',
          areas: null,
          disabled: false,
          image: null,
          createdAt: '2026-03-01T09:00:01.000Z',
          updatedAt: '2026-03-01T09:00:01.000Z',
        },
      ],
      totalUsers: 3,
      totalPages: 3,
    });
    expect((await list('?size=1&page=3')).users).toHaveLength(1);
    expect((await list('?sort=createdAt:asc&size=100')).users.at(-1)?.id).toBe(newest.id);
    expect((await list('?page=9')).users).toEqual([]);
  });

  it('never shows a password, a hash or a token', async () => {
    const text = await (await clinic.get('user', { cookie: boss.cookie })).text();
    expect(text).not.toMatch(/kept:|password|token|search/i);
  });

  it('filters by role', async () => {
    await clinic.person({ role: 'user' });
    expect((await list('?role=superadmin')).users).toMatchObject([{ email: 'boss@clinic.example' }]);
    expect((await list('?role=user')).totalUsers).toBe(1);
    expect((await list('?role=')).totalUsers).toBe(3);
    const unknown = await clinic.get('user?role=root', { cookie: boss.cookie });
    expect((await expectRefusal(unknown, 400, 'INVALID')).fields).toEqual({ role: expect.any(String) });
  });

  it.each([
    ['ساره', SARA.email],
    ['الحربى سارة', SARA.email],
    ['SARA@clinic', SARA.email],
    ['0501234567', SARA.email],
    ['٠٥٠١٢٣٤٥٦٧', SARA.email],
    ['+966 50 123', SARA.email],
    ['1234', SARA.email],
    ['ال سعيد', 'boss@clinic.example'],
    ['boss', 'boss@clinic.example'],
  ])('finds «%s»', async (search, email) => {
    expect(await found(search)).toEqual([email]);
  });

  it('finds nothing by what nobody has, and everybody by nothing', async () => {
    for (const search of ['منيرة', '0509999999', '100%', "' or 1=1 --"])
      expect(await found(search)).toEqual([]);
    for (const search of ['', '  ', '؟', '%', '_']) expect(await found(search)).toHaveLength(2);
  });

  it('finds by what has just been changed', async () => {
    await clinic.send('PUT', 'user/profile', { lastName: 'الشهري' }, { cookie: boss.cookie });
    expect(await found('شهري')).toEqual(['boss@clinic.example']);
    expect(await found('سعيد')).toEqual([]);
  });
});

describe('POST user', () => {
  it('adds somebody who can log in at once', async () => {
    const response = await add({ ...REEM, areas: ['news', 'offers', 'news'] });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      message: 'تمت إضافة المستخدم.',
      user: { role: 'admin', areas: ['news', 'offers'], phone: '+966551112233', disabled: false },
    });
    const login = await clinic.logIn({ identifier: '0551112233', password: REEM.password });
    expect(await login.json()).toMatchObject({ user: { role: 'admin', areas: ['news', 'offers'] } });
  });

  it('keeps areas for admins alone', async () => {
    const added = await add({ ...REEM, role: 'superadmin', areas: ['news'] });
    expect(await added.json()).toMatchObject({ user: { role: 'superadmin', areas: null } });
  });

  it('needs no phone', async () => {
    expect(await (await add({ ...REEM, phone: '' })).json()).toMatchObject({ user: { phone: null } });
  });

  it.each([
    [{ role: undefined }, 'role'],
    [{ role: 'root' }, 'role'],
    [{ areas: ['users'] }, 'areas.0'],
    [{ areas: 'news' }, 'areas'],
    [{ areas: Array(30).fill('news') }, 'areas'],
    [{ email: 'reem' }, 'email'],
    [{ password: 'password1' }, 'password'],
    [{ firstName: '' }, 'firstName'],
  ])('names what is wrong with %.50j', async (wrong, field) => {
    const { fields } = await expectRefusal(await add({ ...REEM, ...wrong }), 400, 'INVALID');
    expect(Object.keys(fields ?? {})).toEqual([field]);
    expect((await list()).totalUsers).toBe(2);
  });

  it('refuses an email or phone that is another’s', async () => {
    const { fields } = await expectRefusal(
      await add({ ...REEM, email: SARA.email, phone: SARA.phone }),
      409,
      'TAKEN',
    );
    expect(Object.keys(fields ?? {})).toEqual(['email', 'phone']);
  });

  it('adds one person however often it is sent with its key, and nobody else under it', async () => {
    const send = (body: object, key = 'k') =>
      clinic.send('POST', 'user', body, { cookie: boss.cookie, headers: { 'idempotency-key': key } });
    const added = await (await send(REEM)).json();
    expect(added).toMatchObject({ success: true });
    expect(await (await send(REEM)).json()).toEqual(added);
    for (const other of [{ role: 'superadmin' }, { password: 'another four words' }, { areas: ['news'] }]) {
      await expectRefusal(await send({ ...REEM, ...other }), 409, 'TAKEN');
    }
    await expectRefusal(await send(REEM, 'another'), 409, 'TAKEN');
    const mended = await send({ ...REEM, email: 'reem2@clinic.example', phone: '' });
    expect(await mended.json()).toMatchObject({ user: { email: 'reem2@clinic.example' } });
    expect((await list()).totalUsers).toBe(4);
    const made = await clinic.store.read.selectFrom('audit').select('action').execute();
    expect(made.filter(({ action }) => action === 'user.create')).toHaveLength(2);
  });

  it('is nobody else’s to call', async () => {
    const admin = await clinic.person({ role: 'admin' });
    const user = await clinic.person({ role: 'user' });
    expect((await add(REEM, admin.cookie)).status).toBe(403);
    expect((await add(REEM, user.cookie)).status).toBe(403);
    expect((await add(REEM, '')).status).toBe(401);
  });

  it('takes no id, proof or state from the body', async () => {
    const more = `"id":"1","_id":"1","emailVerified":true,"disabled":true,"createdAt":"2000-01-01","__proto__":{"x":1}`;
    await add(`{${JSON.stringify(REEM).slice(1, -1)},${more}}`);
    const row = await clinic.store.read
      .selectFrom('users')
      .selectAll()
      .where('email', '=', REEM.email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ emailVerified: 0, disabled: 0, createdAt: '2026-03-01T09:00:00.000Z' });
    expect(row.id).toMatch(/^[0-9a-f]{32}$/);
  });
});
