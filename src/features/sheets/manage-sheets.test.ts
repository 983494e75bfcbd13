import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#testing/app.ts';
import { addSection, addSheet } from '#testing/content.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { smallPicture } from '#testing/pictures.ts';
import type { SheetChangeAnswer, SheetListAnswer, SheetReportAnswer } from './sheets.contract.ts';

const GOOGLE_ID = '1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-abcde';
const ADDRESS = `https://docs.google.com/spreadsheets/d/${GOOGLE_ID}/edit?gid=0#gid=0`;
const SHEET = { name: 'نورة', title: 'ابتسامتك مع نورة' };

let test: TestApp;
let boss: Signed;
beforeEach(async () => {
  test = await testApp({ env: { RATE_LIMIT: 'off' } });
  boss = await test.signIn('superadmin');
});
afterEach(() => test.close());

function send(method: string, path: string, body?: object, signed = boss) {
  const form = body instanceof FormData;
  return test.app.request(`/api/v1/${path}`, {
    method,
    headers: { ...signed, ...(form || !body ? {} : { 'Content-Type': 'application/json' }) },
    body: form ? body : JSON.stringify(body),
  });
}

async function made(body: object): Promise<SheetChangeAnswer['sheet']> {
  const response = await send('POST', 'sheet', body);
  const answer = (await response.json()) as SheetChangeAnswer;
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return answer.sheet;
}

async function upload(): Promise<File> {
  return new File([new Uint8Array(await smallPicture())], 'a.png', { type: 'image/png' });
}

async function list(): Promise<SheetListAnswer['sheets']> {
  return ((await (await send('GET', 'sheet')).json()) as SheetListAnswer).sheets;
}

