import { PATIENT, someService } from './booking-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
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

test('the list of bookings is searched, paged and kept fresh', async ({
  page,
  request,
  checkAxe,
  signIn,
}) => {
  await signIn(page);
  await expect(page.getByText('لا توجد حجوزات بعد. ستظهر هنا فور وصولها.')).toBeVisible();
  await checkAxe(page);

  const service = await someService(request);
  for (let count = 1; count <= 21; count += 1) {
    // A number each: one number books so often only.
    const patient = { ...PATIENT, name: `مريض رقم ${count}`, phone: `05012345${count + 10}` };
    const answer = await request.post('/api/v1/form', { data: { ...patient, service: service._id } });
    expect(answer.status()).toBe(200);
  }
  // What a receptionist does who comes back to this tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText('مريض رقم 21', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('٢١ حجزًا');
  await checkAxe(page);

  await page.getByRole('link', { name: 'صفحة ٢' }).click();
  await page.waitForURL(`**${CUSTOMERS}?page=2`);
  await expect(page.getByText('مريض رقم 1', { exact: true })).toBeVisible();
  await expect(page.getByText('مريض رقم 21', { exact: true })).toHaveCount(0);

  await page.getByRole('searchbox').fill('رقم 17');
  await expect(page.getByText('مريض رقم 17', { exact: true })).toBeVisible();
  await expect(page.getByText('مريض رقم 1', { exact: true })).toHaveCount(0);
  expect(new URL(page.url()).search, 'what is searched for stays out of the address').toBe('');
  await page.getByRole('searchbox').fill('لا أحد');
  await expect(page.getByText(/^لا نتائج لهذا البحث/)).toBeVisible();
  await checkAxe(page);
  await page.goto(`${CUSTOMERS}?page=9`);
  await page.getByRole('link', { name: 'الصفحة الأولى' }).click();
  await page.waitForURL(`**${CUSTOMERS}`);
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
