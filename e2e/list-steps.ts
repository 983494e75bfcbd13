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

/** Opens a list of the back office as the superadmin, and waits for its records. */
export async function openList(page: Page, path = 'news'): Promise<void> {
  await openDesk(page, path);
  await expect(records(page).first()).toBeVisible();
}
