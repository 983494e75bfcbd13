import { openDesk } from './desk-steps.ts';
import { field, press, windowOf } from './editor-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { STAFF } from './server.ts';

const ADD = 'إضافة خبر جديد';

test('a newer edit is not overwritten: both texts are shown, and either may stay', async ({
  page,
  browser,
  baseURL,
  complaints,
  checkAxe,
}) => {
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  for (const one of [page, other]) {
    await openDesk(one, 'news');
    await one
      .getByRole('button', { name: /^تعديل / })
      .first()
      .click();
  }
  const save = async (one: typeof page, title: string) => {
    await field(windowOf(one, ADD), 'العنوان').fill(title);
    await press(windowOf(one, ADD), 'إضافة');
  };
  await save(other, 'عنوان الزميلة');
  await expect(windowOf(other, ADD)).toBeHidden();
  await save(page, 'عنواني');
  const panel = page.getByRole('region', { name: /^عدّل شخص آخر/ });
  await expect(panel.getByText('عنواني')).toBeVisible();
  await expect(panel.getByText('عنوان الزميلة')).toBeVisible();
  await checkAxe(page);
  expectOnly(complaints, /status of 409/);
  await press(panel, 'أخذ المحفوظ');
  await expect(field(windowOf(page, ADD), 'العنوان')).toHaveValue('عنوان الزميلة');

  await other.getByRole('button', { name: 'تعديل عنوان الزميلة', exact: true }).click();
  await save(other, 'عنوان ثالث');
  await expect(windowOf(other, ADD)).toBeHidden();
  await save(page, 'عنواني');
  await press(panel, 'اعتماد نسختي');
  await expect(windowOf(page, ADD)).toBeHidden();
  await expect(page.getByText('عنواني', { exact: true })).toBeVisible();
  expectOnly(complaints, /status of 409/);
  await other.close();
});

test('what is typed survives a reload, and leaving is asked about', async ({ page, checkAxe }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openDesk(page, 'heroes');
  if ((page.viewportSize()?.width ?? 0) < 1024) await press(page, 'افتح القائمة');
  await page.getByRole('link', { name: 'الأخبار', exact: true }).click();
  await press(page, ADD);
  const modal = windowOf(page, ADD);
  await field(modal, 'العنوان').fill('مسودة لم تُحفظ');
  await expect(modal.getByText(/^آخر حفظ للمسودة/)).toBeVisible();
  await page.reload();
  await press(page, ADD);
  await expect(modal.getByText(/آخر حفظ/)).toBeVisible();
  await expect(field(modal, 'العنوان')).toHaveValue('');
  await checkAxe(page);
  await press(modal, 'استعادته');
  await expect(field(modal, 'العنوان')).toHaveValue('مسودة لم تُحفظ');

  for (const leave of [
    () => press(modal, 'إلغاء'),
    () => page.keyboard.press('Escape'),
    () => page.goBack().then(() => {}),
  ]) {
    await field(modal, 'العنوان').focus();
    await leave();
    const question = page.getByRole('dialog', { name: 'لديك تغييرات لم تُحفظ' });
    await expect(question).toBeVisible();
    await press(question, 'متابعة التعديل');
    await expect(question).toBeHidden();
    await expect(field(modal, 'العنوان')).toHaveValue('مسودة لم تُحفظ');
  }
  await press(modal, 'إلغاء');
  await press(page, 'الخروج دون حفظ');
  await expect(modal).toBeHidden();
  await press(page, ADD);
  await expect(modal.getByText(/آخر حفظ/)).toHaveCount(0);
});

test('a lost connection loses nothing', { tag: '@phone' }, async ({ page, context, complaints }) => {
  await openDesk(page, 'news');
  await press(page, ADD);
  const modal = windowOf(page, ADD);
  await field(modal, 'العنوان').fill('خبر على موجة ضعيفة');
  await modal.getByRole('combobox').selectOption({ index: 1 });
  // Sent from the form's end, it says so in sight all the same.
  await modal.getByText('خيارات النشر').click();
  await field(modal, 'رابط الصفحة').fill('موجة-ضعيفة');
  await context.setOffline(true);
  await field(modal, 'رابط الصفحة').press('Enter');
  await expect(modal.getByRole('alert')).toContainText('انقطع الاتصال');
  await expect(modal.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(field(modal, 'العنوان')).toHaveValue('خبر على موجة ضعيفة');
  await context.setOffline(false);
  await press(modal, 'إعادة المحاولة');
  await expect(page.getByText('تمت إضافة الخبر.')).toBeVisible();
  await expect(modal).toBeHidden();
  expectOnly(complaints, /ERR_INTERNET_DISCONNECTED|net::/);
});

test('a session that ends loses nothing: the login opens beside the form', { tag: '@phone' }, async ({
  page,
  context,
  complaints,
}) => {
  await openDesk(page, 'news');
  await press(page, ADD);
  const modal = windowOf(page, ADD);
  await field(modal, 'العنوان').fill('خبر بعد انتهاء الجلسة');
  await modal.getByRole('combobox').selectOption({ index: 1 });
  await context.clearCookies();
  await press(modal, 'إضافة');
  await expect(modal.getByRole('alert')).toContainText('انتهت جلستك');
  expectOnly(complaints, /status of 401/);
  const opened = context.waitForEvent('page');
  await modal.getByRole('link', { name: /تسجيل الدخول/ }).click();
  const login = await opened;
  await login.locator('[name=identifier]').fill(STAFF.email);
  await login.locator('[name=password]').fill(STAFF.password);
  await login.locator('form button[type=submit]').click();
  await login.waitForURL((url) => url.pathname === '/admin-dashboard/news');
  await login.close();
  await expect(field(modal, 'العنوان')).toHaveValue('خبر بعد انتهاء الجلسة');
  await press(modal, 'إعادة المحاولة');
  await expect(page.getByText('تمت إضافة الخبر.')).toBeVisible();
  await expect(modal).toBeHidden();
});

test('what was typed in the last moment before leaving is kept too', { tag: '@phone' }, async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openDesk(page, 'news');
  await press(page, ADD);
  const modal = windowOf(page, ADD);
  await field(modal, 'العنوان').fill('آخر ما كُتب');
  await page.reload();
  await press(page, ADD);
  await press(modal, 'استعادته');
  await expect(field(modal, 'العنوان')).toHaveValue('آخر ما كُتب');
});

test('logging out leaves no draft on the device', { tag: '@phone' }, async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openDesk(page, 'news');
  await press(page, ADD);
  await field(windowOf(page, ADD), 'العنوان').fill('مسودة على جهاز مشترك');
  await expect(page.getByText(/^آخر حفظ للمسودة/)).toBeVisible();
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('basma-draft:')));
  expect(await kept()).toHaveLength(1);
  await page.goto('/admin-dashboard/news');
  await press(page, 'افتح القائمة');
  await press(page, 'تسجيل الخروج');
  await page.waitForURL('**/login');
  expect(await kept()).toEqual([]);
});
