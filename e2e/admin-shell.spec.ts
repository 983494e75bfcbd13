import type { Page } from '@playwright/test';
import { PATIENT, someService } from './booking-steps.ts';
import { becomeStaff, isPhone } from './desk-steps.ts';
import { expect, test } from './fixtures.ts';
import { reachAndPress } from './keyboard-steps.ts';

const PASSWORD = 'four words in a row';
const SPECIFIED = ['الواجهة', 'المستخدمون', 'الأطباء', 'العروض', 'الخدمات', 'الأقسام', 'الأخبار'];

/** The names in the sidebar, first to last. */
async function entries(page: Page): Promise<string[]> {
  if (isPhone(page)) await page.getByRole('button', { name: 'افتح القائمة' }).click();
  const list = page.getByRole('navigation', { name: 'أقسام لوحة التحكم' }).getByRole('list');
  await expect(list.getByRole('link').first()).toBeVisible();
  return list.getByRole('link').allInnerTexts();
}

async function become(page: Page, email: string, areas: string[] | null): Promise<void> {
  await becomeStaff(page.request);
  const person = { firstName: 'ليان', lastName: 'الحربي', email, password: PASSWORD, role: 'admin', areas };
  expect((await page.request.post('/api/v1/user', { data: person })).status()).toBe(200);
  await page.request.get('/api/v1/auth/logout');
  await page.request.post('/api/v1/auth/login', { data: { identifier: email, password: PASSWORD } });
}

test('a superadmin has every screen, in the specified order', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn(page);
  const found = await entries(page);
  expect(found.slice(0, SPECIFIED.length)).toEqual(SPECIFIED);
  expect(found.indexOf('بيانات العملاء')).toBeGreaterThan(found.indexOf('الأخبار'));
  await page.goto('/admin-dashboard');
  await page.waitForURL('**/admin-dashboard/heroes');
  await expect(page.getByRole('heading', { level: 1, name: 'الواجهة' })).toBeVisible();
});

test('an admin has the customers alone, may open a list, and is told kindly what is not theirs', {
  tag: '@phone',
}, async ({ page, checkAxe }) => {
  await become(page, 'admin@clinic.example', null);
  await page.goto('/admin-dashboard/customers');
  expect(await entries(page)).toEqual(['بيانات العملاء']);
  await page.goto('/admin-dashboard/news');
  await expect(page.getByRole('heading', { level: 1, name: 'الأخبار' })).toBeVisible();
  await page.goto('/admin-dashboard/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('هذه الشاشة ليست ضمن صلاحياتك');
  await expect(page.getByText('هي للمدير العام وحده. إن احتجت إلى شيء منها فاطلبه منه.')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('link', { name: 'العودة إلى لوحة التحكم' }).click();
  await page.waitForURL('**/admin-dashboard/customers');
});

test('an admin with areas has those and no others', { tag: '@phone' }, async ({ page }) => {
  await become(page, 'marketer@clinic.example', ['news', 'offers']);
  await page.goto('/admin-dashboard/news');
  expect(await entries(page)).toEqual(['العروض', 'الأخبار']);
  await page.goto('/admin-dashboard/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('هذه الشاشة ليست ضمن صلاحياتك');
  await expect(page.getByText(/فاطلب منه إضافتها إلى صلاحياتك/)).toBeVisible();
  await page.getByRole('button', { name: 'البحث السريع' }).click();
  await expect(page.getByRole('option')).toHaveText([
    ...['العروض', 'الأخبار', 'إضافة عرض جديد', 'إضافة خبر جديد'],
  ]);
});

test('the sidebar stays as it was left, and its icons say what they are', async ({ page, signIn }) => {
  await signIn(page);
  if (isPhone(page)) return;
  await page.getByRole('button', { name: 'طيّ القائمة' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'توسيع القائمة' })).toBeVisible();
  const news = page.getByRole('link', { name: 'الأخبار' });
  await news.hover();
  const words = page.locator('[data-open]').filter({ hasText: 'الأخبار' }).last();
  await expect(words).toBeVisible();
  expect(await words.evaluate((shown) => getComputedStyle(shown).maxWidth)).toBe('300px');
  await news.click();
  await page.waitForURL('**/admin-dashboard/news');
  await page.getByRole('button', { name: 'توسيع القائمة' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'طيّ القائمة' })).toBeVisible();
});

test('the palette goes to a screen and finds a customer, who stays out of the address', async ({
  page,
  request,
  checkAxe,
  signIn,
}) => {
  const service = await someService(request);
  // As long as a full name is.
  const name = 'نورة بنت عبدالرحمن بن عبدالعزيز العتيبي';
  const data = { ...PATIENT, name, service: service._id };
  const booked = await request.post('/api/v1/form', { data });
  expect(booked.status()).toBe(200);
  await signIn(page);
  const opener = page.getByRole('button', { name: 'البحث السريع' });
  const box = page.getByRole('combobox', { name: 'البحث السريع في لوحة التحكم' });
  if (isPhone(page)) {
    await reachAndPress(page, opener, 'Enter');
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
  } else await page.keyboard.press('Control+KeyK');
  await expect(box).toBeFocused();
  await checkAxe(page);
  await box.fill('قسم جديد');
  await expect(page.getByRole('option', { name: 'إضافة قسم جديد' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin-dashboard/sections');
  await expect(page.getByRole('dialog')).toContainText('إضافة قسم جديد');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+KeyK');
  await box.fill('الاخبار');
  await expect(page.getByRole('option')).toHaveText(['الأخبار']);
  await expect(page.getByRole('option')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin-dashboard/news');

  for (const [words, add, screen] of [
    ['مستخدم', 'إضافة مستخدم', 'users'],
    ['نموذج', 'إضافة نموذج', 'sheets'],
  ] as const) {
    await page.keyboard.press('Control+KeyK');
    await box.fill(words);
    await page.getByRole('option', { name: add }).click();
    await page.waitForURL(`**/admin-dashboard/${screen}`);
    await expect(page.getByRole('dialog', { name: add })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await page.keyboard.press('Control+KeyK');
  await expect(box).toBeFocused();
  await box.fill('لا شيء كهذا');
  await expect(page.getByText(/^لا نتائج\. جرّب اسم شاشة/)).toBeVisible();
  await box.fill(PATIENT.phone.slice(-7));
  await expect(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
  await box.fill(name);
  const found = page.getByRole('option', { name });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await expect(found).toBeInViewport({ ratio: 1 });
  await checkAxe(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin-dashboard/customers');
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  await page.keyboard.press('Control+KeyK');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});
