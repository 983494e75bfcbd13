import { openDesk } from './desk-steps.ts';
import { DESCRIPTION, field, fromMenu, photo, press, windowOf } from './editor-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';

const TITLE = 'إضافة خبر جديد';
const SERVICE = 'الخدمة المرتبطة بالخبر';

test('an article is added to the letter, and stands on the site at once', async ({
  page,
  complaints,
  checkAxe,
}) => {
  await openDesk(page, 'news');
  await press(page, TITLE);
  const modal = windowOf(page, TITLE);
  const title = field(modal, 'العنوان');
  const service = modal.getByRole('combobox', { name: SERVICE, exact: true });
  const box = modal.getByPlaceholder(DESCRIPTION, { exact: true });
  await expect(service.locator('option').first()).toHaveText('اختر قسمًا');
  await expect(service.locator('option')).not.toHaveCount(1);
  await expect(modal.getByText('اضغط لرفع صورة', { exact: true })).toBeVisible();
  await checkAxe(page);

  await press(modal, 'إضافة');
  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(service).toHaveAttribute('aria-invalid', 'true');
  await expect(modal.getByText('هذا الحقل مطلوب.')).toHaveCount(2);
  await checkAxe(page);

  await title.fill('<b>عيادة</b> جديدة');
  await field(modal, 'العنوان الفرعي').fill('عنوان فرعي');
  await service.selectOption({ index: 1 });
  const picture = modal.locator('input[type=file]');
  await expect(picture).toHaveAttribute('accept', /^image\//);
  await picture.setInputFiles(await photo());
  await expect(modal.getByRole('img', { name: 'معاينة الصورة' })).toBeVisible();

  await box.fill('  الفقرة الأولى  ');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await box.fill('   ');
  await box.press('Enter');
  await box.fill('فقرة زائدة');
  await box.press('Enter');
  await expect(modal.getByRole('listitem')).toHaveCount(2);
  await expect(modal.getByText('الفقرة الأولى', { exact: true })).toBeVisible();
  await press(modal, 'حذف العنصر ٢');
  await expect(modal.getByText('فقرة زائدة')).toHaveCount(0);
  await box.fill('سطر أول');
  await box.press('Shift+Enter');
  await box.pressSequentially('سطر ثانٍ');

  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/news', async (route) => {
    await held.promise;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await press(modal, 'إضافة');
  const body = (await sent).postDataBuffer()?.toString() ?? '';
  await expect(title).toBeDisabled();
  await expect(service).toBeDisabled();
  await expect(box).toBeDisabled();
  await expect(
    modal.getByRole('button', { name: 'إضافة', exact: true, disabled: true }).last(),
  ).toHaveAttribute('aria-busy', 'true');
  await expect(modal.getByRole('button', { name: 'إلغاء', exact: true })).toBeDisabled();
  held.resolve();
  await expect(page.getByText('تمت إضافة الخبر.')).toBeVisible();
  await expect(modal).toBeHidden();
  for (const name of ['title', 'subTitle', 'serviceId', 'image', 'desc[0]', 'desc[1]']) {
    expect(body).toContain(`name="${name}"`);
  }

  await press(page, TITLE);
  await expect(field(modal, 'العنوان')).toHaveValue('');
  await press(modal, 'إلغاء');
  await expect(modal).toBeHidden();

  await page.goto('/news');
  await page.getByRole('link', { name: '<b>عيادة</b> جديدة' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '<b>عيادة</b> جديدة' })).toBeVisible();
  await expect(page.getByText('الفقرة الأولى', { exact: true })).toBeVisible();
  await expect(page.getByText(/سطر أول\s+سطر ثانٍ/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an article is edited in its own window, and its picture in another', async ({ page, checkAxe }) => {
  await openDesk(page, 'news');
  const edit = page.getByRole('button', { name: /^تعديل / }).first();
  const old = (await edit.getAttribute('aria-label'))?.replace('تعديل ', '') ?? '';
  await edit.click();
  const modal = windowOf(page, TITLE);
  await expect(field(modal, 'العنوان')).toHaveValue(old);
  await expect(modal.getByRole('combobox')).toHaveCount(0);
  await expect(modal.locator('input[type=file]')).toHaveCount(0);
  await checkAxe(page);
  await field(modal, 'العنوان').fill('خبر معدّل');
  await modal.getByPlaceholder(DESCRIPTION).fill('فقرة معلّقة');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await press(modal, 'إضافة');
  const body = (await sent).postDataJSON();
  expect(Object.keys(body).toSorted()).toEqual(['desc', 'subTitle', 'title', 'version']);
  expect(body.desc.at(-1)).toBe('فقرة معلّقة');
  await expect(page.getByText('تم تعديل الخبر.')).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(page.getByText('خبر معدّل', { exact: true })).toBeVisible();

  await fromMenu(page, 'خبر معدّل', 'تغيير الصورة');
  const image = windowOf(page, 'تغيير صورة الخبر');
  await image.locator('input[type=file]').setInputFiles(await photo());
  const point = image.getByRole('slider', { name: 'نقطة التركيز' });
  await point.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(point).toHaveAttribute('aria-valuenow', '49');
  await checkAxe(page);
  const call = page.waitForRequest((request) => request.method() === 'PUT');
  await press(image, 'حفظ الصورة');
  expect(new URL((await call).url()).pathname).toMatch(/^\/api\/v1\/news\/image\/[0-9a-f]{32}$/);
  await expect(image).toBeHidden();
});

test('what goes wrong is told in the specified words, and the window stays', async ({ page, complaints }) => {
  await openDesk(page, 'news');
  await press(page, TITLE);
  const modal = windowOf(page, TITLE);
  await field(modal, 'العنوان').fill('خبر');
  await modal.getByRole('combobox', { name: SERVICE }).selectOption({ index: 1 });
  const refuse = (method: string, json: object) =>
    page.route('**/api/v1/news**', (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, json }) : route.fallback(),
    );
  await refuse('POST', { success: false });
  await press(modal, 'إضافة');
  await expect(page.getByRole('status').getByText('حدث خطأ أثناء إضافة القسم')).toBeVisible();
  await expect(modal.getByRole('button', { name: 'إضافة', exact: true })).toBeFocused();
  await expect(field(modal, 'العنوان')).toHaveValue('خبر');
  await refuse('POST', { success: false, message: 'كلام الخادم' });
  await press(modal, 'إضافة');
  await expect(page.getByRole('status').getByText('كلام الخادم')).toBeVisible();
  expectOnly(complaints, /status of 500/);
  const lose = (method: string) =>
    page.route('**/api/v1/news**', (route) =>
      route.request().method() === method ? route.abort() : route.fallback(),
    );
  await lose('POST');
  await press(modal, 'إضافة');
  await expect(page.getByRole('status').getByText('فشل في إضافة الأخبار')).toBeVisible();
  await expect(modal.getByRole('alert')).toContainText('انقطع الاتصال');
  complaints.length = 0;

  await press(modal, 'إلغاء');
  await press(page, 'الخروج دون حفظ');
  await expect(modal).toBeHidden();
  await refuse('PUT', { success: false });
  await page
    .getByRole('button', { name: /^تعديل / })
    .first()
    .click();
  await field(modal, 'العنوان').fill('خبر آخر');
  await press(modal, 'إضافة');
  await expect(page.getByRole('status').getByText('خطأ أثناء التحديث')).toBeVisible();
  await expect(modal).toBeVisible();
  expectOnly(complaints, /status of 500/);
  await lose('PUT');
  await press(modal, 'إضافة');
  await expect(page.getByRole('status').getByText('فشل في تحديث الأخبار')).toBeVisible();
  complaints.length = 0;
});

test('an article is written by the keyboard alone', async ({ page }) => {
  await openDesk(page, 'news');
  const opener = page.getByRole('button', { name: TITLE, exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const modal = windowOf(page, TITLE);
  await expect(field(modal, 'العنوان')).toBeFocused();
  await page.keyboard.type('خبر بلا فأرة');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(modal.getByRole('combobox', { name: SERVICE })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const box = modal.getByPlaceholder(DESCRIPTION);
  for (let steps = 0; steps < 6 && !(await box.evaluate((el) => el === document.activeElement)); steps += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('أولى');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ثانية');
  await page.keyboard.press('Enter');
  await modal.getByRole('button', { name: 'نقل العنصر ٢ إلى أعلى' }).focus();
  await page.keyboard.press('Enter');
  await expect(modal.getByRole('listitem').first()).toContainText('ثانية');
  await modal.getByRole('button', { name: 'تعديل العنصر ١' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  await expect(modal.getByRole('listitem').first()).not.toContainText('!');
  await expect(modal.getByRole('button', { name: 'تعديل العنصر ١' })).toBeFocused();
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  // Once it listens: the keys of a test come faster than anybody's.
  await expect(page.getByText('لديك تغييرات لم تُحفظ', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  await field(modal, 'العنوان').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('تمت إضافة الخبر.')).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
});
