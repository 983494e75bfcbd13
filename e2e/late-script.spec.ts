import type { Page } from '@playwright/test';
import {
  bookingForm,
  fillPatient,
  PATIENT,
  readLeads,
  readServices,
  sendAndRead,
  sendButton,
} from './booking-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { STAFF } from './server.ts';

const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** The names of what the page asked for, in order; whatever fits `held` gets no answer before `release` is called. */
async function follow(page: Page, held: RegExp) {
  let released = false;
  const asked: string[] = [];
  const waiting: (() => Promise<void>)[] = [];
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (released || !held.test(pathname)) return route.continue();
    waiting.push(() => route.continue());
  });
  const release = async () => {
    released = true;
    await Promise.all(waiting.map((go) => go()));
  };
  return { release, scripts: () => asked.filter((path) => SCRIPTS.test(path)), asked };
}

const NOON = Date.parse('2026-11-21T09:00:00Z');
const FIRST_PICTURE = /\/(portrait|url)\.avif$/;

test('a page asks for its script when its first picture is shown', { tag: '@phone' }, async ({ page }) => {
  const { release, scripts, asked } = await follow(page, FIRST_PICTURE);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked.some((path) => FIRST_PICTURE.test(path))).toBe(true);
  await expect.poll(() => asked.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(0);
  expect(scripts()).toEqual([]);
  await release();
  await expect(page.locator('form[novalidate]')).toBeAttached();
});

test('a picture that hangs keeps the script from nobody who does something, nor for ever', {
  tag: '@phone',
}, async ({ page }) => {
  for (const sign of ['a key', 'time'] as const) {
    const { release, scripts } = await follow(page, FIRST_PICTURE);
    await page.clock.install({ time: NOON });
    await page.clock.pauseAt(NOON + 1000);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(scripts()).toEqual([]);
    if (sign === 'a key') await page.keyboard.press('Tab');
    else await page.clock.fastForward(4000);
    await expect.poll(() => scripts().length).toBeGreaterThan(1);
    await release();
  }
});

test('what is typed and chosen before the script arrives is kept, and sent once', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const [service] = await readServices(request);
  if (!service) throw new Error('the store has no services');
  const { release, scripts } = await follow(page, SCRIPTS);
  await page.goto('/');
  const form = bookingForm(page);
  await fillPatient(page);
  await form.locator('[name=country]').selectOption('eg');
  await form.locator('[name=section]').selectOption(service.sectionId._id);
  await form.locator('[name=service]').selectOption(service._id);
  await form.locator('[name=marketing]').check();
  await page.getByRole('button', { name: 'القائمة' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(scripts().length).toBeGreaterThan(0);

  await release();
  await expect(page.locator('form[novalidate]')).toBeAttached();
  await expect(form.locator('[name=name]')).toHaveValue(PATIENT.name);
  await expect(form.locator('[name=city]')).toHaveValue(PATIENT.city);
  await expect(form.locator('[name=country]')).toHaveValue('eg');
  await expect(form.locator('[name=section]')).toHaveValue(service.sectionId._id);
  await expect(form.locator('[name=service]')).toHaveValue(service._id);
  await expect(form.locator('[name=marketing]')).toBeChecked();
  const ofSection = (await readServices(request)).filter(
    ({ sectionId }) => sectionId._id === service.sectionId._id,
  );
  await expect(form.locator('[name=service] option')).toHaveCount(ofSection.length + 1);

  await form.locator('[name=country]').selectOption('sa');
  await sendAndRead(page);
  expect(await readLeads(request)).toMatchObject([{ name: PATIENT.name, service: { title: service.title } }]);
});

test('a script that does not come takes nothing away, and one that waits for the connection comes later', {
  tag: '@phone',
}, async ({ page, context, complaints }) => {
  const title = page.getByRole('heading', { level: 1 });
  const open = async () => {
    await page.goto('/services', { waitUntil: 'networkidle' });
    await page.waitForFunction(() => 'dataLayer' in window);
  };
  const login = { identifier: STAFF.email, password: STAFF.password };
  await page.request.post('/api/v1/auth/login', { data: login });
  const late = /\/assets\/(toaster|account-menu)-.*\.js$/;
  await page.route(late, (route) => route.abort('internetdisconnected'));
  await open();
  const lost = page.waitForEvent('requestfailed', (call) => /toaster-/.test(call.url()));
  await title.click();
  await lost;
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(title).toHaveText('خدمات العيادة');

  await page.unroute(late);
  await open();
  await context.setOffline(true);
  await title.click();
  await expect(title).toHaveText('خدمات العيادة');
  await context.setOffline(false);
  await page
    .getByRole('link', { name: /^احجز زراعة/ })
    .first()
    .click();
  await sendButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'الحقول المطلوبة' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'حسابك' })).toBeVisible();
  expectOnly(complaints, /ERR_INTERNET_DISCONNECTED/);
});

test('who scrolls before the script arrives stays there, and is brought back there', {
  tag: '@phone',
}, async ({ page }) => {
  const { release } = await follow(page, SCRIPTS);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/');
  const service = page.locator('#services').getByRole('link', { name: /.+/ }).first();
  await service.scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(500);
  await release();
  await expect(page.locator('form[novalidate]')).toBeAttached();
  expect(await place()).toBe(before);

  await service.click();
  await page.waitForURL(/\/service/);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(before);
  await page.reload();
  await expect(page.locator('form[novalidate]')).toBeAttached();
  expect(await place()).toBe(before);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const end = await place();
  expect(end).toBeGreaterThan(before);
  await page.reload();
  await expect(page.locator('form[novalidate]')).toBeAttached();
  await expect.poll(place).toBe(end);
});

test('what only its script can show has it at the front', { tag: '@phone' }, async ({ request }) => {
  const page = async (path: string) => (await request.get(path)).text();
  expect(await page('/profile')).toMatch(/<script type="module"/);
  expect(await page('/')).not.toMatch(/<script type="module"|rel="modulepreload"/);
});
