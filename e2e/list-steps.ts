import type { Locator, Page } from '@playwright/test';
import { isPhone, openDesk } from './desk-steps.ts';
import { expect } from './fixtures.ts';

/** The records that are shown, each a row or a card. */
export function records(page: Page): Locator {
  const main = page.getByRole('main');
  return isPhone(page) ? main.getByRole('listitem') : main.locator('tbody').getByRole('row');
}

/** How many there are, in words. */
export function count(page: Page): Locator {
  return page.getByRole('main').getByRole('status').first();
}

/** The title of the record that a button edits or deletes: the button is named with both. */
export async function titleOf(button: Locator): Promise<string> {
  return (await button.getAttribute('aria-label'))?.replace(/^(تعديل|حذف) /, '') ?? '';
}

/**
 * Searches a list that is scrolled on a little, as far as the browser lets the box out of sight that is typed in: the
 * focus, every letter and the place stay. Answers the place; a box that is all at the top the browser brings back whole.
 */
export async function searchInPlace(page: Page, text: string, found: string): Promise<number> {
  const box = page.getByRole('main').getByRole('searchbox');
  const placeNow = () => page.evaluate(() => window.scrollY);
  await box.focus();
  await page.evaluate(() => window.scrollTo(0, 40));
  await page.keyboard.type(text.slice(0, 1));
  const place = await placeNow();
  await page.keyboard.type(text.slice(1), { delay: 40 });
  await expect(count(page)).toHaveText(found);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(text);
  expect(await placeNow()).toBe(place);
  return place;
}

/** Opens a list of the back office as the superadmin, and waits for its records. */
export async function openList(page: Page, path = 'news'): Promise<void> {
  await openDesk(page, path);
  await expect(records(page).first()).toBeVisible();
}
