import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#testing/app.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import type { PublicSettings } from './settings.contract.ts';

let test: TestApp;
let superadmin: Signed;
beforeEach(async () => {
  test = await testApp();
  superadmin = await test.signIn('superadmin');
});
afterEach(() => test.close());

interface Read {
  settings: PublicSettings;
  version: number;
}

async function read(): Promise<Read> {
  const response = await test.app.request('/api/v1/settings');
  return (await response.json()) as Read;
}

async function put(body: object | string, as: Signed = superadmin): Promise<Response> {
  const headers = { ...as, 'content-type': 'application/json' };
  return test.app.request('/api/v1/settings', {
    method: 'PUT',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function refused(body: object): Promise<string[]> {
  return Object.keys((await expectRefusal(await put(body), 400, 'INVALID')).fields ?? {});
}

describe('PUT settings', () => {
  it('changes what is given, and every visitor gets it at once', async () => {
    const before = await read();
    expect(before.version).toBe(0);
    const response = await put({ name: ' عيادة النور ', phone: '٠٥٠١٢٣٤٥٦٧', version: 0 });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const after = { ...before.settings, name: 'عيادة النور', phone: '+966501234567' };
    expect(await response.json()).toEqual({
      success: true,
      message: 'تم حفظ إعدادات العيادة.',
      settings: after,
      version: 1,
    });
    expect(await read()).toMatchObject({ settings: after, version: 1 });
    const [entry] = await test.store.read.selectFrom('audit').selectAll().execute();
    expect(entry).toMatchObject({
      action: 'settings.change',
      subject_type: 'settings',
      detail: '{"fields":["name","phone"]}',
    });
  });

  it('never overwrites a newer edit', async () => {
    await put({ city: 'جدة', version: 0 });
    const stale = await expectRefusal(await put({ city: 'مكة', version: 0 }), 409, 'CONFLICT');
    expect(stale).toMatchObject({ current: { version: 1, settings: { city: 'جدة' } } });
    expect((await read()).settings.city).toBe('جدة');
  });

  it('is no conflict with oneself where the answer was lost', async () => {
    const first = await (await put({ city: 'جدة', version: 0 })).json();
    const again = await put({ city: 'جدة', version: 0 });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
  });

  it('of what is so already changes nothing', async () => {
    const { settings } = await read();
    expect(await (await put(settings)).json()).toMatchObject({ version: 0 });
    expect(await test.store.read.selectFrom('audit').selectAll().execute()).toEqual([]);
  });

  it('keeps lists without blanks, markup as text, and nothing that is no fact', async () => {
    await put('{"insurers":[" بوبا ","",""],"tagline":"<script>","__proto__":{"a":1},"id":2,"secret":"x"}');
    expect((await read()).settings).toMatchObject({ insurers: ['بوبا'], tagline: '<script>' });
    const row = await test.store.read.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
    expect(row.id).toBe(1);
    expect(Object.keys(JSON.parse(row.data) as object)).not.toContain('secret');
  });

  it('says at its field what is wrong', async () => {
    expect(await refused({ name: ' ' })).toEqual(['name']);
    expect(await refused({ phone: '12', whatsApp: 'x' })).toEqual(['phone', 'whatsApp']);
    expect(await refused({ phone: '', whatsApp: ' ', address: [''] })).toEqual([
      'address',
      'phone',
      'whatsApp',
    ]);
    expect(await refused({ email: 'x@y' })).toEqual(['email']);
    expect(await refused({ mapLink: 'javascript:alert(1)' })).toEqual(['mapLink']);
    expect(await refused({ tagline: 'س'.repeat(151) })).toEqual(['tagline']);
    expect(await refused({ faq: [{ question: '', answer: 'نعم' }] })).toEqual(['faq.0.question']);
    const days = ['sunday'];
    expect(
      await refused({ hours: { weekly: [{ days, opens: '25:00', closes: '23:00' }], overrides: [] } }),
    ).toEqual(['hours.weekly.0.opens']);
    const overrides = [{ title: 'العيد', from: '2027-03-11', to: '2027-03-09', hours: [] }];
    expect(await refused({ hours: { weekly: [], overrides } })).toEqual(['hours.overrides.0.to']);
    expect((await read()).version).toBe(0);
  });

  it('is a superadmin’s alone', async () => {
    await expectRefusal(await put({ city: 'جدة' }, await test.signIn('admin')), 403, 'FORBIDDEN');
    await expectRefusal(await put({ city: 'جدة' }, {}), 401, 'UNAUTHENTICATED');
  });
});
