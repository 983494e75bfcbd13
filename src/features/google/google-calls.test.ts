import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addSheet } from '#testing/content.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { type SheetsClinic, SPREADSHEET, sheetsClinic, TAB } from '#testing/google/sheets-clinic.ts';

const MINUTE = 60_000;

let clinic: SheetsClinic;

beforeEach(async () => {
  clinic = await sheetsClinic();
});

afterEach(() => clinic.close());

const test = (sheet = clinic.sheet) => clinic.call('POST', 'google/test', { sheet_id: sheet });

async function status() {
  return (await (await clinic.call('GET', 'google/status')).json()).google;
}

describe('POST google/test', () => {
  it('writes a made-up row under the headings', async () => {
    expect(await (await test()).json()).toMatchObject({ success: true });
    const [header, row] = clinic.google.rows(SPREADSHEET, TAB);
    expect(header?.[0]).toBe('المعرّف');
    expect(row?.[0]).toMatch(/^test-[0-9a-f]{8}$/);
    expect(row).toContain('صف تجربة');
  });

  it('says what is in the way, in the state too, and lets what waits go once nothing is', async () => {
    const tab = clinic.google.spreadsheets.get(SPREADSHEET)?.tabs[0];
    if (tab) tab.title = 'Renamed';
    const { message } = await expectRefusal(await test(), 409, 'SPREADSHEET_TAB_MISSING');
    expect(message).toContain('ورقة بهذا الاسم');
    await clinic.lead();
    const worker = clinic.worker();
    await worker.run();
    expect((await status()).sheets).toMatchObject([{ problem: { code: 'SPREADSHEET_TAB_MISSING' } }]);
    if (tab) tab.title = TAB;
    await test();
    expect((await status()).sheets).toMatchObject([{ waiting: 1, problem: null }]);
    await worker.run();
    expect((await status()).sheets).toMatchObject([{ waiting: 0 }]);
  });

  it.each([
    ['an account that was refused', () => clinic.google.accounts.revokeAll(), 'GOOGLE_GRANT_REVOKED', 409],
    ['the Sheets service switched off', () => fail(403, 'accessNotConfigured'), 'GOOGLE_API_OFF', 409],
    ['something else that Google will not do', () => fail(400, 'INVALID_ARGUMENT'), 'GOOGLE_REFUSED', 409],
    ['too many requests', () => fail(429, 'RESOURCE_EXHAUSTED'), 'GOOGLE_BUSY', 503],
    ['Google being down', () => fail(503, 'UNAVAILABLE'), 'GOOGLE_UNANSWERED', 503],
  ] as const)('says so: %s', async (_, spoil, code, httpStatus) => {
    spoil();
    await expectRefusal(await test(), httpStatus, code);
  });

  it('keeps to the minute’s budget, which rows that wait share, and says so once it is spent', async () => {
    let answer = await test();
    for (let sent = 1; answer.status === 200 && sent < 60; sent += 1) answer = await test();
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectRefusal(answer, 503, 'GOOGLE_BUSY');
    expect((await status()).state).toBe('connected');
    clinic.clock.forward(MINUTE);
    expect((await test()).status).toBe(200);
  });

  it('refuses without an account, without a spreadsheet, and for a sheet that is none', async () => {
    const unset = await addSheet(clinic, { name: 'sara' });
    await expectRefusal(await test(unset), 409, 'SPREADSHEET_UNSET');
    await expectRefusal(await test('x'), 404, 'NOT_FOUND');
    await clinic.call('DELETE', 'google');
    await expectRefusal(await test(), 409, 'GOOGLE_DISCONNECTED');
    await expectRefusal(await clinic.call('POST', 'google/replay'), 409, 'GOOGLE_DISCONNECTED');
  });

  function fail(httpStatus: number, reason: string) {
    clinic.google.fail = () => ({ as: 'status', status: httpStatus, reason });
  }
});

describe('POST google/replay', () => {
  it('delivers what waits at once', async () => {
    await clinic.lead();
    clinic.google.spreadsheets.delete(SPREADSHEET);
    const worker = clinic.worker();
    await worker.run();
    clinic.google.add(SPREADSHEET, TAB);
    await worker.run();
    expect(clinic.delivered()).toEqual([]);
    expect((await clinic.call('POST', 'google/replay')).status).toBe(200);
    await worker.run();
    expect(clinic.delivered()).toEqual(await clinic.leadIds());
  });

  it('brings back rows that are gone, and takes out doubled ones', async () => {
    for (let i = 0; i < 4; i++) await clinic.lead();
    const worker = clinic.worker();
    await worker.run();
    const rows = clinic.google.rows(SPREADSHEET, TAB);
    rows.splice(1, 1);
    rows.push([...(rows[2] ?? [])]);
    await clinic.call('POST', 'google/replay');
    for (let i = 0; i < 5; i++) {
      clinic.clock.forward(MINUTE);
      await worker.run();
    }
    expect(clinic.delivered().toSorted()).toEqual((await clinic.leadIds()).toSorted());
  });

  it('tries an account that Google refused before', async () => {
    clinic.google.failToken = () => ({ as: 'status', status: 400, reason: 'invalid_grant' });
    await clinic.lead();
    const worker = clinic.worker();
    await worker.run();
    expect(await status()).toMatchObject({ state: 'broken' });
    clinic.google.failToken = null;
    await clinic.call('POST', 'google/replay');
    await worker.run();
    expect(await status()).toMatchObject({ state: 'connected', waiting: 0 });
  });
});
