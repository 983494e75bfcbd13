import { openDesk } from './desk-steps.ts';
import { fromMenu } from './editor-steps.ts';
import { expect, test } from './fixtures.ts';

/** Each type that has a page: its list, its call, what its record is called there, and the page. */
const TYPES = [
  ['sections', 'section', 'section'],
  ['services', 'service', 'service'],
  ['news', 'news', 'news'],
  ['doctors', 'doctor', 'doctor'],
] as const;

test('a preview says what the public page says, and has chosen the same', { tag: '@phone' }, async ({
  page,
  complaints,
}) => {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  for (const [list, call, folder] of TYPES) {
    await openDesk(page, list);
    const answer = await (await page.request.get(`/api/v1/${call}?sort=createdAt:desc&size=1`)).json();
    const [record] = Object.values(answer).find(Array.isArray) as {
      slug: string;
      title: string;
      name: string;
    }[];
    expect(record).toBeDefined();
    if (!record) return;
    await page.goto(`/${folder}/${record.slug}`);
    const shown = page.getByRole('main');
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
    const selects = shown.locator('select:visible');
    const chosen = await selects.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    const text = plain(await shown.innerText());

    await openDesk(page, `${list}?sort=createdAt:desc`);
    await fromMenu(page, record.title ?? record.name, 'معاينة على الجوال');
    const phone = page.frameLocator('iframe').locator('body');
    await expect.poll(async () => plain(await phone.innerText()), list).toBe(text);
    const values = phone
      .locator('select')
      .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    expect(await values, list).toEqual(chosen);
  }
  expect(complaints).toEqual([]);
});
