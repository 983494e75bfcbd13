import { openDesk } from './desk-steps.ts';
import { field, fromMenu, photo, press, windowOf } from './editor-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { titleOf } from './list-steps.ts';

/** So many days from now as a control shows it on Riyadh's clock. */
function inDays(days: number): string {
  return new Date(Date.now() + (days * 24 + 3) * 3_600_000).toISOString().slice(0, 16);
}

test('a service with a picture is on the site at once; what is only typed is seen in the preview', async ({
  page,
  checkAxe,
}) => {
  await openDesk(page, 'services');
  await press(page, 'إضافة خدمة جديدة');
  const modal = windowOf(page, 'إضافة خدمة جديدة');
  await press(modal, 'إضافة');
  await expect(field(modal, 'العنوان')).toBeFocused();
  await checkAxe(page);
  await field(modal, 'العنوان').fill('تلميع <i>الأسنان</i>');
  await modal.getByRole('combobox', { name: 'القسم الذي تتبعه' }).selectOption({ index: 1 });
  await modal.locator('input[type=file]').setInputFiles(await photo());
  await field(modal, 'وصف الصورة لمن لا يراها').fill('كرسي أسنان');
  await modal.getByPlaceholder('اكتب الوصف واضغط Enter لإضافته').fill('جلسة قصيرة');
  await field(modal, 'يبدأ السعر من').fill('١٥٠٫٥');
  await press(modal, 'إضافة');
  await expect(field(modal, 'يبدأ السعر من')).toHaveAttribute('aria-invalid', 'true');
  await field(modal, 'يبدأ السعر من').fill('١٥٠');

  await press(modal, 'معاينة');
  const phone = page.frameLocator('iframe');
  await expect(phone.locator('h1')).toHaveText('تلميع <i>الأسنان</i>');
  await expect(phone.getByText('جلسة قصيرة')).toBeVisible();
  expect(
    await phone.locator('html').evaluate(() => [document.dir, document.documentElement.clientWidth <= 390]),
  ).toEqual(['rtl', true]);
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);

  await press(modal, 'إضافة');
  await expect(modal).toBeHidden();
  await page.goto('/services?sort=createdAt:desc');
  await page.getByRole('link', { name: 'تلميع <i>الأسنان</i>', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'تلميع <i>الأسنان</i>' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'كرسي أسنان' }).first()).toBeVisible();
  await expect(page.getByText('جلسة قصيرة')).toBeVisible();
});

test('where the server sends no words, the specified English ones are said of services', {
  tag: '@phone',
}, async ({ page }) => {
  await openDesk(page, 'services');
  /** Does the same before a refusal and before a success, both without a word. */
  const twice = async (method: string, act: () => Promise<void>, failed: string, done: string) => {
    for (const [success, words] of [[false, failed] as const, [true, done] as const]) {
      await page.route('**/api/v1/service**', (route) =>
        route.request().method() === method ? route.fulfill({ json: { success } }) : route.fallback(),
      );
      await act();
      await expect(page.getByRole('status').getByText(words, { exact: true })).toBeVisible();
    }
  };
  await press(page, 'إضافة خدمة جديدة');
  const add = windowOf(page, 'إضافة خدمة جديدة');
  await field(add, 'العنوان').fill('خدمة صامتة');
  await add.getByRole('combobox', { name: 'القسم الذي تتبعه' }).selectOption({ index: 1 });
  await twice(
    'POST',
    () => press(add, 'إضافة'),
    'Something went wrong while adding service',
    'Service added successfully',
  );
  await expect(add).toBeHidden();

  const edit = page.getByRole('button', { name: /^تعديل / }).first();
  const title = await titleOf(edit);
  await edit.click();
  const change = windowOf(page, 'تعديل الخدمة');
  await field(change, 'العنوان الفرعي').fill('بلا رد');
  await twice(
    'PUT',
    () => press(change, 'حفظ'),
    'Something went wrong while updating service',
    'Service updated successfully',
  );
  await expect(change).toBeHidden();

  await fromMenu(page, title, 'تغيير الصورة');
  const picture = windowOf(page, 'تغيير الصورة');
  await picture.locator('input[type=file]').setInputFiles(await photo());
  await twice(
    'PUT',
    () => press(picture, 'حفظ الصورة'),
    'Something went wrong while updating image',
    'Image updated successfully',
  );
  await expect(picture).toBeHidden();

  await twice(
    'DELETE',
    async () => {
      await press(page, `حذف ${title}`);
      await press(page, 'نعم، احذف!');
    },
    'Something went wrong while deleting service',
    'Service deleted successfully',
  );
});

