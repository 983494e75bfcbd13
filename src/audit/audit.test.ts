import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#testing/app.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { type AuditedChange, recordAudit } from './audit.db.server.ts';

let test: TestApp;
let superadmin: Signed;
let sara: string;

beforeEach(async () => {
  test = await testApp();
  superadmin = await test.signIn('superadmin');
  sara = (await test.store.read.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
});
afterEach(() => test.close());

function audited(change: Partial<AuditedChange>): Promise<void> {
  const subject = { type: 'news', id: 'n', title: 'خبر' };
  const whole = { actor: sara, action: 'content.change', subject, at: test.clock(), ...change } as const;
  return test.store.write((trx) => recordAudit(trx, whole));
}

async function entries(query = '') {
  const response = await test.app.request(`/api/v1/audit${query}`, { headers: { ...superadmin } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return (await response.json()) as {
    entries: { action: string; at: string }[];
    totalEntries: number;
    totalPages: number;
  };
}

describe('GET audit', () => {
  it('says who changed what and when', async () => {
    await audited({ detail: { fields: ['title'] } });
    expect((await entries()).entries).toEqual([
      {
        _id: expect.any(String),
        id: expect.any(String),
        at: '2026-03-01T09:00:00.000Z',
        actor: { _id: sara, id: sara, name: 'سارة الحربي' },
        action: 'content.change',
        subject: { type: 'news', id: 'n', title: 'خبر' },
        detail: { fields: ['title'] },
      },
    ]);
  });

  it('names a person by id, while there is one', async () => {
    await audited({ action: 'user.change', subject: { type: 'user', id: sara } });
    await audited({ actor: 'erased', action: 'data.erase', subject: { type: 'user', id: 'erased' } });
    const { entries: found } = await entries();
    expect(found).toContainEqual(
      expect.objectContaining({ subject: { type: 'user', id: sara, title: 'سارة الحربي' } }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ actor: null, subject: { type: 'user', id: 'erased', title: '' } }),
    );
  });

  it('is cut down to an actor, an action and days of Riyadh, newest first', async () => {
    test.clock.set('2026-03-01T20:59:59.999Z');
    await audited({ action: 'content.create' });
    test.clock.set('2026-03-01T21:00:00.000Z');
    await audited({ actor: null, action: 'content.trash' });
    test.clock.set('2026-03-02T21:00:00.000Z');
    await audited({ action: 'content.trash' });
    const days = async (query: string) => (await entries(query)).entries.map(({ at }) => at.slice(8, 13));
    expect(await days('')).toEqual(['02T21', '01T21', '01T20']);
    expect(await days(`?actor=${sara}`)).toEqual(['02T21', '01T20']);
    expect(await days('?action=content.trash')).toEqual(['02T21', '01T21']);
    expect(await days('?from=2026-03-02&to=2026-03-02')).toEqual(['01T21']);
    expect(await days('?from=&to=2026-03-01&action=&actor=')).toEqual(['01T20']);
    expect(await entries('?size=2&page=2')).toMatchObject({
      totalEntries: 3,
      totalPages: 2,
      entries: [{ at: '2026-03-01T20:59:59.999Z' }],
    });
  });

  it.each(['from=yesterday', 'action=content.read'])('refuses %s', async (query) => {
    const response = await test.app.request(`/api/v1/audit?${query}`, { headers: { ...superadmin } });
    await expectRefusal(response, 400, 'INVALID');
  });

  it('is a superadmin’s alone', async () => {
    const headers = { ...(await test.signIn('admin')) };
    await expectRefusal(await test.app.request('/api/v1/audit', { headers }), 403, 'FORBIDDEN');
    await expectRefusal(await test.app.request('/api/v1/audit'), 401, 'UNAUTHENTICATED');
  });
});

describe('what is written down', () => {
  it('is gone with a change that fails', async () => {
    const failing = test.store.write(async (trx) => {
      await recordAudit(trx, {
        actor: sara,
        action: 'settings.change',
        subject: { type: 'settings' },
        at: test.clock(),
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await entries()).totalEntries).toBe(0);
  });
});
