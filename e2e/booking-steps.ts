import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { becomeStaff } from './desk-steps.ts';
import { expect } from './fixtures.ts';

/** A patient as they type themselves; the phone's digits are Arabic ones. */
export const PATIENT = { name: 'نورة العتيبي', phone: '٠٥٠١٢٣٤٥٦٧', city: 'مكة المكرمة' };
/** The same number as it is kept, and as it is shown. */
export const KEPT_PHONE = '+966501234567';
export const SHOWN_PHONE = '+966 50 123 4567';

export interface Choice {
  _id: string;
  slug: string;
  title: string;
}
export type Service = Choice & { sectionId: Choice };

/** The page's booking form. */
export function bookingForm(page: Page): Locator {
  return page.getByRole('form', { name: 'احجز موعدك' });
}

export function sendButton(page: Page): Locator {
  return bookingForm(page).locator('button[type=submit]');
}

/** What the page says went wrong, over the form or its button. */
export function refusal(page: Page): Locator {
  return bookingForm(page).getByRole('alert');
}

/** Opens a page with a booking form and waits until its script has taken over. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('form[novalidate]')).toBeAttached();
}

/** Types name, phone and city. */
export async function fillPatient(page: Page, more: Partial<typeof PATIENT> = {}): Promise<void> {
  const form = bookingForm(page);
  for (const [field, text] of Object.entries({ ...PATIENT, ...more })) {
    await form.locator(`[name=${field}]`).fill(text);
  }
}

/**
 * Shows what stands in a page without script to one with script, since axe is a script; the page's own still does not
 * arrive there.
 */
export async function withScript(page: Page, check: (copy: Page) => Promise<void>): Promise<void> {
  const html = await page.content();
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true });
  if (!context) throw new Error('the page has no browser');
  const copy = await context.newPage();
  await copy.route('**/assets/*.js', (route) => route.abort());
  await copy.route(page.url(), (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await copy.goto(page.url());
  await check(copy);
  await context.close();
}

/** Presses the button and waits for the thank-you page; answers the reference that it shows. */
export async function sendAndRead(page: Page): Promise<string> {
  await sendButton(page).click();
  await page.waitForURL(/\/success\?ref=/);
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  await expect(page.getByText(reference)).toBeVisible();
  return reference;
}

export async function readServices(request: APIRequestContext): Promise<Service[]> {
  return (await (await request.get('/api/v1/service?size=23')).json()).services;
}

export async function readSections(request: APIRequestContext): Promise<Choice[]> {
  return (await (await request.get('/api/v1/section?size=23')).json()).sections;
}

/** The first service of the list, whatever the demo content is. */
export async function someService(request: APIRequestContext): Promise<Service> {
  const [service] = await readServices(request);
  if (!service) throw new Error('the store has no services');
  return service;
}

export async function someSection(request: APIRequestContext): Promise<Choice> {
  const section = (await readSections(request)).at(-1);
  if (!section) throw new Error('the store has no sections');
  return section;
}

interface Lead {
  reference: string;
  name: string;
  phone: string;
  city: string;
  section: Choice | null;
  service: Choice | null;
  source: string;
}

/** All bookings, as the staff's call lists them. */
export async function readLeads(request: APIRequestContext): Promise<Lead[]> {
  await becomeStaff(request);
  return (await (await request.get('/api/v1/customer')).json()).customers;
}
