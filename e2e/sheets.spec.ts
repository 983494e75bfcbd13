import { KEPT_PHONE, PATIENT, SHOWN_PHONE } from './booking-steps.ts';
import { openDesk } from './desk-steps.ts';
import { expectOnly } from './fixtures.ts';
import { ADDRESS, consent, expect, SPREADSHEET, test } from './google-steps.ts';
import { fillLead, openLeadForm, send } from './influence-steps.ts';

test('a superadmin connects Google and makes a sheet; a follower’s lead is its row and a customer', async ({
  page,
  browser,
  baseURL,
  google,
  complaints,
  checkAxe,
}) => {
  await openDesk(page, 'google-auth', 'ربط Google');
  await expect(page.getByText('غير مرتبط', { exact: true })).toBeVisible();
  await checkAxe(page);
  await consent(page, 'اربط حساب Google', 'Deny');
  await expect(page.getByText('لم تمنح الإذن في صفحة Google')).toBeVisible();
  await consent(page, 'اربط حساب Google', 'Allow');
  await expect(page.getByText('تم ربط حساب Google.')).toBeVisible();
  await expect(page.getByText('مرتبط', { exact: true })).toBeVisible();
  await checkAxe(page);

  await openDesk(page, 'sheets', 'النماذج');
  await page.getByRole('button', { name: 'إضافة نموذج' }).click();
  const editor = page.getByRole('dialog', { name: 'إضافة نموذج' });
  await editor.getByLabel('رابط جدول Google').fill('https://docs.google.com/document/d/x');
  await editor.getByRole('button', { name: 'إضافة', exact: true }).click();
  await expect(editor.getByText('هذا ليس رابط جدول Google.').first()).toBeVisible();
  await checkAxe(page);
  await editor.getByLabel('الاسم في الرابط').fill('حملة هند');
  await editor.getByLabel('عنوان الصفحة').fill('ابتسامتك مع هند');
  await editor.getByLabel('رابط جدول Google').fill(ADDRESS);
  for (const column of ['رقم الهاتف', 'الاسم']) await editor.getByLabel(column, { exact: true }).check();
  await editor.getByRole('button', { name: 'إضافة', exact: true }).click();
  await expect(editor).toBeHidden();
  const card = page.getByRole('article', { name: 'ابتسامتك مع هند' });
  await expect(card).toContainText('رقم الهاتف، الاسم');
  await card.getByRole('button', { name: 'صف تجربة' }).click();
  await expect(page.getByText('وصل صف التجربة إلى الجدول.').first()).toBeVisible();
  expect(google.rows(SPREADSHEET)).toHaveLength(2);
  await checkAxe(page);

  const link = await card.getByRole('link', { name: 'فتح الصفحة' }).getAttribute('href');
  expect(link).toBe(`${baseURL}/Influence/${encodeURIComponent('حملة-هند')}`);
  const elsewhere = await browser.newContext({ baseURL });
  const follower = await elsewhere.newPage();
  await openLeadForm(follower, link ?? '');
  await expect(follower.getByRole('heading', { level: 1 })).toHaveText('ابتسامتك مع هند');
  await fillLead(follower);
  await send(follower).click();
  await follower.waitForURL(/\/success\?ref=/);
  await elsewhere.close();
  await expect.poll(() => google.rows(SPREADSHEET).at(-1)?.slice(1)).toEqual([KEPT_PHONE, PATIENT.name]);
  expect(google.rows(SPREADSHEET)[0]?.slice(1)).toEqual(['رقم الهاتف', 'الاسم']);

  await openDesk(page, 'customers', 'بيانات العملاء');
  const row = page.locator('tbody tr, main li').filter({ hasText: SHOWN_PHONE });
  await expect(row).toContainText('عن طريق حملة هند');
  await openDesk(page, 'sheets', 'النماذج');
  await expect(card).toContainText('وصلت كل الصفوف.');
  expectOnly(complaints, /status of 400/);
});

test('a superadmin hears on every screen that Google refuses the account, and mends it', {
  tag: '@phone',
}, async ({ page, google, request, checkAxe }) => {
  await openDesk(page, 'google-auth', 'ربط Google');
  await consent(page, 'اربط حساب Google', 'Allow');
  const sheet = { name: 'هند', title: 'ابتسامتك مع هند', spreadsheet: ADDRESS };
  const made = await (await page.request.post('/api/v1/sheet', { data: sheet })).json();
  google.accounts.revokeAll();
  const [section] = (await (await request.get('/api/v1/section')).json()).sections;
  const lead = { ...PATIENT, section: section._id, spreadsheetId: made.sheet.sheet_id };
  expect((await request.post('/api/v1/form', { data: lead })).status()).toBe(200);

  await openDesk(page, 'customers', 'بيانات العملاء');
  const banner = page.getByRole('alert').filter({ hasText: 'انقطع الاتصال بحساب Google' });
  await expect(banner).toBeVisible({ timeout: 60_000 });
  await checkAxe(page);
  await banner.getByRole('link', { name: 'أعد الربط' }).click();
  await expect(page.getByText('انقطع الاتصال', { exact: true })).toBeVisible();
  await checkAxe(page);
  expect(google.rows(SPREADSHEET)).toEqual([]);
  await consent(page, 'أعد الربط', 'Allow');
  await expect.poll(() => google.rows(SPREADSHEET).length).toBe(2);

  await page.getByRole('button', { name: 'افصل الحساب' }).click();
  const question = page.getByRole('dialog', { name: 'فصل حساب Google؟' });
  await checkAxe(page);
  await question.getByRole('button', { name: 'نعم، افصله' }).click();
  await expect(page.getByText('غير مرتبط', { exact: true })).toBeVisible();
});

test('a sheet is shared by its code, closed, reported on and deleted', { tag: '@phone' }, async ({
  page,
  checkAxe,
}) => {
  await openDesk(page, 'sheets', 'النماذج');
  const card = page.getByRole('article', { name: 'ابتسامة تليق بك، مع نوف' });
  await card.getByRole('button', { name: 'رمز QR' }).click();
  const code = page.getByRole('dialog', { name: 'رمز «ابتسامة تليق بك، مع نوف»' });
  await expect(code.getByRole('img', { name: /رمز QR يفتح .*\/Influence\/نوف$/ })).toBeVisible();
  await checkAxe(page);
  const download = page.waitForEvent('download');
  await code.getByRole('link', { name: 'تنزيل الرمز' }).click();
  expect((await download).suggestedFilename()).toBe('qr-نوف.svg');
  await page.keyboard.press('Escape');

  const report = await card.getByRole('link', { name: 'تقرير المؤثر' }).getAttribute('href');
  const answer = await page.goto(report ?? '');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تقرير نوف');
  await checkAxe(page);

  await openDesk(page, 'sheets', 'النماذج');
  const active = card.getByRole('switch', { name: 'استقبال طلبات «ابتسامة تليق بك، مع نوف»' });
  await active.click();
  await expect(active).not.toBeChecked();
  expect((await page.request.get(`/Influence/${encodeURIComponent('نوف')}`)).status()).toBe(404);
  await card.getByRole('button', { name: 'حذف «ابتسامة تليق بك، مع نوف»' }).click();
  const question = page.getByRole('dialog', { name: 'هل أنت متأكد؟' });
  await expect(question).toContainText('لن تتمكن من التراجع عن هذا!');
  await question.getByRole('button', { name: 'إلغاء' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'حذف «ابتسامة تليق بك، مع نوف»' }).click();
  await question.getByRole('button', { name: 'نعم، احذف!' }).click();
  await expect(card).toBeHidden();
});
