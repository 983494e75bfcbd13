import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { addSheet } from '#testing/content.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';

const GOOGLE_ID = '1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-abcde';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

function get(name: string) {
  return test.app.request(`/api/v1/sheet/${encodeURIComponent(name)}`);
}

describe('GET sheet/{name}', () => {
  it('answers with what the form shows, and nothing of where its leads go', async () => {
    const id = await addSheet(test, { googleSpreadsheetId: GOOGLE_ID, tab: 'سرّي' });
    const response = await get('نورة');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      sheet: {
        _id: id,
        id,
        sheet_id: id,
        name: 'نورة',
        slug: 'نورة',
        title: 'ابتسامتك مع نورة',
        subTitle: 'فحص أول مجاني لمتابعيها',
        image: null,
      },
    });
  });

  it.each([
    ['Noura_Style', 'noura-style'],
    ['أحمد 2026', 'احمد-٢٠٢٦'],
    ['حملة نورة', 'حملة نورة'],
    ['حملة نورة', 'حملة-نورة'],
  ])('finds «%s» as «%s»', async (name, typed) => {
    await addSheet(test, { name });
    expect(await (await get(typed)).json()).toMatchObject({ sheet: { name } });
  });

  it('does not know a closed sheet, another name, or signs', async () => {
    await addSheet(test, { active: false });
    for (const name of ['نورة', 'سارة', '%', '-', 'ن'.repeat(5000), 'a\u0000b']) {
      await expectRefusal(await get(name), 404, 'NOT_FOUND');
    }
  });
});