describe('POST sheet', () => {
  it('makes an open sheet with a link, a report and every column', async () => {
    const sheet = await made({
      ...SHEET,
      columns: [],
      name: ' حملة  نورة ',
      subTitle: 'فحص',
      spreadsheet: ADDRESS,
    });
    expect(sheet).toMatchObject({
      name: 'حملة نورة',
      link: `http://localhost:3000/Influence/${encodeURIComponent('حملة-نورة')}`,
      spreadsheet: { id: GOOGLE_ID, url: `https://docs.google.com/spreadsheets/d/${GOOGLE_ID}/edit` },
      tab: 'Leads',
      columns: [
        'createdAt',
        'reference',
        'name',
        'phone',
        'city',
        'section',
        'service',
        'campaign',
        'marketing',
      ],
      active: true,
      version: 1,
      leads: 0,
      delivered: 0,
      waiting: 0,
      delivery: { state: 'nothingYet', lastDeliveredAt: null, problem: null },
    });
    expect((await send('PUT', `sheet/${sheet._id}`, sheet.input)).status).toBe(200);
    expect(await list()).toMatchObject([{ input: sheet.input, version: 1 }]);
    expect(sheet.report).toMatch(/\/report\/[0-9a-f]{32}$/);
    expect((await test.app.request(`/api/v1/sheet/${encodeURIComponent('حملة-نورة')}`)).status).toBe(200);
  });

  it('takes a form with a picture, and keeps the order of the columns', async () => {
    const form = new FormData();
    const said = {
      ...SHEET,
      active: '0',
      spreadsheet: ` ${GOOGLE_ID} `,
      'columns[0]': 'phone',
      'columns[1]': 'name',
    };
    for (const [name, value] of Object.entries(said)) form.set(name, value);
    form.set('image', await upload());
    const sheet = await made(form);
    expect(sheet).toMatchObject({
      active: false,
      columns: ['phone', 'name'],
      spreadsheet: { id: GOOGLE_ID },
    });
    expect(sheet.image?.share).toMatch(/^\/media\//);
    await expectRefusal(await test.app.request('/api/v1/sheet/نورة'), 404, 'NOT_FOUND');
  });

  it.each([
    ['nothing', { name: undefined, title: undefined }, ['name', 'title']],
    ['a name of signs', { name: '--' }, ['name']],
    ['a name with a slash', { name: 'a/b' }, ['name']],
    ['a long name', { name: 'ن'.repeat(61) }, ['name']],
    ['a tab without a name', { tab: ' ' }, ['tab']],
    ['an unknown column', { columns: ['password'] }, ['columns.0']],
    ['a word for a spreadsheet', { spreadsheet: 'جدولي' }, ['spreadsheet']],
    ['another site', { spreadsheet: `https://evil.example/spreadsheets/d/${GOOGLE_ID}` }, ['spreadsheet']],
    ['a document', { spreadsheet: `https://docs.google.com/document/d/${GOOGLE_ID}/edit` }, ['spreadsheet']],
    [
      'a published copy',
      { spreadsheet: 'https://docs.google.com/spreadsheets/d/e/2PACX-1vQabcdefghijklmnop/pubhtml' },
      ['spreadsheet'],
    ],
    ['a short id', { spreadsheet: 'abc123' }, ['spreadsheet']],
  ])('names what is wrong with %s', async (_, wrong, fields) => {
    const refusal = await expectRefusal(await send('POST', 'sheet', { ...SHEET, ...wrong }), 400, 'INVALID');
    expect(Object.keys(refusal.fields ?? {})).toEqual(fields);
    expect(await list()).toEqual([]);
  });

  it.each([
    ADDRESS,
    `https://docs.google.com/spreadsheets/u/1/d/${GOOGLE_ID}/edit#gid=5`,
    `docs.google.com/spreadsheets/d/${GOOGLE_ID}`,
    GOOGLE_ID,
  ])('reads the spreadsheet of %s', async (spreadsheet) => {
    expect((await made({ ...SHEET, spreadsheet })).spreadsheet?.id).toBe(GOOGLE_ID);
  });

  it('refuses a name that cannot be told from another one', async () => {
    await made({ ...SHEET, name: 'أحمد 2026' });
    const response = await send('POST', 'sheet', { ...SHEET, name: 'احمد-٢٠٢٦' });
    const { fields } = await expectRefusal(response, 409, 'SHEET_NAME_TAKEN');
    expect(fields?.name).toContain('لنموذج آخر');
  });
});

describe('PUT sheet/{id}', () => {
  it('changes what is given, and visitors see it at once', async () => {
    const { sheet_id: id } = await made({ ...SHEET, spreadsheet: GOOGLE_ID });
    const read = async () => (await (await test.app.request('/api/v1/sheet/نورة')).json()).sheet?.title;
    expect(await read()).toBe(SHEET.title);
    await send('PUT', `sheet/${id}`, { title: 'عنوان جديد', name: 'نوره' });
    expect(await read()).toBe('عنوان جديد');
    expect(await list()).toMatchObject([{ name: 'نوره', version: 2, spreadsheet: { id: GOOGLE_ID } }]);
    await send('PUT', `sheet/${id}`, { spreadsheet: '' });
    expect(await list()).toMatchObject([{ spreadsheet: null, delivery: { state: 'noSpreadsheet' } }]);
    await send('PUT', `sheet/${id}`, { active: false });
    await expectRefusal(await test.app.request('/api/v1/sheet/نورة'), 404, 'NOT_FOUND');
  });

  it('refuses a stale edit, a name that is taken and a sheet that is none', async () => {
    const { sheet_id: id } = await made(SHEET);
    test.clock.forward(1);
    await made({ ...SHEET, name: 'سارة' });
    await send('PUT', `sheet/${id}`, { title: 'أول' });
    const stale = await send('PUT', `sheet/${id}`, { title: 'ثانٍ', version: 1 });
    expect(await expectRefusal(stale, 409, 'CONFLICT')).toMatchObject({
      current: { title: 'أول', version: 2 },
    });
    await expectRefusal(await send('PUT', `sheet/${id}`, { name: 'سَارة' }), 409, 'SHEET_NAME_TAKEN');
    await expectRefusal(await send('PUT', 'sheet/none', { title: 'x' }), 404, 'NOT_FOUND');
    await expectRefusal(await send('PUT', `sheet/${id}`, { spreadsheet: 'x' }), 400, 'INVALID');
    expect(await list()).toMatchObject([{ name: 'سارة' }, { title: 'أول' }]);
  });

  it('is no conflict with oneself where the answer was lost', async () => {
    const { sheet_id: id } = await made(SHEET);
    const edit = { title: 'ثانٍ', columns: ['phone', 'name'], active: false, version: 1 };
    const first = await (await send('PUT', `sheet/${id}`, edit)).json();
    const again = await send('PUT', `sheet/${id}`, edit);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
    const form = new FormData();
    form.set('image', await upload());
    form.set('version', '2');
    const picture = await (await send('PUT', `sheet/image/${id}`, form)).json();
    expect(picture).toMatchObject({ sheet: { version: 3 } });
    expect(await (await send('PUT', `sheet/image/${id}`, form)).json()).toEqual(picture);
    const other = { ...edit, title: 'ثالث' };
    await expectRefusal(await send('PUT', `sheet/${id}`, other), 409, 'CONFLICT');
    const rows = await test.store.read.selectFrom('audit').select('action').execute();
    expect(rows.filter(({ action }) => action === 'sheet.change')).toHaveLength(2);
  });

  it('changes the picture apart, and takes it away', async () => {
    const { sheet_id: id } = await made(SHEET);
    const form = new FormData();
    form.set('image', await upload());
    form.set('imageAlt', 'نورة تبتسم');
    await send('PUT', `sheet/image/${id}`, form);
    expect(await list()).toMatchObject([{ image: { alt: 'نورة تبتسم' }, title: SHEET.title }]);
    const broken = new FormData();
    broken.set('image', new File(['x'], 'a.png'));
    await expectRefusal(await send('PUT', `sheet/image/${id}`, broken), 400, 'PICTURE_REFUSED');
    await expectRefusal(await send('DELETE', `sheet/image/${id}?version=1`), 409, 'CONFLICT');
    await send('DELETE', `sheet/image/${id}`);
    expect(await list()).toMatchObject([{ image: null, focal: null, version: 3 }]);
    expect(await test.store.read.selectFrom('media').select('id').execute()).toEqual([]);
    await send('PUT', `sheet/image/${id}`, form);
    const edit = { title: 'بلا صورة', image: null, version: 4 };
    expect((await send('PUT', `sheet/${id}`, edit)).status).toBe(200);
    expect(await list()).toMatchObject([{ image: null, title: 'بلا صورة', version: 5 }]);
  });
});

describe('DELETE sheet/{id}', () => {
  it('closes the link and frees the name; leads stay and know where they came from', async () => {
    const section = (await addSection(test)).id;
    const { sheet_id: id } = await made(SHEET);
    const lead = { name: 'هند', phone: '0551234567', city: 'مكة', section, spreadsheetId: id };
    expect((await send('POST', 'form', lead, {})).status).toBe(200);
    expect(await list()).toMatchObject([{ leads: 1 }]);
    expect((await send('DELETE', `sheet/${id}`)).status).toBe(200);
    await expectRefusal(await send('DELETE', `sheet/${id}`), 404, 'NOT_FOUND');
    await expectRefusal(await test.app.request('/api/v1/sheet/نورة'), 404, 'NOT_FOUND');
    await expectRefusal(await send('POST', 'form', lead, {}), 400, 'INVALID');
    await made(SHEET);
    const rows = await test.store.read.selectFrom('leads').select('sheet_id').execute();
    expect(rows).toMatchObject([{ sheet_id: id }]);
  });

  it('is written down, as are the others', async () => {
    const { sheet_id: id } = await made(SHEET);
    await send('PUT', `sheet/${id}`, { active: false });
    await send('DELETE', `sheet/${id}`);
    const rows = await test.store.read.selectFrom('audit').select(['action', 'subject_id']).execute();
    expect(rows.map(({ action }) => action).sort()).toEqual(['sheet.change', 'sheet.create', 'sheet.remove']);
    expect(new Set(rows.map(({ subject_id }) => subject_id))).toEqual(new Set([id]));
  });
});

it('is a superadmin’s alone', async () => {
  const id = await addSheet(test);
  const calls = [
    ['GET', 'sheet'],
    ['POST', 'sheet'],
    ['PUT', `sheet/${id}`],
    ['DELETE', `sheet/${id}`],
  ] as const;
  const admin = await test.signIn('admin');
  for (const [method, path] of calls) {
    await expectRefusal(await send(method, path, undefined, admin), 403, 'FORBIDDEN');
    await expectRefusal(await send(method, path, undefined, {}), 401, 'UNAUTHENTICATED');
  }
});

describe('an influencer’s report', () => {
  it('counts by day for whoever has its key, without anybody’s data', async () => {
    const section = (await addSection(test)).id;
    const { sheet_id: id, report } = await made(SHEET);
    const address = `sheet/نورة/report/${report.split('/').at(-1)}`;
    const lead = { name: 'هند', phone: '0551234567', city: 'مكة', section, spreadsheetId: id };
    await send('POST', 'form', lead, {});
    // Over midnight in Riyadh.
    test.clock.forward(12 * 3_600_000);
    await send('POST', 'form', { ...lead, name: 'سارة' }, {});
    await send('POST', 'form', { ...lead, spreadsheetId: '' }, {});
    // A trap that only a robot fills: put aside, and nobody's success.
    await send('POST', 'form', { ...lead, name: 'نوف', website: 'https://spam.example' }, {});
    const response = await send('GET', address, undefined, {});
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text).not.toMatch(/هند|سارة|551234567/);
    const answer = JSON.parse(text) as SheetReportAnswer;
    expect(answer.report).toMatchObject({ name: 'نورة', total: 2 });
    expect(answer.report.days.slice(-2)).toEqual([
      { day: '2026-03-01', count: 1 },
      { day: '2026-03-02', count: 1 },
    ]);
    expect(await list()).toMatchObject([{ leads: 2 }]);
    await send('PUT', `sheet/${id}`, { active: false });
    expect((await send('GET', address, undefined, {})).status).toBe(200);
  });

  it('opens with no other key, and not with another sheet’s', async () => {
    const { report } = await made(SHEET);
    await made({ ...SHEET, name: 'سارة' });
    const key = report.split('/').at(-1);
    for (const path of [`sheet/سارة/report/${key}`, 'sheet/نورة/report/x', 'sheet/نورة/report/%00']) {
      await expectRefusal(await send('GET', path, undefined, {}), 404, 'NOT_FOUND');
    }
  });
});
