import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { PATIENT, someService } from './booking-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { STAFF } from './server.ts';

/** A tall picture: its top third is red, the rest blue. */
async function redOverBlue(): Promise<Buffer> {
  const size = { width: 200, height: 600, channels: 3 as const };
  const red = await sharp({ create: { ...size, height: 200, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...size, background: '#0000ff' } })
    .composite([{ input: red, top: 0, left: 0 }])
    .png()
    .toBuffer();
}

/** What colour the middle of a shown picture has. */
function middleOf(picture: Locator): Promise<string> {
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0, 3, 3);
    const [red = 0, , blue = 0] = pen?.getImageData(1, 1, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  });
}

test('a person looks after their own account', {
  tag: '@phone',
}, async ({ page, playwright, baseURL, complaints, checkAxe }) => {
  const elsewhere = await playwright.request.newContext({ baseURL, userAgent: 'iPhone Safari/605' });
  const { email: identifier, password: known } = STAFF;
  await elsewhere.post('/api/v1/auth/login', { data: { identifier, password: known } });
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
  expectOnly(complaints, /status of 40[01]/);

  const devices = page.getByRole('region', { name: 'أجهزتي', exact: true });
  await devices.getByRole('button', { name: 'إنهاء الدخول على Safari · iPhone' }).click();
  await expect(devices.getByRole('status')).toHaveText('تم إنهاء الدخول على هذا الجهاز.');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect((await elsewhere.get('/api/v1/user/session')).status()).toBe(401);
  await elsewhere.dispose();

  const picture = page.getByRole('region', { name: 'صورتي', exact: true });
  const file = picture.locator('input[type=file]');
  await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(picture.getByRole('alert')).toContainText('هذا الملف ليس صورة');
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await redOverBlue() });
  await expect(picture.getByAltText('معاينة الصورة المختارة')).toBeVisible();
  const slider = picture.getByRole('slider', { name: 'حرّك الصورة إلى أعلى أو أسفل' });
  await slider.press('Home');
  await expect(slider).toHaveValue('0');
  const frame = await picture.getByAltText('معاينة الصورة المختارة').boundingBox();
  await page.mouse.move((frame?.x ?? 0) + 80, (frame?.y ?? 0) + 80);
  await page.mouse.down();
  await page.mouse.move((frame?.x ?? 0) + 80, (frame?.y ?? 0) + 40);
  await page.mouse.up();
  await expect(slider).not.toHaveValue('0');
  await checkAxe(page);
  await slider.press('Home');
  await picture.getByRole('button', { name: 'حفظ الصورة' }).click();
  await expect(picture.getByRole('status')).toHaveText('تم حفظ صورتك.');
  await expect(page.getByRole('button', { name: 'حسابك' }).locator('img')).toBeVisible();
  expect(await middleOf(picture.locator('img')), 'the top was chosen, which is red').toBe('red');

  const asksAgain = { status: 403, json: { success: false, code: 'CONFIRM_PASSWORD', message: 'أكّد' } };
  await page.route('**/api/v1/user/data', (route) => route.fulfill(asksAgain), { times: 1 });
  await page.getByRole('button', { name: 'تنزيل الملف' }).click();
  const confirm = page.getByRole('dialog', { name: 'أكّد كلمة مرورك' });
  await confirm.getByLabel('أدخل كلمة المرور للتأكيد').fill('not-the-password');
  await confirm.getByRole('button', { name: 'متابعة' }).click();
  await expect(confirm.getByLabel('أدخل كلمة المرور للتأكيد')).toHaveAttribute('aria-invalid', 'true');
  await checkAxe(page);
  expectOnly(complaints, /status of 40[03]/);
  const saved = page.waitForEvent('download');
  await confirm.getByLabel('أدخل كلمة المرور للتأكيد').fill(STAFF.password);
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toBe('basma-my-data.json');
  await expect(confirm).toBeHidden();

  await page.route('**/api/v1/user/data', (route) => route.fulfill(asksAgain), { times: 1 });
  await page.getByRole('button', { name: 'تنزيل الملف' }).click();
  await expect(confirm).toBeVisible();
  await page.keyboard.press('Escape');
  const data = page.getByRole('region', { name: 'نسخة من بياناتي' });
  await expect(data.getByRole('alert')).toHaveText('لم يتغيّر شيء، فقد أُلغي تأكيد كلمة المرور.');
  await expect(data.getByRole('alert')).toBeFocused();
  expectOnly(complaints, /status of 403/);

  await page.getByRole('button', { name: 'حذف حسابي' }).click();
  const dialog = page.getByRole('dialog', { name: 'هل تريد حذف حسابك؟' });
  await dialog.getByLabel('أدخل كلمة المرور للتأكيد').fill(STAFF.password);
  await dialog.getByRole('button', { name: 'حذف نهائي' }).click();
  await expect(dialog.getByRole('alert'), 'the last superadmin stays').toBeFocused();
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'إلغاء' }).click();
  expectOnly(complaints, /status of 40[39]/);

  await page.getByRole('main').getByRole('button', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
});

test('what was booked while signed in is listed, and an account is erased by its owner', {
  tag: '@phone',
}, async ({ page, request, complaints, checkAxe }) => {
  const service = await someService(request);
  const password = 'four words in a row';
  const person = { firstName: 'نورة', lastName: 'العتيبي', email: 'noura@example.com', phone: '0551112223' };
  const registered = await page.request.post('/api/v1/auth/register', { data: { ...person, password } });
  expect(registered.status()).toBe(200);
  const booked = await page.request.post('/api/v1/form', { data: { ...PATIENT, service: service._id } });
  expect(booked.status()).toBe(200);

  await page.goto('/profile');
  const bookings = page.getByRole('region', { name: 'حجوزاتي', exact: true });
  await expect(bookings.getByRole('listitem')).toContainText(service.title);
  await expect(bookings.getByRole('listitem')).toContainText('استلمنا طلبك');
  await expect(page.getByLabel('رقم الجوال')).toHaveValue('551112223');
  await checkAxe(page);

  await page.getByRole('button', { name: 'حذف حسابي' }).click();
  const dialog = page.getByRole('dialog', { name: 'هل تريد حذف حسابك؟' });
  await dialog.getByLabel('أدخل كلمة المرور للتأكيد').fill('not-the-password');
  await dialog.getByRole('button', { name: 'حذف نهائي' }).click();
  await expect(dialog.getByLabel('أدخل كلمة المرور للتأكيد')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('أدخل كلمة المرور للتأكيد')).toHaveValue('not-the-password');
  await checkAxe(page);
  expectOnly(complaints, /status of 400/);
  await dialog.getByLabel('أدخل كلمة المرور للتأكيد').fill(password);
  await dialog.getByRole('button', { name: 'حذف نهائي' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('تم حذف حسابك وبياناتك.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'حسابك' })).toHaveCount(0);
});
