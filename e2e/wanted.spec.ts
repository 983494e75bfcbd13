import type { Page } from '@playwright/test';
import {
  bookingForm,
  fillPatient,
  openForm,
  sendAndRead,
  someSection,
  someService,
} from './booking-steps.ts';
import { expect, test } from './fixtures.ts';

/** The words that the page's WhatsApp chats begin with: the bar's, the menu's, the footer's and the button's. */
function chatWords(page: Page): Promise<string[]> {
  const chats = page.locator('a[href^="https://wa.me/"][href*="text="]');
  return chats.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text') ?? ''),
  );
}

async function firstOf(page: Page, call: string, list: string) {
  return (await (await page.request.get(`/api/v1/${call}?size=1`)).json())[list][0];
}

test('who books on a doctor’s page or for an offer is met with both by the staff', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  const doctor = await firstOf(page, 'doctor', 'doctors');
  await openForm(page, `/doctor/${doctor.slug}`);
  await fillPatient(page, { name: 'سارة الحربي' });
  await sendAndRead(page);

  const offer = await firstOf(page, 'offer', 'offers');
  await openForm(page, '/');
  await page.getByRole('link', { name: `احجز العرض: ${offer.title}` }).click();
  await expect(page.getByRole('heading', { name: offer.title })).toBeVisible();
  await expect(page.getByText(offer.text[0])).toBeVisible();
  await fillPatient(page);
  await sendAndRead(page);

  await signIn(page);
  await expect(page.getByText(`مع ${doctor.name}`).locator('visible=true')).toBeVisible();
  await expect(page.getByText(`عرض: ${offer.title}`).locator('visible=true')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a doctor’s page books with the doctor too', { tag: '@phone' }, async ({ page, browser, baseURL }) => {
    const doctor = await firstOf(page, 'doctor', 'doctors');
    await page.goto(`/doctor/${doctor.slug}`);
    await fillPatient(page);
    await bookingForm(page).locator('button[type=submit]').click();
    await page.waitForURL(/\/success\?ref=/);
    const context = await browser.newContext();
    const login = { identifier: 'staff@basma.test', password: 'a-long-test-password' };
    await context.request.post(`${baseURL}/api/v1/auth/login`, { data: login });
    const { customers } = await (await context.request.get(`${baseURL}/api/v1/customer`)).json();
    expect(customers).toMatchObject([{ doctor: { _id: doctor._id, title: doctor.name }, offer: null }]);
    await context.close();
  });
});

test('the thanks say when we call, and stay true on another day', { tag: '@phone' }, async ({ page }) => {
  // A Thursday afternoon in Riyadh; the demo clinic is open until eleven.
  await page.clock.setFixedTime('2026-11-19T12:00:00Z');
  await page.goto('/success?ref=BS-7K3M9Q');
  const today = page.getByText('نتصل بك اليوم حتى ١١ مساءً، لنتفق على الموعد.');
  await expect(today).toBeVisible();
  await expect(page.getByText('BS-7K3M9Q')).toBeVisible();
  await page.reload();
  await expect(today).toBeVisible();
  await page.clock.setFixedTime('2026-11-26T12:00:00Z');
  await page.goto('/success?ref=BS-7K3M9Q');
  await expect(page.getByText('موعد اتصالنا بك مضى.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /\+966/ }).first()).toBeVisible();
});

test('every chat asks about what is read, and the phone’s bar leaves the field that is filled free', {
  tag: '@phone',
}, async ({ page }) => {
  const service = await someService(page.request);
  const section = await someSection(page.request);
  const doctor = await firstOf(page, 'doctor', 'doctors');
  const article = await firstOf(page, 'news', 'data');
  const offer = await firstOf(page, 'offer', 'offers');
  for (const [path, about] of [
    [`/service/${service.slug}`, service.title],
    [`/section/${section.slug}`, section.title],
    [`/doctor/${doctor.slug}`, doctor.name],
    [`/news/${article.slug}`, article.title],
    [`/BookADeal/service/${offer.service.slug}`, offer.service.title],
    [`/BookADeal/service/${offer.service.slug}?offer=${offer._id}`, offer.title],
  ]) {
    await page.goto(path);
    const chats = await chatWords(page);
    expect(chats.length).toBeGreaterThan(3);
    for (const words of chats) expect(words).toContain(`«${about}»`);
  }
  const bar = page.getByRole('navigation', { name: 'إجراءات سريعة' });
  await expect(bar).toBeVisible();
  await bookingForm(page).locator('[name=name]').focus();
  await expect(bar).toBeHidden();
  await bookingForm(page).locator('[name=name]').blur();
  await expect(bar).toBeVisible();
  for (const path of ['/login', '/success', '/profile']) {
    await page.goto(path);
    await expect(page.locator('footer')).toHaveCount(0);
    await expect(bar).toHaveCount(0);
  }
});
