import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setInProcessApi } from '#lib/api-client.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { openNow } from './opening-hours.rules.ts';
import { type PublicSettings, publicSettings, type SettingsAnswer } from './settings.contract.ts';
import { saveSettings } from './settings.db.server.ts';
import { settingsQuery } from './settings.queries.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

async function read(): Promise<PublicSettings> {
  const response = await test.app.request('/api/v1/settings');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('public');
  return ((await response.json()) as SettingsAnswer).settings;
}

/** What a superadmin has written. */
const WRITTEN: PublicSettings = {
  name: 'عيادة النور',
  tagline: 'نبتسم معك.',
  city: 'جدة',
  address: ['شارع فلسطين', 'حي الحمراء'],
  phone: '+966126000000',
  whatsApp: '+966500000000',
  email: 'salam@noor.example',
  licence: '1400012345',
  mapLink: 'https://maps.example/noor',
  socials: {
    instagram: 'https://instagram.example/noor',
    whatsApp: '',
    snapchat: '',
    tiktok: '',
    youtube: '',
    twitter: 'https://twitter.example/noor',
  },
  hours: {
    weekly: [{ days: ['sunday'], opens: '13:00', closes: '23:00' }],
    overrides: [{ title: 'العيد', from: '2027-03-09', to: '2027-03-11', hours: [] }],
  },
  insurers: ['بوبا العربية'],
  instalments: ['تمارا'],
  faq: [{ question: 'هل تؤلم الزراعة؟', answer: 'التخدير موضعي.' }],
  whyUs: [{ title: 'سعر مكتوب', text: 'قبل أن نبدأ.' }],
  privacy: ['نحفظ ما يلزم الموعد.'],
  seo: { title: 'عيادة أسنان في جدة', description: 'زراعة وتقويم', keywords: 'clinic' },
};

async function keep(data: unknown): Promise<void> {
  await test.store.write(async (trx) => {
    await saveSettings(trx, WRITTEN, test.clock());
    await trx
      .updateTable('settings')
      .set({ data: JSON.stringify(data) })
      .execute();
  });
}

describe('GET settings', () => {
  it('has a fact for everything before anybody wrote one', async () => {
    const settings = await read();
    expect(publicSettings.parse(settings)).toEqual(settings);
    expect(settings).toMatchObject({
      name: 'عيادة بسمة',
      phone: '+966125550123',
      hours: { weekly: [], overrides: [] },
      faq: [],
      privacy: [],
      seo: { title: '' },
    });
  });

  it('answers what was written, at once and each time', async () => {
    await read();
    await test.store.write((trx) => saveSettings(trx, WRITTEN, test.clock()));
    expect(await read()).toEqual(WRITTEN);
    await test.store.write((trx) => saveSettings(trx, { ...WRITTEN, name: 'عيادة الفجر' }, test.clock()));
    expect((await read()).name).toBe('عيادة الفجر');
    const rows = await test.store.read.selectFrom('settings').select('version').execute();
    expect(rows).toEqual([{ version: 2 }]);
  });

  it('says nothing that is not for visitors', async () => {
    await keep({ ...WRITTEN, smtpPassword: 'secret', seo: { ...WRITTEN.seo, token: 'secret' } });
    expect(await read()).toEqual(WRITTEN);
  });

  it.each([
    ['an older shape', { name: 'عيادة النور' }],
    ['broken facts', { ...WRITTEN, phone: 5, hours: { weekly: [{ days: ['someday'] }] }, faq: 'x' }],
    ['no object', null],
    ['a list', [1]],
    ['a script for an address', { ...WRITTEN, mapLink: 'javascript:alert(1)' }],
  ])('falls back fact by fact on %s', async (_what, data) => {
    await keep(data);
    const settings = await read();
    expect(publicSettings.parse(settings)).toEqual(settings);
    expect(settings.name).toBe(data && 'name' in data ? 'عيادة النور' : 'عيادة بسمة');
  });

  it('gives hours that say whether the clinic is open', async () => {
    await test.store.write((trx) => saveSettings(trx, WRITTEN, test.clock()));
    setInProcessApi((path, init) => test.app.request(path, init));
    const { hours } = await createQueryClient().fetchQuery(settingsQuery());
    // Noon of a Sunday.
    expect(openNow(hours, test.clock())).toEqual({
      open: false,
      until: new Date('2026-03-01T10:00:00.000Z'),
    });
  });

  it('fails with its text', async () => {
    setInProcessApi(() => Response.json({ success: false, message: 'x' }, { status: 500 }));
    await expect(createQueryClient().fetchQuery(settingsQuery())).rejects.toThrow(
      'فشل في تحميل بيانات العيادة',
    );
  });
});
