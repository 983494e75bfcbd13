import { openDesk } from './desk-steps.ts';
import { DESCRIPTION, field, fromMenu, photo, press, windowOf } from './editor-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { reach, reachAndPress } from './keyboard-steps.ts';
import { titleOf } from './list-steps.ts';

const TITLE = 'إضافة خبر جديد';
const SERVICE = 'الخدمة المرتبطة بالخبر';

test('an article is added to the letter, and stands on the site at once', async ({ page, checkAxe }) => {
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
  // Longer than a phone is wide, as a pasted link is.
  await box.fill(`https://basma.example/${'a'.repeat(90)} سطر أول`);
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('an article is edited in its own window, and its picture in another', async ({ page, checkAxe }) => {
  await openDesk(page, 'news');
  const edit = page.getByRole('button', { name: /^تعديل / }).first();
  const old = await titleOf(edit);
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
  const image = windowOf(page, 'تغيير الصورة');
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
  expectOnly(complaints, /ERR_FAILED/);

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
  // What no answer and no connection is to blame for: an exception of the page's own.
  await page.evaluate(() => {
    XMLHttpRequest.prototype.send = () => {
      throw new Error();
    };
  });
  await press(modal, 'إضافة');
  await expect(page.getByRole('status').getByText('حدث خطأ أثناء التعديل')).toBeVisible();
  await expect(modal).toBeVisible();
  expectOnly(complaints, /ERR_FAILED/);
});

test('what goes wrong with a picture is told in the specified words', { tag: '@phone' }, async ({
  page,
  complaints,
}) => {
  await openDesk(page, 'news');
  const edit = page.getByRole('button', { name: /^تعديل / }).first();
  const title = await titleOf(edit);
  await fromMenu(page, title, 'تغيير الصورة');
  const modal = windowOf(page, 'تغيير الصورة');
  await modal.locator('input[type=file]').setInputFiles(await photo());
  const calls = '**/api/v1/news/image/*';
  await page.route(calls, (route) => route.fulfill({ json: { success: false } }));
  await press(modal, 'حفظ الصورة');
  await expect(page.getByRole('status').getByText('خطأ أثناء التحديث')).toBeVisible();
  await page.route(calls, (route) => route.abort());
  await press(modal, 'حفظ الصورة');
  await expect(page.getByRole('status').getByText('فشل في تحديث صورة الأخبار')).toBeVisible();
  await expect(modal).toBeVisible();
  expectOnly(complaints, /ERR_FAILED/);
});

test('the paragraphs of an article are written, moved and changed by the keyboard alone', async ({
  page,
}) => {
  await openDesk(page, 'news');
  const opener = page.getByRole('button', { name: TITLE, exact: true });
  await reachAndPress(page, opener, 'Enter');
  const modal = windowOf(page, TITLE);
  await expect(field(modal, 'العنوان')).toBeFocused();
  await page.keyboard.type('خبر بلا فأرة');
  await reachAndPress(page, modal.getByRole('combobox', { name: SERVICE }), 'ArrowDown');
  const box = modal.getByPlaceholder(DESCRIPTION);
  await reach(page, box);
  for (const text of ['أولى', 'ثانية']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await reach(page, modal.getByRole('button', { name: 'نقل العنصر ٢ إلى أعلى' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const first = modal.getByRole('listitem').first();
  await expect(first).toContainText('ثانية');
  const pencil = modal.getByRole('button', { name: 'تعديل العنصر ١' });
  await reachAndPress(page, pencil, 'Enter', '!', 'Escape');
  await expect(first).not.toContainText('!');
  await expect(pencil).toBeFocused();
  await expect(modal).toBeVisible();
  await reachAndPress(page, modal.getByRole('button', { name: 'حذف العنصر ١' }), 'Enter');
  await expect(first).toContainText('أولى');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  // Once it listens: the keys of a test come faster than anybody's.
  await expect(page.getByText('لديك تغييرات لم تُحفظ', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  await reachAndPress(page, modal.getByRole('button', { name: 'إضافة', exact: true }), 'Enter');
  await expect(page.getByText('تمت إضافة الخبر.')).toBeVisible();
  await expect(opener).toBeFocused();
});
