import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addSheet } from '#testing/content.ts';
import { type SheetsClinic, SPREADSHEET, sheetsClinic, TAB } from '#testing/google/sheets-clinic.ts';

const MINUTE = 60_000;
/** The patience where nothing comes; what else is asked before must be answered within it. */
const SHORT_MS = 1000;

let clinic: SheetsClinic;

beforeEach(async () => {
  clinic = await sheetsClinic();
});

afterEach(() => clinic.close());

const rows = () => clinic.google.rows(SPREADSHEET, TAB);

async function status() {
  return (await (await clinic.call('GET', 'google/status')).json()).google;
}

describe('a lead', () => {
  it('is queued with its booking, and becomes a row: the id first, every cell as it is', async () => {
    const response = await clinic.lead({ name: '=HYPERLINK("x")' });
    expect(response.status).toBe(200);
    expect(rows()).toEqual([]);
    await clinic.worker().run();
    const [id] = await clinic.leadIds();
    const [header, row, ...more] = rows();
    expect(header?.slice(0, 3)).toEqual(['المعرّف', 'وقت الطلب', 'الاسم']);
    expect(row?.[0]).toBe(id);
    expect(row).toContain('+966500000001');
    expect(row).toContain('=HYPERLINK("x")');
    expect(row).toContain('2026-03-01 12:00');
    expect(more).toEqual([]);
    expect(await status()).toMatchObject({
      waiting: 0,
      lastDeliveredAt: '2026-03-01T09:00:00.000Z',
      sheets: [{ sheet_id: clinic.sheet, waiting: 0, problem: null }],
    });
  });

  it('without a sheet is nobody’s row', async () => {
    await clinic.lead({ spreadsheetId: '' });
    expect(await clinic.queue()).toEqual([]);
  });

  it('goes where people moved the columns, and leaves theirs alone', async () => {
    clinic.google.rows(SPREADSHEET, TAB).push(['ملاحظات', 'رقم الهاتف', 'المعرّف']);
    await clinic.lead();
    await clinic.worker().run();
    const [id] = await clinic.leadIds();
    expect(rows()[0]?.slice(0, 4)).toEqual(['ملاحظات', 'رقم الهاتف', 'المعرّف', 'وقت الطلب']);
    expect(rows()[1]?.slice(0, 3)).toEqual(['', '+966500000001', id]);
  });

  it('with many others shares one request', async () => {
    for (let i = 0; i < 50; i++) await clinic.lead();
    await clinic.worker().run();
    expect(clinic.delivered().toSorted()).toEqual((await clinic.leadIds()).toSorted());
    expect(clinic.google.requests.filter(({ kind }) => kind === 'write')).toHaveLength(2);
  });

  it('is written by one process at a time', async () => {
    for (let i = 0; i < 120; i++) await clinic.lead();
    await Promise.all([clinic.worker().run(), clinic.worker().run()]);
    clinic.clock.forward(MINUTE);
    await clinic.worker().run();
    expect(clinic.delivered().toSorted()).toEqual((await clinic.leadIds()).toSorted());
  });
});

describe('a fault', () => {
  it.each([
    ['429', { as: 'status', status: 429 }],
    ['403 for the rate', { as: 'status', status: 403, reason: 'rateLimitExceeded' }],
    ['403 for the user’s rate', { as: 'status', status: 403, reason: 'userRateLimitExceeded' }],
    ['500', { as: 'status', status: 500 }],
    ['503', { as: 'status', status: 503 }],
    ['no answer', { as: 'hang' }],
    ['a cut connection', { as: 'cut' }],
    ['a row written without an answer', { as: 'doneWithoutAnswer' }],
  ] as const)('%s: the row comes later, once', async (_, fault) => {
    await clinic.lead();
    clinic.google.fail = ({ path }) => (path.endsWith(':append') ? fault : null);
    await clinic.worker({ patience: fault.as === 'hang' ? SHORT_MS : undefined }).run();
    expect(await status()).toMatchObject({ state: 'connected', waiting: 1 });
    clinic.google.fail = null;
    const worker = clinic.worker();
    for (let i = 0; i < 5; i++) {
      clinic.clock.forward(MINUTE);
      await worker.run();
    }
    expect(clinic.delivered()).toEqual(await clinic.leadIds());
    expect(await status()).toMatchObject({ waiting: 0 });
  });

  it('that names a time is obeyed, by every process', async () => {
    await clinic.lead();
    clinic.google.fail = () => ({ as: 'status', status: 429, retryAfter: 120 });
    await clinic.worker().run();
    clinic.google.fail = null;
    const before = clinic.google.requests.length;
    await clinic.lead();
    clinic.clock.forward(2 * MINUTE - 1);
    await clinic.worker().run();
    expect(clinic.google.requests).toHaveLength(before);
    clinic.clock.forward(1);
    await clinic.worker().run();
    expect(clinic.delivered()).toHaveLength(2);
  });

  it('of an access token that is over asks for another', async () => {
    const worker = clinic.worker();
    await clinic.lead();
    await worker.run();
    clinic.google.accounts.endAccess();
    await clinic.lead();
    await worker.run();
    clinic.clock.forward(MINUTE);
    await worker.run();
    expect(clinic.delivered()).toHaveLength(2);
  });

  it('leaves no token and nobody’s data in the log', async () => {
    await clinic.lead();
    clinic.google.fail = () => ({ as: 'status', status: 500 });
    await clinic.worker().run();
    clinic.google.accounts.revokeAll();
    clinic.clock.forward(MINUTE);
    await clinic.worker().run();
    expect(clinic.logged()).toContain('GOOGLE_UNANSWERED HTTP 500');
    expect(clinic.logged()).not.toMatch(/ya29|1\/\/|966500000001|نورة/);
  });
});

