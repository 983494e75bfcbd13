import type { Locator, Page } from '@playwright/test';
import { twoHalves } from '../src/testing/pictures.ts';

export const DESCRIPTION = 'اكتب الوصف واضغط Enter لإضافته';

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
