import type { Page } from '@playwright/test';
import { openDesk } from './desk-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { searchInPlace } from './list-steps.ts';
import { STAFF } from './server.ts';

const USERS = '/admin-dashboard/users';
const PASSWORD = 'four words in a row';

async function add(page: Page, count: number): Promise<void> {
  for (let one = 1; one <= count; one += 1) {
    const person = { firstName: `زائر${one}`, lastName: 'الزهراني', email: `guest${one}@example.com` };
    const phone = `05512300${String(one).padStart(2, '0')}`;
    const data = { ...person, phone, password: PASSWORD, role: 'user' };
    expect((await page.request.post('/api/v1/user', { data })).status()).toBe(200);
  }
}

/** The row or card of somebody. */
function of(page: Page, name: string) {
  return page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ hasText: name });
}

test('staff are added, given areas, disabled and removed', async ({ page, complaints, checkAxe }) => {
  await openDesk(page, 'users', 'المستخدمون');
  await expect(page.getByRole('status').first()).toHaveText('مستخدم واحد');
  await checkAxe(page);

  await page.getByRole('button', { name: 'إضافة مستخدم' }).click();
  const modal = page.getByRole('dialog', { name: 'إضافة مستخدم' });
  await expect(modal.getByLabel('الاسم الأول')).toBeFocused();
  await modal.getByLabel('الاسم الأول').fill('ريم');
  await modal.getByRole('button', { name: 'إضافة', exact: true }).click();
  await expect(modal.getByLabel('البريد الإلكتروني')).toHaveAttribute('aria-invalid', 'true');
  await expect(modal.getByLabel('الاسم الأول')).toHaveValue('ريم');
  await checkAxe(page);
  expectOnly(complaints, /status of 400/);

  await modal.getByLabel('اسم العائلة').fill('العتيبي');
  await modal.getByLabel('البريد الإلكتروني').fill('reem@clinic.example');
  await modal.getByLabel('كلمة مرور أولى').fill(PASSWORD);
  await modal.getByText('أقسام أختارها').click();
  await modal.getByRole('button', { name: 'إضافة', exact: true }).click();
  await expect(modal.getByRole('alert')).toBeFocused();
  await expect(modal.getByText('اختر قسمًا واحدًا على الأقل.')).toBeVisible();
  await modal.getByRole('checkbox', { name: 'الأخبار' }).check();
  await modal.getByRole('checkbox', { name: 'العروض' }).check();
  await checkAxe(page);
  await modal.getByRole('button', { name: 'إضافة', exact: true }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByText('تمت إضافة المستخدم.')).toBeVisible();
  await expect(of(page, 'ريم العتيبي')).toContainText('مشرف');
  await expect(of(page, 'ريم العتيبي')).toContainText('العروض، الأخبار');

  const asksAgain = { status: 403, json: { success: false, code: 'CONFIRM_PASSWORD', message: 'أكّد' } };
  await page.route('**/api/v1/user/*', (route) => route.fulfill(asksAgain), { times: 1 });
  await page.getByRole('button', { name: 'تعديل صلاحيات ريم العتيبي' }).click();
  const rights = page.getByRole('dialog', { name: 'صلاحيات ريم العتيبي' });
  await rights.getByRole('radio', { name: /^مدير عام/ }).check();
  await rights.getByRole('button', { name: 'حفظ' }).click();
  const confirm = page.getByRole('dialog', { name: 'أكّد كلمة مرورك' });
  await confirm.getByLabel('أدخل كلمة المرور للتأكيد').fill('a guess');
  await page.keyboard.press('Enter');
  await expect(confirm.getByLabel('أدخل كلمة المرور للتأكيد')).toHaveAttribute('aria-invalid', 'true');
  await checkAxe(page);
  await confirm.getByLabel('أدخل كلمة المرور للتأكيد').fill(STAFF.password);
  await page.keyboard.press('Enter');
  await expect(confirm).toBeHidden();
  await expect(rights).toBeHidden();
  await expect(of(page, 'ريم العتيبي')).toContainText('مدير عام');
  expectOnly(complaints, /status of 40[03]/);

  await page.getByRole('button', { name: 'تعطيل حساب ريم العتيبي' }).click();
  const disable = page.getByRole('dialog', { name: 'تعطيل حساب ريم العتيبي؟' });
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(disable).toBeHidden();
  await expect(page.getByRole('button', { name: 'تعطيل حساب ريم العتيبي' })).toBeFocused();
  await page.keyboard.press('Enter');
  await disable.getByRole('button', { name: 'نعم، عطّله' }).click();
  await expect(of(page, 'ريم العتيبي')).toContainText('معطّل');
  await page.getByRole('button', { name: 'تفعيل حساب ريم العتيبي' }).click();
  await expect(of(page, 'ريم العتيبي')).not.toContainText('معطّل');

  await page.getByRole('button', { name: 'حذف حساب ريم العتيبي' }).click();
  await page.getByRole('button', { name: 'نعم، احذفه' }).click();
  await expect(of(page, 'ريم العتيبي')).toHaveCount(0);
  await expect(page.getByText('تم حذف المستخدم.')).toBeVisible();
  await checkAxe(page);
});

