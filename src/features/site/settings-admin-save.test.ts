import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setInProcessApi } from '#lib/api-client.ts';
import { type Signed, type TestApp, testApp } from '#testing/app.ts';
import type { SettingsAnswer } from './settings.contract.ts';
import { saveSettings } from './settings-admin.queries.ts';
import { saveWritten, type Unanswered } from './settings-admin-save.ts';

const client = new QueryClient();
let test: TestApp;
let signed: Signed;
/** Whether the next change is done and its answer never comes. */
let lost = false;
let read: SettingsAnswer;
let unanswered: Unanswered[];

beforeAll(async () => {
  test = await testApp();
  signed = await test.signIn('superadmin');
  setInProcessApi(async (address, init) => {
    const answer = await test.app.request(address, { ...init, headers: { ...signed, ...init.headers } });
    if (!lost || answer.status !== 200) return answer;
    lost = false;
    throw new TypeError('the line is gone');
  });
});
beforeEach(async () => {
  read = await now();
  unanswered = [];
});
afterAll(() => test.close());

async function now(): Promise<SettingsAnswer> {
  return (await test.app.request('/api/v1/settings', { headers: { ...signed } })).json();
}

async function lose(change: object): Promise<void> {
  lost = true;
  const saving = saveWritten(client, read, { ...read.settings, ...change }, unanswered);
  await expect(saving).rejects.toMatchObject({ code: 'NETWORK' });
}

it('corrects what was saved without being told, and takes nothing back of a colleague’s', async () => {
  await lose({ city: 'الطائف', phone: '0125550199' });
  await saveSettings(client, { tagline: 'من زميلة' }, read.version + 1);
  const mine = { ...read.settings, city: 'أبها', phone: '0125550199' };
  await saveWritten(client, read, mine, unanswered);
  expect(await now()).toMatchObject({
    version: read.version + 3,
    settings: { city: 'أبها', tagline: 'من زميلة', phone: '+966125550199' },
  });
});

it('leaves what a colleague changed of it since to be asked about', async () => {
  await lose({ city: 'الطائف' });
  await saveSettings(client, { city: 'جدة' }, read.version + 1);
  const saving = saveWritten(client, read, { ...read.settings, city: 'الدمام' }, unanswered);
  await expect(saving).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await now()).settings.city).toBe('جدة');
});
