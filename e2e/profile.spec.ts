import { expect, test } from './fixtures.ts';
import { STAFF } from './server.ts';

test('a person looks after their own account', { tag: '@phone' }, async ({ page, complaints, checkAxe }) => {
  await page.goto('/dashboard');
  await page.waitForURL('**/login?next=*');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/profile');
  await page.locator('[name=identifier]').fill(STAFF.email);
  await page.locator('[name=password]').fill(STAFF.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'ملفي الشخصي' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByText('هذا الجهاز', { exact: true })).toBeVisible();
  await expect(page.getByText(/^لا توجد حجوزات بعد/)).toBeVisible();
  await expect(page.getByText(STAFF.email)).toBeVisible();
  await checkAxe(page);

  const details = page.getByRole('region', { name: 'بياناتي', exact: true });
  await details.getByLabel('الاسم الأول').fill('ن');
  await details.getByLabel('اسم العائلة').fill('القرشي');
  await details.getByRole('button', { name: 'حفظ البيانات' }).click();
  await expect(details.getByLabel('الاسم الأول')).toHaveAttribute('aria-invalid', 'true');
  await expect(details.getByRole('alert')).toBeFocused();
  await expect(details.getByLabel('اسم العائلة')).toHaveValue('القرشي');
  await details.getByLabel('الاسم الأول').fill('نورة');
  await details.getByRole('button', { name: 'حفظ البيانات' }).click();
  await expect(details.getByRole('status')).toHaveText('تم حفظ بياناتك.');
  await page.getByRole('button', { name: 'حسابك' }).click();
  await expect(page.getByText('نورة القرشي')).toBeVisible();
  await page.getByRole('link', { name: 'ملفي الشخصي' }).click();

  const password = page.getByRole('region', { name: 'كلمة المرور', exact: true });
  await password.getByLabel('كلمة المرور الحالية').fill('not-the-password');
  await password.getByLabel('كلمة المرور الجديدة').fill('four words in a row');
  await password.getByRole('button', { name: 'تغيير كلمة المرور' }).click();
  await expect(password.getByLabel('كلمة المرور الحالية')).toHaveAttribute('aria-invalid', 'true');
  await expect(password.getByLabel('كلمة المرور الجديدة')).toHaveValue('four words in a row');
  await checkAxe(page);
  expect(complaints.filter((line) => !/status of 40[01]/.test(line))).toEqual([]);
  complaints.length = 0;

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تنزيل الملف' }).click();
  expect((await saved).suggestedFilename()).toBe('basma-my-data.json');

  await page.getByRole('button', { name: 'حذف حسابي' }).click();
  const dialog = page.getByRole('dialog', { name: 'هل تريد حذف حسابك؟' });
  await dialog.getByLabel('أدخل كلمة المرور للتأكيد').fill(STAFF.password);
  await dialog.getByRole('button', { name: 'حذف نهائي' }).click();
  await expect(dialog.getByRole('alert'), 'the last superadmin stays').toBeFocused();
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'إلغاء' }).click();
  complaints.length = 0;

  await page.getByRole('main').getByRole('button', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
});
