import type { Locator, Page } from '@playwright/test';
import { PATIENT } from './booking-steps.ts';
import { expect } from './fixtures.ts';

/** The demo content's influencer. */
export const NOUF = '/Influence/نوف';

/** The page's lead form. */
export function leadForm(page: Page): Locator {
  return page.getByRole('form', { name: 'نموذج الحجز' });
}

export function send(page: Page): Locator {
  return leadForm(page).getByRole('button', { name: 'إرسال', exact: true });
}

/** A toast with this text, wherever it stands. */
export function toast(page: Page, text: string): Locator {
  return page.locator('[role=status][aria-live=polite]').filter({ hasText: text });
}

/** Opens an influencer's page and waits until its script has taken over. */
export async function openLeadForm(page: Page, path = NOUF): Promise<void> {
  await page.goto(path);
  await expect(page.locator('form[novalidate]')).toBeAttached();
}

/** Opens a page that asks for none of the lead form's lists, alive. */
export async function openElsewhere(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page.locator('form[novalidate]')).toBeAttached();
}

/** Goes to an address as a link in a page does, without a fresh document: what it loads is asked by the browser. */
export async function goInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Types name, phone and city, and chooses the first section but for what is said otherwise. */
export async function fillLead(page: Page, more: Partial<typeof PATIENT> = {}): Promise<void> {
  const form = leadForm(page);
  for (const [field, text] of Object.entries({ ...PATIENT, ...more })) {
    await form.locator(`[name=${field}]`).fill(text);
  }
  await form.locator('[name=section]').selectOption({ index: 1 });
}