test('a section waits for its day, is found again in its versions and goes back', async ({
  page,
  checkAxe,
}) => {
  await openDesk(page, 'sections');
  await press(page, 'إضافة قسم جديد');
  const modal = windowOf(page, 'إضافة قسم جديد');
  await field(modal, 'العنوان').fill('قسم الغد');
  await modal.getByText('خيارات النشر', { exact: true }).click();
  await modal.getByText('نشر لاحقًا').click();
  await press(modal, 'إضافة');
  const from = modal.getByLabel(/^يظهر ابتداءً من/);
  await expect(from).toBeFocused();
  await from.fill(inDays(1));
  await field(modal, 'رابط الصفحة').fill('قسم الغد');
  await press(modal, 'إضافة');
  await expect(modal).toBeHidden();
  await expect(page.getByText('مجدول', { exact: true }).first()).toBeVisible();
  expect((await page.request.get(`/section/${encodeURIComponent('قسم-الغد')}`)).status()).toBe(404);

  const edit = windowOf(page, 'تعديل القسم');
  await press(page, 'تعديل قسم الغد');
  await field(edit, 'العنوان').fill('قسم اليوم');
  await edit.getByText('خيارات النشر', { exact: true }).click();
  await expect(edit.getByRole('radio', { name: /^نشر لاحقًا/ })).toBeChecked();
  await edit.getByText('نشر الآن').click();
  await field(edit, 'رابط الصفحة').fill('***');
  await press(edit, 'حفظ');
  await expect(field(edit, 'رابط الصفحة')).toHaveAttribute('aria-invalid', 'true');
  await field(edit, 'رابط الصفحة').fill('قسم-الغد');
  await press(edit, 'حفظ');
  await expect(edit).toBeHidden();
  expect((await page.request.get(`/section/${encodeURIComponent('قسم-الغد')}`)).status()).toBe(200);

  await fromMenu(page, 'قسم اليوم', 'النسخ السابقة');
  const versions = windowOf(page, 'النسخ السابقة');
  await expect(versions.getByRole('button', { name: /^النسخة/ })).toHaveCount(2);
  await expect(versions.locator('del').filter({ hasText: 'الغد' }).first()).toBeVisible();
  await expect(versions.locator('ins').filter({ hasText: 'اليوم' }).first()).toBeVisible();
  await checkAxe(page);
  await press(versions, 'استعادة هذه النسخة');
  await expect(versions).toBeHidden();
  await expect(page.getByText('قسم الغد', { exact: true })).toBeVisible();
});

