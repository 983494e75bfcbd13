import type { Page } from '@playwright/test';
import { openDesk } from './desk-steps.ts';
import { field, photo, press, windowOf } from './editor-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';

/** The next call of a method reaches the server and is done; its answer never comes back. */
async function loseAnswer(page: Page, address: string, method: string): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    expect((await route.fetch()).status()).toBe(200);
    return route.abort('connectionreset');
  });
}

async function read(page: Page, path: string) {
  return (await page.request.get(`/api/v1/${path}`)).json();
}

test('a record whose call or answer is lost is kept in its window, and made once, however often it is corrected', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  await openDesk(page, 'offers');
  const { totalOffers: before } = await read(page, 'offer?state=all');
  await press(page, 'إضافة عرض جديد');
  const modal = windowOf(page, 'إضافة عرض جديد');
  await field(modal, 'العنوان').fill('عرض على موجة ضعيفة');
  await field(modal, 'السعر في العرض').fill('100');
  await modal.getByLabel(/^يبدأ العرض/).fill('2026-01-01T10:00');
  await modal.getByLabel(/^ينتهي العرض/).fill('2036-01-01T10:00');
  await modal.locator('input[type=file]').setInputFiles(await photo());
  const proxy = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
  await page.route('**/api/v1/offer', (route) => route.fulfill(proxy));
  await press(modal, 'إضافة');
  const notice = modal.getByRole('alert').filter({ hasText: 'لم يضع شيء مما كتبته' });
  await expect(notice).toBeVisible();
  expectOnly(complaints, /status of 502/);
  await page.unroute('**/api/v1/offer');

  await loseAnswer(page, '**/api/v1/offer', 'POST');
  const lost = page.waitForEvent('requestfailed');
  await press(modal, 'إعادة المحاولة');
  await lost;
  await expect(notice).toBeVisible();
  await expect(field(modal, 'العنوان')).toHaveValue('عرض على موجة ضعيفة');
  await expect(modal.getByRole('img', { name: 'معاينة الصورة' })).toBeVisible();
  expectOnly(complaints, /net::ERR_/);
  await field(modal, 'السعر في العرض').fill('200');
  await page.unroute('**/api/v1/offer');
  await loseAnswer(page, '**/api/v1/offer', 'POST');
  const lostAgain = page.waitForEvent('requestfailed');
  await press(modal, 'إعادة المحاولة');
  await lostAgain;
  await expect(notice).toBeVisible();
  expectOnly(complaints, /net::ERR_/);
  await field(modal, 'السعر في العرض').fill('300');
  await press(modal, 'إعادة المحاولة');
  await expect(modal).toBeHidden();
  const after = await read(page, 'offer?state=all&search=موجة');
  expect(after.offers).toMatchObject([{ title: 'عرض على موجة ضعيفة', price: 300 }]);
  expect((await read(page, 'offer?state=all')).totalOffers).toBe(before + 1);
  expectOnly(complaints, /status of 409/);
});

test('an edit on a page whose answer is lost is no conflict with oneself', { tag: '@phone' }, async ({
  page,
  complaints,
}) => {
  await openDesk(page, 'doctors');
  const [doctor] = (await read(page, 'doctor?state=all')).doctors;
  await page.goto(`/admin-dashboard/doctors/edit/${doctor._id}`);
  await field(page, 'التخصص').fill('تقويم على موجة ضعيفة');
  await page.locator('input[type=file]').setInputFiles(await photo());
  await loseAnswer(page, '**/api/v1/doctor/*', 'PUT');
  await press(page, 'حفظ');
  await expect(page.getByRole('alert')).toContainText('لم يضع شيء مما كتبته');
  await expect(field(page, 'التخصص')).toHaveValue('تقويم على موجة ضعيفة');
  expectOnly(complaints, /net::ERR_/);
  await press(page, 'إعادة المحاولة');
  await page.waitForURL('**/admin-dashboard/doctors');
  const kept = (await read(page, `doctor/${doctor._id}?state=all`)).doctor;
  expect(kept).toMatchObject({ specialty: 'تقويم على موجة ضعيفة', version: doctor.version + 1 });
});

test('settings that are corrected and a new user whose answers are lost are saved once, and nothing typed is lost', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  await openDesk(page, 'settings');
  const { version } = await read(page, 'settings');
  await page.getByLabel('المدينة').fill('الطائف');
  await loseAnswer(page, '**/api/v1/settings', 'PUT');
  await press(page, 'حفظ التغييرات');
  await expect(page.getByRole('alert').filter({ hasText: 'لم يضع ما كتبته' })).toBeFocused();
  await expect(page.getByLabel('المدينة')).toHaveValue('الطائف');
  expectOnly(complaints, /net::ERR_/);
  await page.getByLabel('المدينة').fill('أبها');
  await press(page, 'حفظ التغييرات');
  await expect(page.getByText('تم حفظ إعدادات العيادة.')).toBeVisible();
  expect(await read(page, 'settings')).toMatchObject({ version: version + 2, settings: { city: 'أبها' } });
  expectOnly(complaints, /status of 409/);

  await page.goto('/admin-dashboard/users');
  await press(page, 'إضافة مستخدم');
  const modal = windowOf(page, 'إضافة مستخدم');
  await modal.getByLabel('الاسم الأول').fill('ريم');
  await modal.getByLabel('اسم العائلة').fill('العتيبي');
  await modal.getByLabel('البريد الإلكتروني').fill('reem@clinic.example');
  await modal.getByLabel('كلمة مرور أولى').fill('four words in a row');
  await loseAnswer(page, '**/api/v1/user', 'POST');
  await press(modal, 'إضافة');
  await expect(modal.getByRole('alert')).toBeFocused();
  await expect(modal.getByRole('alert')).toContainText('تعذّر الاتصال بالخادم');
  await expect(modal.getByLabel('الاسم الأول')).toHaveValue('ريم');
  await expect(modal.getByLabel('كلمة مرور أولى')).toHaveValue('four words in a row');
  expectOnly(complaints, /net::ERR_/);
  await press(modal, 'إضافة');
  await expect(page.getByText('تمت إضافة المستخدم.')).toBeVisible();
  await expect(modal).toBeHidden();
  expect((await read(page, 'user')).totalUsers).toBe(2);
});
