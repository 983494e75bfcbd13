import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsApp, cookieOf } from '#testing/accounts-app.ts';
import { addSection, addService } from '#testing/content.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';

type Clinic = Awaited<ReturnType<typeof accountsApp>>;
type Person = Awaited<ReturnType<Clinic['person']>>;

let clinic: Clinic;
let boss: Person;
let admin: Person;

beforeEach(async () => {
  clinic = await accountsApp();
  boss = await clinic.person({ role: 'superadmin' });
  admin = await clinic.person({ role: 'admin' });
});

afterEach(() => clinic.store.close());

function change(id: string, body: unknown, cookie = boss.cookie) {
  return clinic.send('PUT', `user/${id}`, body, { cookie });
}

function remove(id: string, cookie = boss.cookie) {
  return clinic.send('DELETE', `user/${id}`, undefined, { cookie });
}

async function statusOf(path: string, { cookie }: { cookie: string }): Promise<number> {
  return (await clinic.get(path, { cookie })).status;
}

function row(id: string) {
  return clinic.store.read.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

describe('a change of role', () => {
  it('ends access on the very next request', async () => {
    expect(await statusOf('customer', admin)).toBe(200);
    const response = await change(admin.id, { role: 'user' });
    expect(await response.json()).toMatchObject({ message: 'تم حفظ التغييرات.', user: { role: 'user' } });
    expect(await statusOf('customer', admin)).toBe(401);
    const login = await clinic.logIn({ identifier: admin.email, password: admin.password });
    expect(await statusOf('customer', { cookie: cookieOf(login) })).toBe(403);
  });

  it('gives rights from the next login on', async () => {
    await change(admin.id, { role: 'superadmin' });
    const login = await clinic.logIn({ identifier: admin.email, password: admin.password });
    expect(await statusOf('user', { cookie: cookieOf(login) })).toBe(200);
  });

  it('asks for the password again after ten minutes, as do areas; a disabling does not', async () => {
    clinic.clock.forward(10 * 60_000);
    const before = await row(admin.id);
    for (const body of [{ role: 'superadmin' }, { areas: ['news'] }, { role: 'admin', disabled: true }]) {
      await expectRefusal(await change(admin.id, body), 403, 'CONFIRM_PASSWORD');
    }
    await expectRefusal(await remove(admin.id), 403, 'CONFIRM_PASSWORD');
    expect(await row(admin.id)).toEqual(before);
    expect((await change(admin.id, { disabled: true })).status).toBe(200);
  });

  it('takes the areas with it', async () => {
    await change(admin.id, { areas: ['news'] });
    await change(admin.id, { role: 'user' });
    await change(admin.id, { role: 'admin' });
    expect(await row(admin.id)).toMatchObject({ role: 'admin', areas: null });
  });
});

describe('areas', () => {
  it('are the admin’s rights on the very next request', async () => {
    expect(await statusOf('customer', admin)).toBe(200);
    const response = await change(admin.id, { areas: ['news', 'heroes'] });
    expect(await response.json()).toMatchObject({ user: { areas: ['news', 'heroes'] } });
    expect(await statusOf('customer', admin)).toBe(403);
    expect(await (await clinic.get('user/profile', { cookie: admin.cookie })).json()).toMatchObject({
      user: { areas: ['news', 'heroes'] },
    });
    await change(admin.id, { areas: null });
    expect(await statusOf('customer', admin)).toBe(200);
    const profile = (await (await clinic.get('user/profile', { cookie: admin.cookie })).json()) as object;
    expect(JSON.stringify(profile)).not.toContain('areas');
  });

  it('are nothing to other roles', async () => {
    expect(await (await change(boss.id, { areas: [] })).json()).toMatchObject({ user: { areas: null } });
    expect(await statusOf('user', boss)).toBe(200);
  });
});

describe('disabling', () => {
  it('ends access on the very next request, and lets nobody in', async () => {
    await clinic.send('POST', 'auth/forgotPassword', { identifier: admin.email });
    await change(admin.id, { disabled: true });
    expect(await statusOf('customer', admin)).toBe(401);
    expect((await clinic.logIn({ identifier: admin.email, password: admin.password })).status).toBe(401);
    await clinic.outbox.run();
    expect(clinic.mails).toEqual([]);
  });

  it('is undone without bringing the old session or a mailed link back', async () => {
    await clinic.send('POST', 'auth/forgotPassword', { identifier: admin.email });
    await clinic.outbox.run();
    const token = /\/resetPassword\/([\w-]+)/.exec(clinic.mails.at(-1)?.text ?? '')?.[1];
    await change(admin.id, { disabled: true });
    expect((await change(admin.id, { disabled: false })).status).toBe(200);
    expect(await statusOf('customer', admin)).toBe(401);
    const reset = await clinic.send('POST', `auth/resetPassword/${token}`, { password: 'a found old mail' });
    await expectRefusal(reset, 400, 'RESET_LINK_DEAD');
    expect((await clinic.logIn({ identifier: admin.email, password: admin.password })).status).toBe(200);
  });
});

it('a superadmin who is disabled hears of no new bookings any more', async () => {
  const other = await clinic.person({ role: 'superadmin' });
  await change(other.id, { disabled: true });
  const service = await addService(clinic, (await addSection(clinic)).id);
  const booking = { name: 'هند', phone: '0551234567', city: 'مكة', service: service.id };
  expect((await clinic.send('POST', 'form', booking)).status).toBe(200);
  await clinic.outbox.run();
  expect(clinic.mails.map(({ to }) => to)).toEqual([[boss.email]]);
});

describe('removing', () => {
  it('ends access, and leaves the bookings, which are nobody’s', async () => {
    const user = await clinic.person({ role: 'user' });
    const service = await addService(clinic, (await addSection(clinic)).id);
    const booking = { name: 'هند', phone: '0551234567', city: 'مكة', service: service.id };
    await clinic.send('POST', 'form', booking, { cookie: user.cookie });
    await clinic.send('POST', 'auth/forgotPassword', { identifier: user.email });
    const response = await remove(user.id);
    expect(await response.json()).toEqual({ success: true, message: 'تم حذف المستخدم.' });
    expect(await row(user.id)).toBeUndefined();
    expect(await clinic.store.read.selectFrom('verifications').selectAll().execute()).toEqual([]);
    expect(await statusOf('user/booking', user)).toBe(401);
    const leads = await clinic.store.read.selectFrom('leads').selectAll().execute();
    expect(leads).toMatchObject([{ name: 'هند', user_id: null }]);
    expect((await remove(user.id)).status).toBe(404);
  });
});

describe('the last superadmin', () => {
  it.each([{ role: 'admin' }, { role: 'user' }, { disabled: true }, { role: 'user', disabled: true }])(
    'stays in spite of %j',
    async (body) => {
      const before = await row(boss.id);
      const refusal = await expectRefusal(await change(boss.id, body), 409, 'LAST_SUPERADMIN');
      expect(refusal.message).toContain('آخر مدير عام');
      expect(await row(boss.id)).toEqual(before);
      expect(await statusOf('user', boss)).toBe(200);
    },
  );

  it('cannot be removed, by themselves or with a disabled one beside them', async () => {
    await expectRefusal(await remove(boss.id), 409, 'LAST_SUPERADMIN');
    const other = await clinic.person({ role: 'superadmin' });
    await change(other.id, { disabled: true });
    await expectRefusal(await remove(boss.id), 409, 'LAST_SUPERADMIN');
    expect((await remove(other.id)).status).toBe(200);
  });

  it('is left when two remove, demote or disable each other at once', async () => {
    for (const act of [
      (id: string, cookie: string) => remove(id, cookie),
      (id: string, cookie: string) => change(id, { role: 'user' }, cookie),
      (id: string, cookie: string) => change(id, { disabled: true }, cookie),
    ]) {
      const one = await clinic.person({ role: 'superadmin' });
      const other = await clinic.person({ role: 'superadmin' });
      await clinic.store.write((trx) =>
        trx
          .updateTable('users')
          .set({ role: 'user' })
          .where('role', '=', 'superadmin')
          .where('id', 'not in', [one.id, other.id])
          .execute(),
      );
      await Promise.all([act(one.id, other.cookie), act(other.id, one.cookie)]);
      const left = await clinic.store.read
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'superadmin')
        .where('disabled', '=', 0)
        .execute();
      expect(left).toHaveLength(1);
    }
  });

  it('may be changed in other ways', async () => {
    expect((await change(boss.id, { role: 'superadmin', disabled: false })).status).toBe(200);
    expect(await statusOf('user', boss)).toBe(200);
  });
});

