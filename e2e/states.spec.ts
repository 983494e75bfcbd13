import type { Page } from '@playwright/test';
import { expect, expectOnly, test } from './fixtures.ts';

/** What Chromium and React write of a refused call. */
const REFUSAL_LINES = /status of (400|503)|^ApiError/;

/** Where a visitor starts from, the call that then fails, and what the page says (specification, sections 2 and 8). */
const FAILURES = [
  { from: '/PrivacyPolicy', to: '/services', call: 'service', said: 'فشل في تحميل بيانات الخدمات' },
  { from: '/services', to: /^\/service\//, call: 'service/', said: 'فشل في تحميل بيانات الخدمة' },
  { from: '/PrivacyPolicy', to: '/sections', call: 'section', said: 'Failed to fetch sections' },
  { from: '/sections', to: /^\/section\//, call: 'section/', said: 'Failed to fetch section data' },
  { from: '/PrivacyPolicy', to: '/news', call: 'news', said: 'حدث خطأ أثناء جلب البيانات' },
  { from: '/news', to: /^\/news\//, call: 'news/', said: 'حدث خطأ أثناء تحميل الخبر.' },
  { from: '/PrivacyPolicy', to: '/doctors', call: 'doctor', said: 'فشل في تحميل بيانات الأطباء' },
  { from: '/doctors', to: /^\/doctor\//, call: 'doctor/', said: 'فشل في تحميل بيانات الطبيب' },
  { from: '/sections', to: /^\/section\//, call: 'section?select', said: 'Failed to fetch section titles' },
  { from: '/services', to: /^\/service\//, call: 'service?select=title', said: 'فشل في تحميل العناوين' },
] as const;

test('a call that fails says its text in red, in the middle, and is tried again', { tag: '@phone' }, async ({
  page,
  complaints,
  checkAxe,
}) => {
  for (const { from, to, call, said } of FAILURES) {
    await test.step(`${to} without ${call}`, async () => {
      const calls = callsOf(call);
      await page.goto(from, { waitUntil: 'networkidle' });
      await page.route(calls, (route) => route.fulfill({ status: 400, json: { success: false } }));
      await follow(page, to);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toHaveText(said);
      await expect(alert).toHaveCSS('color', 'rgb(179, 38, 30)');
      await expect(alert).toHaveCSS('text-align', 'center');
      await expect(heading(page)).toHaveText('تعذّر عرض الصفحة');
      await checkAxe(page);
      await page.unroute(calls);
      await page.getByRole('button', { name: 'أعد المحاولة' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expect(heading(page)).not.toHaveText('تعذّر عرض الصفحة');
    });
  }
  expectOnly(complaints, REFUSAL_LINES);
});

test('what the server says of the news is what is read', { tag: '@phone' }, async ({ page, complaints }) => {
  await page.goto('/PrivacyPolicy', { waitUntil: 'networkidle' });
  const message = 'الأخبار متوقفة للصيانة.';
  await page.route('**/api/v1/news?*', (route) =>
    route.fulfill({ status: 400, json: { success: false, message } }),
  );
  await follow(page, '/news');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
  expectOnly(complaints, REFUSAL_LINES);
});

test('an API that is down is asked four times before the page says so', { tag: '@phone' }, async ({
  page,
  complaints,
}) => {
  await page.goto('/PrivacyPolicy', { waitUntil: 'networkidle' });
  let asked = 0;
  await page.route(callsOf('section'), (route) => {
    asked += 1;
    return route.fulfill({ status: 503, json: { success: false } });
  });
  await follow(page, '/sections');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to fetch sections');
  expect(asked).toBe(4);
  expectOnly(complaints, REFUSAL_LINES);
});

test('a page that is asked for without a connection says its text too, and comes once there is one', {
  tag: '@phone',
}, async ({ page, context, complaints }) => {
  await page.goto('/news', { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'dataLayer' in window);
  await context.setOffline(true);
  await follow(page, /^\/news\//);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('حدث خطأ أثناء تحميل الخبر.');
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'أعد المحاولة' }).click();
  await expect(page.getByRole('main').getByText('أخبار أخرى')).toBeVisible();
  expectOnly(
    complaints,
    /ERR_INTERNET_DISCONNECTED|^ApiError|^TypeError: Failed to fetch dynamically imported/,
  );
});

/** What a page shows while its call is on the way. */
const WAITS = [
  { from: '/news', to: /^\/news\//, call: 'news/', said: 'جارٍ تحميل الخبر...' },
  { from: '/services', to: /^\/service\//, call: 'service/', said: 'جارٍ التحميل' },
  { from: '/sections', to: /^\/section\//, call: 'section/', said: 'جارٍ التحميل' },
  { from: '/PrivacyPolicy', to: '/services', call: 'service', said: 'جارٍ التحميل' },
  { from: '/PrivacyPolicy', to: '/news', call: 'news', said: 'جارٍ التحميل' },
  { from: '/PrivacyPolicy', to: '/doctors', call: 'doctor', said: 'جارٍ التحميل' },
] as const;

test('a slow call shows that it is on the way, and then the page', { tag: '@phone' }, async ({
  page,
  checkAxe,
}) => {
  for (const { from, to, call, said } of WAITS) {
    await test.step(`${to} waits for ${call}`, async () => {
      const held = Promise.withResolvers<void>();
      const calls = callsOf(call);
      await page.goto(from, { waitUntil: 'networkidle' });
      await page.route(calls, async (route) => {
        await held.promise;
        await route.continue();
      });
      await follow(page, to);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(said);
      await checkAxe(page);
      held.resolve();
      await expect(page.getByRole('main').getByText(said, { exact: true })).toHaveCount(0);
      await expect(heading(page)).toHaveCount(1);
      await page.unroute(calls);
    });
  }
});

test('a list without anything says so and what to do', { tag: '@phone' }, async ({ page, checkAxe }) => {
  for (const list of ['sections', 'services', 'doctors', 'news']) {
    await page.goto(`/${list}?search=qqqq`);
    await expect(page.getByRole('heading', { name: 'لم نجد ما يطابق بحثك' })).toBeVisible();
    await checkAxe(page);
    await page.getByRole('link', { name: 'امسح البحث' }).click();
    await page.waitForURL((url) => url.pathname === `/${list}` && url.search === '');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goto(`/${list}?page=99`);
    await expect(page.getByRole('heading', { name: 'لا توجد صفحة بهذا الرقم' })).toBeVisible();
    await checkAxe(page);
    await page.getByRole('link', { name: 'الصفحة الأولى' }).click();
    await page.waitForURL((url) => url.pathname === `/${list}` && url.search === '');
  }
});

/** The calls of a list (`news`), or those that begin like `news/` or `news?select`. */
function callsOf(call: string): (url: URL) => boolean {
  return ({ pathname, search }) =>
    /[/?]/.test(call) ? `${pathname}${search}`.startsWith(`/api/v1/${call}`) : pathname === `/api/v1/${call}`;
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** Follows a link that the page shows: in the page, where it was already loaded. */
async function follow(page: Page, to: string | RegExp): Promise<void> {
  const links = page.locator('a[href]').filter({ visible: true });
  const hrefs = await links.evaluateAll((all) => all.map((one) => decodeURI(one.getAttribute('href') ?? '')));
  const index = hrefs.findIndex((href) => (typeof to === 'string' ? href === to : to.test(href)));
  if (index < 0) throw new Error(`no link to ${to} among ${hrefs.join(' ')}`);
  // Without the hover that would ask ahead.
  await links.nth(index).dispatchEvent('click');
}