test('the last superadmin stays', { tag: '@phone' }, async ({ page, complaints, checkAxe }) => {
  await openDesk(page, 'users', 'المستخدمون');
  await expect(page.getByText('أنت', { exact: true })).toBeVisible();
  const refusal = page.getByRole('alert').filter({ hasText: 'هذا آخر مدير عام في الموقع' });
  await page.getByRole('button', { name: /^حذف حساب / }).click();
  await page.getByRole('button', { name: 'نعم، احذفه' }).click();
  await expect(refusal).toBeFocused();
  await checkAxe(page);
  await page.getByRole('button', { name: /^تعطيل حساب / }).click();
  await page.getByRole('button', { name: 'نعم، عطّله' }).click();
  await expect(refusal).toBeFocused();
  await page.getByRole('button', { name: /^تعديل صلاحيات / }).click();
  const rights = page.getByRole('dialog');
  await rights.getByRole('radio', { name: /^مستخدم/ }).check();
  await rights.getByRole('button', { name: 'حفظ' }).click();
  await expect(rights.getByRole('alert')).toContainText('هذا آخر مدير عام في الموقع');
  await page.keyboard.press('Escape');
  await expect(rights).toBeHidden();
  expectOnly(complaints, /status of 409/);
});

test('people are found, filtered by role and paged; what is typed stays out of the address', {
  tag: '@phone',
}, async ({ page, complaints, checkAxe }) => {
  await openDesk(page, 'users', 'المستخدمون');
  await add(page, 21);
  await page.reload();
  await expect(page.getByRole('status').first()).toHaveText('٢٢ مستخدمًا');
  expect(await searchInPlace(page, 'زائر1', '١١ مستخدمًا')).toBeGreaterThan(0);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: 'صفحة ٢' }).click();
  await page.waitForURL(`**${USERS}?page=2`);
  await expect(of(page, 'زائر1 الزهراني')).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'البحث في المستخدمين' });
  for (const typed of ['زائر17', '055 123 0017', 'guest17@']) {
    await search.fill(typed);
    await expect(of(page, 'زائر17')).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText('مستخدم واحد');
    expect(new URL(page.url()).search).toBe('');
    await search.fill('');
    await expect(page.getByRole('status').first()).toHaveText('٢٢ مستخدمًا');
  }
  await search.fill('لا أحد');
  await expect(page.getByText(/^لا نتائج لهذا البحث/)).toBeVisible();
  await checkAxe(page);
  await search.fill('');

  await page.getByRole('combobox', { name: 'الدور' }).selectOption('superadmin');
  await page.waitForURL(`**${USERS}?role=superadmin`);
  await expect(page.getByRole('status').first()).toHaveText('مستخدم واحد');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'الدور' })).toHaveValue('superadmin');
  await page.goto(`${USERS}?page=9`);
  await page.getByRole('link', { name: 'الصفحة الأولى' }).click();
  await page.waitForURL(`**${USERS}`);

  await page.route('**/api/v1/user?*', (route) => route.fulfill({ status: 400, json: { success: false } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('تعذّر تحميل المستخدمين');
  await page.unroute('**/api/v1/user?*');
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('status').first()).toHaveText('٢٢ مستخدمًا');
  expectOnly(complaints, /status of 400/);
});

test('an admin is told that the screen is not theirs', { tag: '@phone' }, async ({ page, checkAxe }) => {
  await openDesk(page, 'users', 'المستخدمون');
  const person = { firstName: 'سعد', lastName: 'الزهراني', email: 'saad@clinic.example', role: 'admin' };
  await page.request.post('/api/v1/user', { data: { ...person, password: PASSWORD } });
  await page.request.post('/api/v1/auth/login', { data: { identifier: person.email, password: PASSWORD } });
  await page.goto(USERS);
  await expect(page.getByRole('heading', { level: 1, name: 'هذه الشاشة ليست ضمن صلاحياتك' })).toBeVisible();
  await checkAxe(page);
});
