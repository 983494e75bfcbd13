import { PATIENT, someService } from './booking-steps.ts';
import { openDesk } from './desk-steps.ts';
import { windowOf } from './editor-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { fillByKeys, pressed, typed } from './keyboard-forms.ts';
import { goByKeys, reach, reachAndPress, retype } from './keyboard-steps.ts';
import { STAFF } from './server.ts';

const PERSON = 'ريم العتيبي';

test('users are added, given other rights, shut out and removed by the keyboard alone', async ({
  page,
  complaints,
}) => {
  await openDesk(page, 'customers');
  await goByKeys(page, 'المستخدمون');
  const main = page.getByRole('main');
  const opener = main.getByRole('button', { name: 'إضافة مستخدم', exact: true });
  await reachAndPress(page, opener, 'Enter');
  const form = windowOf(page, 'إضافة مستخدم');
  const firstName = form.getByRole('textbox', { name: 'الاسم الأول', exact: true });
  await expect(firstName).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');
  expectOnly(complaints, /status of 400/);
  await reach(page, firstName, 'Shift+Tab');
  await page.keyboard.type('ريم');
  await fillByKeys(page, form, [
    typed('اسم العائلة', 'العتيبي'),
    typed('البريد الإلكتروني', 'reem@clinic.example'),
    typed('كلمة مرور أولى', 'four words in a row'),
    pressed('radio', 'الصلاحيات المعتادة', 'ArrowDown'),
    pressed('checkbox', 'الأخبار', 'Space'),
  ]);
  await reachAndPress(page, form.getByRole('button', { name: 'إضافة', exact: true }), 'Enter');
  await expect(opener).toBeFocused();

  await reach(page, main.getByRole('searchbox'));
  await page.keyboard.type(PERSON);
  await expect(main.getByRole('status').first()).toHaveText('مستخدم واحد');
  await expect(main.getByText('الأخبار', { exact: true })).toBeVisible();
  await expect(main.getByRole('searchbox')).toBeFocused();

  const asksAgain = { status: 403, json: { success: false, code: 'CONFIRM_PASSWORD', message: 'أكّد' } };
  await page.route('**/api/v1/user/*', (route) => route.fulfill(asksAgain), { times: 1 });
  const change = main.getByRole('button', { name: `تعديل صلاحيات ${PERSON}` });
  await reachAndPress(page, change, 'Enter');
  const rights = windowOf(page, `صلاحيات ${PERSON}`);
  await expect(rights.locator(':focus')).toBeVisible();
  await reachAndPress(page, rights.getByRole('radio', { name: /^مشرف/ }), 'ArrowDown');
  await expect(rights.getByRole('radio', { name: /^مدير عام/ })).toBeChecked();
  await reachAndPress(page, rights.getByRole('button', { name: 'حفظ', exact: true }), 'Enter');
  const password = windowOf(page, 'أكّد كلمة مرورك').getByLabel('أدخل كلمة المرور للتأكيد');
  await expect(password).toBeFocused();
  await page.keyboard.type(STAFF.password);
  await page.keyboard.press('Enter');
  await expect(main.getByText('مدير عام', { exact: true }).last()).toBeVisible();
  await expect(change).toBeFocused();
  expectOnly(complaints, /status of 403/);

  await reachAndPress(page, main.getByRole('button', { name: `تعطيل حساب ${PERSON}` }), 'Enter');
  await expect(page.getByRole('button', { name: 'نعم، عطّله' })).toBeFocused();
  await page.keyboard.press('Enter');
  const enable = main.getByRole('button', { name: `تفعيل حساب ${PERSON}` });
  await expect(enable).toBeFocused();
  await expect(enable).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: `تعطيل حساب ${PERSON}` })).toBeFocused();

  await reachAndPress(page, main.getByRole('button', { name: `حذف حساب ${PERSON}` }), 'Enter');
  await expect(page.getByRole('button', { name: 'نعم، احذفه' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByText(/^لا نتائج لهذا البحث/)).toBeVisible();
  await expect(main).toBeFocused();
});

test('the settings are changed by the keyboard alone', async ({ page, complaints }) => {
  await openDesk(page, 'customers');
  await goByKeys(page, 'إعدادات العيادة');
  const main = page.getByRole('main');
  await reachAndPress(page, main.getByRole('link', { name: 'التواصل والعنوان', exact: true }), 'Enter');
  const phone = main.getByRole('textbox', { name: 'هاتف العيادة', exact: true });
  await page.keyboard.press('Tab');
  await expect(phone).toBeFocused();
  await retype(page, '12');

  const address = main.getByRole('group', { name: 'العنوان', exact: true });
  const add = address.getByRole('button', { name: 'إضافة إلى العنوان' });
  await reachAndPress(page, add, 'Enter');
  await expect(address.getByRole('textbox').last()).toBeFocused();
  await page.keyboard.type('الدور الثاني');
  await reachAndPress(page, address.getByRole('button', { name: /إلى أعلى$/ }).last(), 'Enter');
  await expect(address.getByRole('textbox').nth(-2)).toHaveValue('الدور الثاني');
  await expect(address.getByRole('button', { name: /إلى أعلى$/ }).nth(-2)).toBeFocused();
  await reachAndPress(page, address.getByRole('button', { name: /^حذف/ }).last(), 'Enter');
  await expect(add).toBeFocused();

  const save = main.getByRole('button', { name: 'حفظ التغييرات' });
  await reachAndPress(page, save, 'Enter');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  expectOnly(complaints, /status of 400/);
  await retype(page, '٠١٢ ٥٥٥ ٠١٩٩');
  await page.keyboard.press('Enter');
  await expect(page.getByText('تم حفظ إعدادات العيادة.')).toBeVisible();
  await expect(phone).toHaveValue('+966125550199');
  await expect(phone).toBeFocused();

  await retype(page, '12');
  await reachAndPress(page, main.getByRole('button', { name: 'تراجع عنها' }), 'Enter');
  await expect(phone).toHaveValue('+966125550199');
  await reach(page, main.getByRole('textbox', { name: 'الكلمات المفتاحية' }), 'Shift+Tab');
});

test('a customer is found and called by the keyboard alone', async ({ page, request }) => {
  const service = await someService(request);
  const booked = await request.post('/api/v1/form', { data: { ...PATIENT, service: service._id } });
  expect(booked.status()).toBe(200);
  await openDesk(page, 'audit');
  await goByKeys(page, 'بيانات العملاء');
  const box = page.getByRole('searchbox');
  await reach(page, box);
  await page.keyboard.type(PATIENT.name);
  await expect(page.getByText(PATIENT.name, { exact: true })).toBeVisible();
  await expect(box).toBeFocused();
  await reach(page, page.getByRole('main').locator('a[href^="tel:"]').first());
  await reach(page, box, 'Shift+Tab');
});