test('a doctor is added and changed on pages of their own', async ({ page, complaints, checkAxe }) => {
  await openDesk(page, 'doctors/add');
  await press(page, 'إضافة');
  await expect(field(page, 'الاسم')).toBeFocused();
  await checkAxe(page);
  await field(page, 'الاسم').fill('د. هدى السالم');
  await press(page, 'إضافة');
  await expect(page.getByRole('radio', { name: 'طبيبة' })).toBeFocused();
  await page.getByRole('radio', { name: 'طبيبة' }).check();
  await field(page, 'التخصص').fill('تقويم الأسنان');
  await page.getByRole('checkbox', { name: 'العربية' }).check();
  await page.getByRole('checkbox', { name: 'الإنجليزية' }).check();
  await page.getByRole('group', { name: 'الأقسام' }).getByRole('checkbox').first().check();
  const qualification = page.getByPlaceholder('اكتب مؤهلًا واضغط Enter لإضافته');
  await qualification.fill('البورد السعودي');
  await qualification.press('Enter');
  await press(page, 'إضافة');
  await page.waitForURL('**/admin-dashboard/doctors');
  await expect(page.getByText(/^تمت إضافة الطبيب/)).toBeVisible();

  const answer = await page.request.get(`/api/v1/doctor?search=${encodeURIComponent('هدى السالم')}`);
  const [doctor] = (await answer.json()).doctors;
  expect(doctor).toMatchObject({
    gender: 'female',
    languages: ['ar', 'en'],
    qualifications: ['البورد السعودي'],
  });
  await page.goto(`/admin-dashboard/doctors/edit/${doctor._id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'تعديل بيانات الطبيب' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'العربية' })).toBeChecked();
  await field(page, 'التخصص').fill('تقويم الكبار');
  await checkAxe(page);
  await page.getByRole('main').getByRole('link', { name: 'الأطباء' }).click();
  await press(page, 'متابعة التعديل');
  await press(page, 'حفظ');
  await page.waitForURL('**/admin-dashboard/doctors');
  await page.goto(`/doctor/${doctor._id}`);
  await expect(page.getByText('تقويم الكبار').first()).toBeVisible();
  // Of a licence that is not known nothing is said.
  await expect(page.getByRole('main')).not.toContainText('رقم الترخيص');

  await page.goto('/admin-dashboard/doctors/edit/nobody');
  await expect(page.getByRole('alert')).toContainText('لم نجد هذا الطبيب');
  expectOnly(complaints, /status of 404/);
});

test('an offer runs from its start to its end', async ({ page, complaints }) => {
  await openDesk(page, 'offers');
  await press(page, 'إضافة عرض جديد');
  const modal = windowOf(page, 'إضافة عرض جديد');
  await field(modal, 'العنوان').fill('عرض الأسبوع');
  await field(modal, 'السعر في العرض').fill('900');
  await field(modal, 'السعر قبل العرض').fill('700');
  await modal.getByLabel(/^يبدأ العرض/).fill(inDays(-1));
  await modal.getByLabel(/^ينتهي العرض/).fill(inDays(-2));
  await press(modal, 'إضافة');
  await expect(modal.getByText('يجب أن يكون وقت الانتهاء بعد وقت البدء.')).toBeVisible();
  await expect(modal.getByText('يجب أن يكون السعر السابق أعلى من السعر الحالي.')).toBeVisible();
  expectOnly(complaints, /status of 400/);
  await field(modal, 'السعر قبل العرض').fill('1200');
  await modal.getByLabel(/^ينتهي العرض/).fill(inDays(2));
  await press(modal, 'إضافة');
  await expect(modal).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'عرض الأسبوع' })).toBeVisible();

  await openDesk(page, 'offers');
  await press(page, 'تعديل عرض الأسبوع');
  const edit = windowOf(page, 'تعديل العرض');
  await edit.getByLabel(/^يبدأ العرض/).fill(inDays(1));
  await press(edit, 'حفظ');
  await expect(edit).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'عرض الأسبوع' })).toHaveCount(0);
});

test('a head of the home page is switched on and off', async ({ page }) => {
  await openDesk(page, 'heroes');
  await press(page, 'إضافة واجهة جديدة');
  const modal = windowOf(page, 'إضافة واجهة جديدة');
  await field(modal, 'العنوان').fill('ابتسم من جديد');
  await field(modal, 'وجهة الزر').fill('javascript:alert(1)');
  await press(modal, 'إضافة');
  await expect(field(modal, 'وجهة الزر')).toBeFocused();
  await field(modal, 'وجهة الزر').fill('/services');
  await field(modal, 'نص الزر').fill('خدماتنا');
  await modal.getByRole('radio', { name: /^مخفي/ }).check();
  await press(modal, 'معاينة');
  await expect(page.frameLocator('iframe').getByText('ابتسم من جديد').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await press(modal, 'إضافة');
  await expect(modal).toBeHidden();
  const shown = async () => (await (await page.request.get('/')).text()).includes('ابتسم من جديد');
  expect(await shown()).toBe(false);
  await press(page, 'تعديل ابتسم من جديد');
  const edit = windowOf(page, 'تعديل الواجهة');
  await edit.getByRole('radio', { name: /^ظاهر/ }).check();
  await press(edit, 'حفظ');
  await expect(edit).toBeHidden();
  expect(await shown()).toBe(true);
});
