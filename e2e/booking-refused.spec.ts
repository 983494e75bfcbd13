import {
  bookingForm,
  fillPatient,
  openForm,
  PATIENT,
  readLeads,
  refusal,
  sendAndRead,
  sendButton,
  someSection,
  someService,
} from './booking-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';

const ALL_MISSING =
  'الحقول المطلوبة: الاسم، رقم الهاتف، المدينة، الخدمة أو القسم (يجب اختيار واحد على الأقل)';

test('missing fields are named in a toast, over the form and beside each field', async ({
  page,
  request,
  checkAxe,
}) => {
  await openForm(page, '/');
  let sent = 0;
  page.on('request', (call) => {
    if (call.method() === 'POST') sent += 1;
  });
  await sendButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: ALL_MISSING })).toBeVisible();
  await expect(refusal(page)).toContainText(ALL_MISSING);
  await expect(bookingForm(page).locator('[tabindex="-1"]:focus')).toContainText(ALL_MISSING);
  for (const field of ['name', 'phone', 'city', 'service']) {
    await expect(bookingForm(page).locator(`[name=${field}]`)).toHaveAttribute('aria-invalid', 'true');
  }
  await checkAxe(page);
  expect(sent).toBe(0);

  await refusal(page).getByRole('link', { name: 'اكتب اسم مدينتك.' }).click();
  await expect(bookingForm(page).locator('[name=city]')).toBeFocused();
  await fillPatient(page);
  await expect(bookingForm(page).locator('[aria-invalid]')).toHaveCount(1);
  await bookingForm(page)
    .locator('[name=section]')
    .selectOption((await someSection(request))._id);
  await expect(refusal(page)).toHaveCount(0);
  await sendAndRead(page);
});

test('a refusal keeps what was typed and stands at its field', async ({
  page,
  request,
  complaints,
  checkAxe,
}) => {
  const service = await someService(request);
  await openForm(page, `/service/${service.slug}`);
  await fillPatient(page, { phone: '123' });
  await sendButton(page).click();
  await expect(refusal(page)).toContainText('رقم الهاتف غير صحيح');
  await expect(bookingForm(page).locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true');
  await expect(bookingForm(page).locator('[name=city]')).toHaveValue(PATIENT.city);
  await checkAxe(page);
  expectOnly(complaints, /status of 400/);
  await bookingForm(page).locator('[name=phone]').fill(PATIENT.phone);
  await sendAndRead(page);
});

test("a server that says no is quoted, one without words gets the form's own", async ({
  page,
  request,
  complaints,
  checkAxe,
}) => {
  const service = await someService(request);
  await openForm(page, `/BookADeal/service/${service.slug}`);
  await fillPatient(page);
  const answers = [
    { status: 503, json: { success: false, code: 'STORE_UNAVAILABLE', message: 'تعذّر حفظ حجزك الآن' } },
    { status: 502, body: 'Bad gateway' },
  ];
  await page.route('**/api/v1/form', (route) => route.fulfill(answers.shift()));
  for (const text of ['تعذّر حفظ حجزك الآن', 'فشل في إرسال الحجز']) {
    await sendButton(page).click();
    await expect(refusal(page)).toHaveText(text);
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(bookingForm(page).locator('[name=name]')).toHaveValue(PATIENT.name);
    await checkAxe(page);
  }
  expectOnly(complaints, /status of 50[23]/);
  await page.unroute('**/api/v1/form');
  await sendAndRead(page);
});

test('offline nothing is lost, and the retry carries the same key', async ({
  page,
  context,
  request,
  complaints,
  checkAxe,
}) => {
  const service = await someService(request);
  await openForm(page, `/service/${service.slug}`);
  await page.waitForLoadState('networkidle');
  const keys: (string | undefined)[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST') keys.push(call.headers()['idempotency-key']);
  });
  await fillPatient(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(refusal(page)).toHaveText('حدث خطأ في الاتصال بالخادم');
  await expect(page.getByRole('status').filter({ hasText: 'حدث خطأ في الاتصال بالخادم' })).toBeVisible();
  await expect(bookingForm(page).locator('[name=phone]')).toHaveValue('0501234567');
  await checkAxe(page);
  expectOnly(complaints, /ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await sendAndRead(page);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('an answer that is lost on its way makes no second booking, not even after a reload', {
  tag: '@phone',
}, async ({ page, request, complaints }) => {
  const service = await someService(request);
  await openForm(page, `/service/${service.slug}`);
  await fillPatient(page);
  await page.route('**/api/v1/form', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendButton(page).click();
  await expect(refusal(page)).toHaveText('حدث خطأ في الاتصال بالخادم');
  expectOnly(complaints, /ERR_FAILED/);
  await page.unroute('**/api/v1/form');
  await openForm(page, `/service/${service.slug}`);
  await fillPatient(page);
  const reference = await sendAndRead(page);
  expect(await readLeads(request)).toMatchObject([{ reference }]);
});
