import type { Locator, Page } from '@playwright/test';
import { twoHalves } from '../src/testing/pictures.ts';
import { expect } from './fixtures.ts';
import { STAFF } from './server.ts';

export const DESCRIPTION = 'اكتب الوصف واضغط Enter لإضافته';

/** Signs in as the superadmin and opens a screen of the back office. */
export async function openDesk(page: Page, path: string): Promise<void> {
  const { email: identifier, password } = STAFF;
  const answer = await page.request.post('/api/v1/auth/login', { data: { identifier, password } });
  expect(answer.status()).toBe(200);
  await page.goto(`/admin-dashboard/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The window with a title. */
export function windowOf(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

export function field(within: Locator | Page, name: string): Locator {
  return within.getByRole('textbox', { name, exact: true });
}

export function press(within: Locator | Page, name: string): Promise<void> {
  return within.getByRole('button', { name, exact: true }).click();
}

/** A sound photograph for a file field. */
export async function photo(name = 'clinic.png') {
  const bytes = await twoHalves(640, 480).png().toBuffer();
  return { name, mimeType: 'image/png', buffer: Buffer.from(bytes) };
}

/** Opens an entry of a row's menu. */
export async function fromMenu(page: Page, title: string, entry: string): Promise<void> {
  await press(page, `المزيد من الإجراءات على ${title}`);
  await press(page.locator(':popover-open'), entry);
}

/** The console lines that a refused call leaves; taken out of what a clean page may say. */
export function expectRefused(complaints: string[], status: number): void {
  expect(complaints.filter((line) => !line.includes(`status of ${status}`))).toEqual([]);
  complaints.length = 0;
}