describe('a revoked grant', () => {
  it('stops delivery, says so since when, keeps every row, and goes on after a new consent', async () => {
    clinic.google.accounts.revokeAll();
    await clinic.lead();
    const worker = clinic.worker();
    await worker.run();
    clinic.clock.forward(30 * MINUTE);
    await clinic.lead();
    await worker.run();
    expect(await status()).toMatchObject({
      state: 'broken',
      waiting: 2,
      oldestWaitingAt: '2026-03-01T09:00:00.000Z',
      problem: { code: 'GOOGLE_GRANT_REVOKED', since: '2026-03-01T09:00:00.000Z' },
    });
    await clinic.connect();
    await worker.run();
    expect(await status()).toMatchObject({ state: 'connected', waiting: 0, problem: null });
    expect(clinic.delivered()).toHaveLength(2);
  });

  it('is noticed at once, and tried again by itself four times an hour', async () => {
    let tokens = 0;
    clinic.google.failToken = () => {
      tokens += 1;
      return { as: 'status', status: 400, reason: 'invalid_grant' };
    };
    await clinic.lead();
    const worker = clinic.worker();
    for (let i = 0; i <= 60; i++) {
      await worker.run();
      clinic.clock.forward(MINUTE);
    }
    expect(tokens).toBe(5);
    clinic.google.failToken = null;
    clinic.clock.forward(15 * MINUTE);
    await worker.run();
    expect(clinic.delivered()).toHaveLength(1);
  });
});

describe('a spreadsheet that cannot be written', () => {
  it.each([
    ['a renamed tab', 'SPREADSHEET_TAB_MISSING', () => retitle('Renamed'), () => retitle(TAB)],
    ['one that the account may not open', 'SPREADSHEET_FORBIDDEN', () => forbid(true), () => forbid(false)],
    [
      'one that is not there',
      'SPREADSHEET_NOT_FOUND',
      () => clinic.google.spreadsheets.delete(SPREADSHEET),
      () => clinic.google.add(SPREADSHEET, TAB),
    ],
  ])('%s: rows wait, the state says why, and they come once it is mended', async (_, code, spoil, mend) => {
    spoil();
    await clinic.lead();
    const worker = clinic.worker();
    await worker.run();
    expect(await status()).toMatchObject({
      state: 'connected',
      sheets: [{ waiting: 1, problem: { code, message: expect.stringContaining('محفوظة') } }],
    });
    mend();
    clinic.clock.forward(10 * MINUTE);
    await worker.run();
    expect(clinic.delivered()).toEqual(await clinic.leadIds());
    expect(await status()).toMatchObject({ sheets: [{ waiting: 0, problem: null }] });
  });

  it('is also one that was never named, and holds nobody else back', async () => {
    const other = await addSheet(clinic, { name: 'sara', googleSpreadsheetId: null });
    await clinic.lead({ spreadsheetId: other });
    await clinic.lead();
    await clinic.worker().run();
    expect(clinic.delivered()).toHaveLength(1);
    const { sheets } = await status();
    expect(sheets).toHaveLength(2);
    expect(sheets).toContainEqual(
      expect.objectContaining({
        sheet_id: other,
        waiting: 1,
        problem: expect.objectContaining({ code: 'SPREADSHEET_UNSET' }),
      }),
    );
  });

  function retitle(title: string) {
    const tab = clinic.google.spreadsheets.get(SPREADSHEET)?.tabs[0];
    if (tab) tab.title = title;
  }

  function forbid(forbidden: boolean) {
    const book = clinic.google.spreadsheets.get(SPREADSHEET);
    if (book) book.forbidden = forbidden;
  }
});

describe('the look at a whole tab', () => {
  it('takes out what came twice because its first request was late, and leaves people’s notes', async () => {
    for (let i = 0; i < 3; i++) await clinic.lead();
    clinic.google.fail = ({ path }) => (path.endsWith(':append') ? { as: 'late' } : null);
    await clinic.worker({ patience: SHORT_MS }).run();
    clinic.google.fail = null;
    const worker = clinic.worker();
    clinic.clock.forward(MINUTE);
    await worker.run();
    clinic.google.doLate();
    expect(clinic.delivered()).toHaveLength(6);
    clinic.google.rows(SPREADSHEET, TAB)[4]?.push('', '', '', 'اتصلنا بها');
    clinic.clock.forward(3 * MINUTE);
    await worker.run();
    expect(clinic.delivered().toSorted()).toEqual((await clinic.leadIds()).toSorted());
    expect(rows().flat()).toContain('اتصلنا بها');
  });
});

describe('a service account', () => {
  it('delivers by its own key, and is taken again once it is let back in', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const email = 'basma@project.iam.example';
    clinic.deps.config.google.serviceAccount = JSON.stringify({
      client_email: email,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    });
    await clinic.lead();
    const worker = clinic.worker();
    await worker.run();
    expect(await status()).toMatchObject({
      state: 'broken',
      by: 'serviceAccount',
      account: email,
      waiting: 1,
    });
    clinic.google.accounts.serviceAccounts.add(email);
    clinic.clock.forward(15 * MINUTE);
    await worker.run();
    expect(await status()).toMatchObject({ state: 'connected', waiting: 0 });
    expect(clinic.delivered()).toEqual(await clinic.leadIds());
  });

  it('whose key cannot sign is broken, and its row waits', async () => {
    clinic.deps.config.google.serviceAccount = JSON.stringify({
      client_email: 'a@b.example',
      private_key: 'x',
    });
    await clinic.lead();
    await clinic.worker().run();
    expect(await status()).toMatchObject({
      state: 'broken',
      waiting: 1,
      problem: { code: 'GOOGLE_KEY_UNUSABLE' },
    });
  });
});
