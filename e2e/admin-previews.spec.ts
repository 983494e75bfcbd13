import type { Locator } from '@playwright/test';
import { becomeStaff, openDesk } from './desk-steps.ts';
import { fromMenu } from './editor-steps.ts';
import { expect, test } from './fixtures.ts';

/** Each type that has a page: its list, its call, what its record is called there, and the page. */
const TYPES = [
  ['sections', 'section', 'section'],
  ['services', 'service', 'service'],
  ['news', 'news', 'news'],
  ['doctors', 'doctor', 'doctor'],
] as const;

/** What is read there, without what a list could be opened for: the countries come when they are needed. */
function wordsIn(place: Locator): Promise<string> {
  return place.evaluate((box: HTMLElement) => {
    const lists = [...box.querySelectorAll('select')];
    for (const list of lists) list.style.display = 'none';
    const words = box.innerText.replace(/\s+/g, ' ').trim();
    for (const list of lists) list.style.removeProperty('display');
    return words;
  });
}

function chosenIn(place: Locator): Promise<string[]> {
  return place
    .locator('select:visible')
    .evaluateAll((all: HTMLSelectElement[]) => all.map(({ value }) => value));
}

test('a preview says what the public page says, and has chosen the same', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const visitor = await context.newPage();
  await becomeStaff(page.request);
  for (const [list, call, folder] of TYPES) {
    const answer = await (await page.request.get(`/api/v1/${call}?sort=createdAt:desc&size=1`)).json();
    const [{ slug, title, name }] = Object.values(answer).find(Array.isArray) as [Record<string, string>];
    await visitor.goto(`/${folder}/${slug}`);
    await openDesk(page, `${list}?sort=createdAt:desc`);
    await fromMenu(page, title ?? name ?? '', 'معاينة على الجوال');
    const shown = visitor.getByRole('main');
    const phone = page.frameLocator('iframe').locator('body');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(title ?? name ?? '');
    // Both are still asking for their lists.
    await expect(async () => {
      expect(await wordsIn(phone)).toBe(await wordsIn(shown));
      expect(await chosenIn(phone)).toEqual(await chosenIn(shown));
    }, list).toPass({ timeout: 20_000 });
  }
});
