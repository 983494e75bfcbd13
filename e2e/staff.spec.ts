import { PATIENT, someService } from './booking-steps.ts';
import { isPhone } from './desk-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { reach } from './keyboard-steps.ts';
import { count, records, searchInPlace } from './list-steps.ts';
import { STAFF } from './server.ts';

const CUSTOMERS = '/admin-dashboard/customers';

test('a guarded page leads to the login and back', async ({ page, complaints, checkAxe }) => {
  await page.goto(`${CUSTOMERS}?page=2`);
  await page.waitForURL('**/login?next=*');
  await expect(page.locator('form[novalidate]')).toBeAttached();
  const submit = page.getByRole('button', { name: 'دخول', exact: true });
  await submit.click();
  await expect(page.locator('[name=identifier]')).toHaveAttribute('aria-invalid', 'true');
  await checkAxe(page);

  await page.locator('[name=identifier]').fill(STAFF.email);
  await page.locator('[name=password]').fill('not-the-password');
  await page.getByRole('button', { name: 'إظهار كلمة المرور' }).click();
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
  await submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('بيانات الدخول غير صحيحة');
  await expect(page.locator('[name=identifier]')).toHaveValue(STAFF.email);
  await checkAxe(page);
  expectOnly(complaints, /status of 40[01]/);

  await page.locator('[name=password]').fill(STAFF.password);
  await submit.click();
  await page.waitForURL(`**${CUSTOMERS}?page=2`);
  await expect(page.getByRole('heading', { level: 1, name: 'بيانات العملاء' })).toBeVisible();
});

test('logging out ends it', async ({ page, signIn }) => {
  await signIn(page);
  const menu = page.getByRole('button', { name: 'افتح القائمة' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL('**/login');
  await page.goto(CUSTOMERS);
  await page.waitForURL('**/login?next=*');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the login form works', { tag: '@phone' }, async ({ page, complaints }) => {
    await page.goto('/login?next=/services');
    await page.locator('[name=identifier]').fill(STAFF.email);
    await page.locator('[name=password]').fill('not-the-password');
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('بيانات الدخول غير صحيحة');
    await expect(page.locator('[name=identifier]')).toHaveValue(STAFF.email);
    await expect(page.locator('[name=password]')).toHaveValue('');
    expectOnly(complaints, /status of 401/);
    await page.locator('[name=password]').fill(STAFF.password);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/services');
  });
});

test.describe('a clinic with many bookings', () => {
  // Five hundred people book from one address.
  test.use({ env: { RATE_LIMIT: 'off' } });

  test('the list of bookings is searched, cut down, paged and kept fresh, and reached by keyboard', async ({
    page,
    request,
    checkAxe,
    signIn,
  }) => {
    await signIn(page);
    await expect(page.getByText('لا توجد حجوزات بعد. ستظهر هنا فور وصولها.')).toBeVisible();
    await checkAxe(page);

    const service = await someService(request);
    async function book(at: number): Promise<void> {
      // A number each: one number books so often only.
      const name = at % 10 === 0 ? `سارة رقم ${at}` : `مريض رقم ${at}`;
      const patient = { ...PATIENT, name, phone: `0501234${String(at).padStart(3, '0')}` };
      const answer = await request.post('/api/v1/form', { data: { ...patient, service: service._id } });
      expect(answer.status()).toBe(200);
    }
    for (let from = 1; from <= 480; from += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, at) => book(from + at)));
    }
    // One after the other, as the order of these is looked at.
    for (let at = 481; at <= 501; at += 1) await book(at);
    // What a receptionist does who comes back to this tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByText('مريض رقم 501', { exact: true })).toBeVisible();
    await expect(count(page)).toHaveText('٥٠١ حجز');
    await checkAxe(page);

    await page.getByRole('link', { name: 'صفحة ٢', exact: true }).click();
    await page.waitForURL(`**${CUSTOMERS}?page=2`);
    await expect(page.getByText('مريض رقم 481', { exact: true })).toBeVisible();
    await expect(page.getByText('مريض رقم 501', { exact: true })).toHaveCount(0);

    const place = await searchInPlace(page, 'سارة', '٥٠ حجزًا');
    if (isPhone(page)) expect(place).toBeGreaterThan(0);
    await expect(page.getByText(/^مريض رقم/)).toHaveCount(0);
    expect(new URL(page.url()).search, 'what is searched for stays out of the address').toBe('');
    const chat = (at: number) =>
      records(page)
        .nth(at)
        .getByRole('link', { name: /^واتساب/ });
    await reach(page, chat(19));
    if (!isPhone(page)) await expect(page.getByRole('columnheader', { name: 'الاسم' })).toBeInViewport();
    await reach(page, chat(2), 'Shift+Tab');

    await page.getByRole('searchbox').fill('لا أحد');
    await expect(page.getByText(/^لا نتائج لهذا البحث/)).toBeVisible();
    await checkAxe(page);
    await page.getByRole('searchbox').fill('');
    await expect(count(page)).toHaveText('٥٠١ حجز');
    await page.getByRole('combobox', { name: 'المصدر' }).selectOption('روابط المؤثرين');
    await page.waitForURL(`**${CUSTOMERS}?source=influence`);
    await expect(page.getByText(/^لا حجوزات بهذه التصفية/)).toBeVisible();
    await page.reload();
    await page.getByRole('combobox', { name: 'المصدر' }).selectOption('حجوزات الموقع');
    await expect(count(page)).toHaveText('٥٠١ حجز');
    await page.getByRole('combobox', { name: 'الحالة' }).selectOption('جديد');
    await page.waitForURL(`**${CUSTOMERS}?source=booking&status=new`);
    await expect(records(page)).toHaveCount(20);
    await page.goto(`${CUSTOMERS}?page=99`);
    await page.getByRole('link', { name: 'الصفحة الأولى' }).click();
    await page.waitForURL(`**${CUSTOMERS}`);
  });
});

test('a list that cannot be had says so, and a session that ended leads to the login', {
  tag: '@phone',
}, async ({ page, context, complaints, checkAxe, signIn }) => {
  await signIn(page);
  const calls = '**/api/v1/customer?*';
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { success: false } }));
  await page.goto(CUSTOMERS);
  await expect(page.getByRole('alert')).toHaveText('تعذّر تحميل بيانات العملاء');
  await checkAxe(page);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByText('لا توجد حجوزات بعد. ستظهر هنا فور وصولها.')).toBeVisible();
  expectOnly(complaints, /status of 400/);

  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.waitForURL('**/login?next=*');
  expectOnly(complaints, /status of 401/);
});

test('the sidebar folds and unfolds', async ({ page, checkAxe, signIn }) => {
  await signIn(page);
  const entry = page.getByRole('link', { name: 'بيانات العملاء' });
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await expect(entry).toBeHidden();
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await expect(entry).toBeVisible();
    await checkAxe(page);
    await page.getByRole('button', { name: 'أغلق القائمة' }).click();
    await expect(entry).toBeHidden();
  } else {
    await page.getByRole('button', { name: 'طيّ القائمة' }).click();
    await expect(page.getByRole('button', { name: 'توسيع القائمة' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await checkAxe(page);
  }
});
