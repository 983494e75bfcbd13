import { KEPT_PHONE, PATIENT, readLeads, withScript } from './booking-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import {
  fillLead,
  goInPage,
  leadForm,
  NOUF,
  openElsewhere,
  openLeadForm,
  send,
  toast,
} from './influence-steps.ts';

const LOAD_FAILED = 'حدث خطأ أثناء تحميل البيانات';
const NOT_SENT = 'حدث خطأ أثناء إرسال البيانات';

test('a link to no open sheet says so and leads on', async ({ page, complaints, checkAxe }) => {
  const answer = await page.goto('/influence/nobody');
  expect(answer?.status()).toBe(404);
  expect(new URL(page.url()).pathname).toBe('/Influence/nobody');
  await expect(page.getByText(LOAD_FAILED)).toBeVisible();
  await expect(page).toHaveTitle(/^احجز استشارتك \| /);
  await expect(page.getByRole('link', { name: 'تصفّح الخدمات' })).toBeVisible();
  await checkAxe(page);
  expectOnly(complaints, /status of 404/);
});

test('a sheet that cannot be read says so, and is read at another try', { tag: '@phone' }, async ({
  page,
  complaints,
  checkAxe,
}) => {
  await openElsewhere(page);
  await page.route('**/api/v1/sheet/*', (route) => route.fulfill({ status: 400, json: { success: false } }));
  await goInPage(page, NOUF);
  await expect(page.getByRole('alert').filter({ hasText: LOAD_FAILED })).toBeVisible();
  await checkAxe(page);
  await page.unroute('**/api/v1/sheet/*');
  await page.getByRole('button').filter({ hasText: 'المحاولة' }).click();
  await expect(leadForm(page)).toBeVisible();
  expectOnly(complaints, /status of 400|^ApiError/);
});

test('lists that are empty or cannot be had say so', { tag: '@phone' }, async ({
  page,
  complaints,
  checkAxe,
}) => {
  await openElsewhere(page);
  await page.route('**/api/v1/section?*', (route) =>
    route.fulfill({ json: { success: true, sections: [], totalsections: 0, totalPages: 1 } }),
  );
  await goInPage(page, NOUF);
  await expect(page.getByText('لا توجد أقسام متاحة')).toBeVisible();
  await checkAxe(page);
  await page.unroute('**/api/v1/section?*');

  await page.route('**/api/v1/service/?*', (route) =>
    route.fulfill({ json: { success: true, services: { none: true } } }),
  );
  await openLeadForm(page);
  await leadForm(page).locator('[name=section]').selectOption({ index: 1 });
  await expect(page.getByText('لا توجد خدمات متاحة')).toBeVisible();
  await checkAxe(page);
  await page.unroute('**/api/v1/service/?*');

  await page.route('**/api/v1/service/?*', (route) =>
    route.fulfill({ status: 400, json: { success: false } }),
  );
  await leadForm(page).locator('[name=section]').selectOption({ index: 2 });
  await expect(toast(page, 'حدث خطأ أثناء جلب الخدمات')).toBeVisible();
  await checkAxe(page);
  await page.unroute('**/api/v1/service/?*');
  await leadForm(page).getByRole('button', { name: 'أعد المحاولة' }).click();
  await leadForm(page).locator('[name=service]').selectOption({ index: 1 });
  expectOnly(complaints, /status of 400/);
});

test('what the server says of a refusal is shown, else that it was not sent', { tag: '@phone' }, async ({
  page,
  request,
  complaints,
}) => {
  await openLeadForm(page);
  await fillLead(page);
  const answers = [
    { status: 400, json: { success: false, message: 'هذا النموذج مغلق.' }, said: 'هذا النموذج مغلق.' },
    { status: 500, json: {}, said: NOT_SENT },
  ];
  for (const { said, ...answer } of answers) {
    await page.route('**/api/v1/form', (route) => route.fulfill(answer));
    await send(page).click();
    await expect(toast(page, said)).toBeVisible();
    await expect(send(page)).toBeEnabled();
    await page.unroute('**/api/v1/form');
  }
  await page.route('**/api/v1/form', (route) => route.abort());
  await send(page).click();
  await expect(toast(page, NOT_SENT)).toBeVisible();
  await page.unroute('**/api/v1/form');
  await expect(leadForm(page).locator('[name=name]')).toHaveValue(PATIENT.name);
  await send(page).click();
  await page.waitForURL(/\/success\?ref=/);
  expect(await readLeads(request)).toHaveLength(1);
  expectOnly(complaints, /status of (400|500)|ERR_FAILED/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a follower is told of a mistake, keeps what was typed, and sends', async ({
    page,
    request,
    complaints,
    checkAxe,
  }) => {
    await page.goto(NOUF);
    await withScript(page, checkAxe);
    await fillLead(page, { phone: '123' });
    await leadForm(page).locator('[name=marketing]').check();
    const section = await leadForm(page).locator('[name=section]').inputValue();
    await send(page).click();
    await expect(leadForm(page).getByRole('alert')).toContainText('رقم الهاتف غير صحيح');
    expect(new URL(page.url()).pathname).toBe(encodeURI(NOUF));
    await expect(leadForm(page).locator('[name=name]')).toHaveValue(PATIENT.name);
    await expect(leadForm(page).locator('[name=section]')).toHaveValue(section);
    await expect(leadForm(page).locator('[name=marketing]')).toBeChecked();
    await withScript(page, checkAxe);
    await leadForm(page).locator('[name=phone]').fill(PATIENT.phone);
    await send(page).click();
    await page.waitForURL(/\/success\?ref=/);
    expect(await readLeads(request)).toMatchObject([{ phone: KEPT_PHONE, source: 'influence' }]);
    expectOnly(complaints, /status of 400/);
  });
});
