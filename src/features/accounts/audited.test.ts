import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditAnswer } from '#audit/audit.contract.ts';
import { accountsApp } from '#testing/accounts-app.ts';

type Clinic = Awaited<ReturnType<typeof accountsApp>>;

let clinic: Clinic;
let boss: Awaited<ReturnType<Clinic['person']>>;

beforeEach(async () => {
  clinic = await accountsApp();
  boss = await clinic.person({ role: 'superadmin' });
});

afterEach(() => clinic.store.close());

async function written() {
  const answer = (await (await clinic.get('audit', { cookie: boss.cookie })).json()) as AuditAnswer;
  return answer.entries.map(({ actor, action, subject, detail }) => ({
    by: actor?.id ?? null,
    action,
    of: subject.id,
    detail,
  }));
}

async function call(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, cookie = boss.cookie) {
  return clinic.send(method, path, body, { cookie });
}

const REEM = {
  firstName: 'ريم',
  lastName: 'العتيبي',
  email: 'reem@clinic.example',
  phone: '0551112233',
  password: 'four words in a row',
  role: 'admin',
};

describe('the audit of users', () => {
  it('has who was added, changed, disabled and removed, by whom, and nobody’s name', async () => {
    const { user } = (await (await call('POST', 'user', REEM)).json()) as { user: { id: string } };
    const steps = [{ areas: ['news'] }, { role: 'superadmin' }, { disabled: true }, {}];
    for (const step of steps) {
      clinic.clock.forward(1000);
      expect((await call('PUT', `user/${user.id}`, step)).status).toBe(200);
    }
    clinic.clock.forward(1000);
    await call('DELETE', `user/${user.id}`);
    const by = boss.id;
    const of = user.id;
    expect(await written()).toEqual([
      { by, action: 'user.remove', of, detail: { role: 'superadmin' } },
      { by, action: 'user.change', of, detail: { disabled: true } },
      { by, action: 'user.change', of, detail: { role: 'superadmin', before: 'admin', areas: null } },
      { by, action: 'user.change', of, detail: { areas: ['news'] } },
      { by, action: 'user.create', of, detail: { role: 'admin' } },
    ]);
    const rows = JSON.stringify(await clinic.store.read.selectFrom('audit').selectAll().execute());
    expect(rows).not.toMatch(/ريم|reem@|55111/);
  });

  it('has nothing of what was refused', async () => {
    await call('PUT', `user/${boss.id}`, { role: 'user' });
    await call('DELETE', `user/${boss.id}`);
    await call('POST', 'user', { ...REEM, email: boss.email });
    await call('DELETE', 'user/data', { password: boss.password });
    await call('DELETE', 'user/data', { password: 'a guess' });
    expect(await written()).toEqual([]);
  });

  it('has who took their data, and who erased themselves', async () => {
    const person = await clinic.person({ role: 'user' });
    await clinic.get('user/data', { cookie: person.cookie });
    clinic.clock.forward(1000);
    await call('DELETE', 'user/data', { password: person.password }, person.cookie);
    expect(await written()).toEqual([
      { by: null, action: 'data.erase', of: person.id, detail: {} },
      { by: null, action: 'data.export', of: person.id, detail: {} },
    ]);
    const rows = await clinic.store.read.selectFrom('audit').select('actor_id').execute();
    expect(rows).toEqual([{ actor_id: person.id }, { actor_id: person.id }]);
  });
});
