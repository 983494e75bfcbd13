import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#testing/app.ts';
import { colleague } from '#testing/colleague.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { smallPicture } from '#testing/pictures.ts';
import type { SheetChangeAnswer, SheetRecord } from './sheets.contract.ts';

const SHEET = { name: 'نورة', title: 'ابتسامتك مع نورة' };

let test: TestApp;
let boss: Signed;
let other: ReturnType<typeof colleague>;
beforeEach(async () => {
  other = colleague();
  test = await testApp({ wrap: other.wrap });
  boss = await test.signIn('superadmin');
});
afterEach(() => test.close());

async function post(sheet: Record<string, string | File>, key: string, who = boss): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(sheet)) body.set(name, value);
  return test.app.request('/api/v1/sheet', {
    method: 'POST',
    headers: { ...who, 'Idempotency-Key': key },
    body,
  });
}

async function sheetOf(response: Response): Promise<SheetRecord> {
  expect(response.status).toBe(200);
  return ((await response.json()) as SheetChangeAnswer).sheet;
}

describe('a lost answer of POST sheet', () => {
  it('costs nothing: the same key makes one sheet, with what was sent last', async () => {
    const image = new File([new Uint8Array(await smallPicture())], 'a.png', { type: 'image/png' });
    const first = await sheetOf(await post({ ...SHEET, image }, 'k'));
    expect(await sheetOf(await post({ ...SHEET, image }, 'k'))).toEqual(first);
    const mended = await sheetOf(await post({ ...SHEET, title: 'عنوان مصحح' }, 'k'));
    const { _id, report, image: picture } = first;
    expect(mended).toMatchObject({ _id, report, image: picture, title: 'عنوان مصحح', version: 2 });
    expect(await test.store.read.selectFrom('sheets').select('id').execute()).toEqual([{ id: _id }]);
  });

  it('sent twice at once is one sheet too; another person’s key is another', async () => {
    const [a, b] = await Promise.all([post(SHEET, 'k'), post(SHEET, 'k')]);
    expect(await sheetOf(a)).toEqual(await sheetOf(b));
    const other = await post(SHEET, 'k', await test.signIn('superadmin'));
    await expectRefusal(other, 409, 'SHEET_NAME_TAKEN');
  });

  it('takes nothing back of what was edited since', async () => {
    const { _id } = await sheetOf(await post(SHEET, 'k'));
    const change = new FormData();
    change.set('title', 'عنوان من زميل');
    const edit = { method: 'PUT', headers: { ...boss }, body: change };
    const edited = await sheetOf(await test.app.request(`/api/v1/sheet/${_id}`, edit));
    expect(await expectRefusal(await post(SHEET, 'k'), 409, 'CONFLICT')).toMatchObject({ current: edited });
    const rows = await test.store.read.selectFrom('sheets').select(['title', 'version']).execute();
    expect(rows).toEqual([{ title: 'عنوان من زميل', version: 2 }]);
  });

  it('does not bring back what was deleted meanwhile', async () => {
    const { _id } = await sheetOf(await post(SHEET, 'k'));
    await test.app.request(`/api/v1/sheet/${_id}`, { method: 'DELETE', headers: { ...boss } });
    await expectRefusal(await post(SHEET, 'k'), 404, 'NOT_FOUND');
  });

  it('says so where it goes in the very moment', async () => {
    other.does((trx) => trx.deleteFrom('sheets').execute());
    await expectRefusal(await post(SHEET, 'k'), 404, 'NOT_FOUND');
  });
});