describe('what is no change', () => {
  it('is refused by name', async () => {
    for (const [body, field] of [
      [{ role: 'root' }, 'role'],
      [{ role: null }, 'role'],
      [{ disabled: 'yes' }, 'disabled'],
      [{ areas: ['everything'] }, 'areas.0'],
    ] as const) {
      const { fields } = await expectRefusal(await change(admin.id, body), 400, 'INVALID');
      expect(Object.keys(fields ?? {})).toEqual([field]);
    }
    for (const id of ['x', 'a'.repeat(32), '%20'])
      expect((await change(id, { disabled: true })).status).toBe(404);
  });

  it('takes neither id, password nor proof', async () => {
    const before = await row(admin.id);
    const body = `{"id":"1","email":"x@y.example","password":"four words","emailVerified":true,"firstName":"x","__proto__":{"role":"superadmin"}}`;
    expect((await change(admin.id, body)).status).toBe(200);
    expect(await row(admin.id)).toEqual(before);
  });

  it('is nobody else’s to make', async () => {
    for (const { cookie } of [admin, await clinic.person({ role: 'user' })]) {
      expect((await change(admin.id, { role: 'superadmin' }, cookie)).status).toBe(403);
      expect((await remove(boss.id, cookie)).status).toBe(403);
    }
    expect((await change(admin.id, { role: 'superadmin' }, '')).status).toBe(401);
  });
});
