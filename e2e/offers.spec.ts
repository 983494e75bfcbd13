import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;
const TITLE = 'عروض بتاريخ وسعر مكتوب';

interface Offer {
  _id: string;
  title: string;
  endsAt: string;
}

// A worker's own: its servers read from it how far their clock is ahead.
const file = join(tmpdir(), `basma-clock-${process.pid}`);
const clock = new URL('moved-clock.ts', import.meta.url);

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  env: async ({}, use) => {
    moveTo(Date.now());
    await use({ NODE_OPTIONS: `--import=${clock.href}`, MOVED_CLOCK: file });
    rmSync(file);
  },
});

function moveTo(moment: number): void {
  writeFileSync(file, String(Math.round(moment - Date.now())));
}

/** The entry of the drawer and of the footer, and the bar's on a desk. */
function menuEntries(page: Page) {
  return page.getByRole('link', { name: 'العروض', exact: true, includeHidden: true });
}

test('an offer leaves home at its end, and the last one takes the way to the offers along', {
  tag: '@phone',
}, async ({ page, request }) => {
  const running = async (): Promise<Offer[]> => (await (await request.get('/api/v1/offer')).json()).offers;
  const offers = await running();
  const first = offers.toSorted((a, b) => a.endsAt.localeCompare(b.endsAt))[0] as Offer;
  const card = page.getByRole('article').filter({ hasText: first.title });
  const end = Date.parse(first.endsAt);

  moveTo(end - 10 * MINUTE);
  await page.goto('/');
  await expect(card).toBeVisible();
  await expect(menuEntries(page)).not.toHaveCount(0);

  moveTo(end);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(card).toHaveCount(0);
  expect((await running()).map(({ _id }) => _id)).not.toContain(first._id);
  expect((await request.get(`/api/v1/offer/${first._id}`)).status()).toBe(404);

  moveTo(end + YEAR);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(0);
  await expect(menuEntries(page)).toHaveCount(0);
  await expect(page.locator('a[href="/#offers"]')).toHaveCount(0);
  expect(await running()).toEqual([]);
});
