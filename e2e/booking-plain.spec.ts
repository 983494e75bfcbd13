import {
  bookingForm,
  fillPatient,
  KEPT_PHONE,
  PATIENT,
  readLeads,
  refusal,
  someService,
  withScript,
} from './booking-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient books; the same twice is one booking', async ({ page, request, checkAxe }) => {
    const service = await someService(request);
    const references = new Set<string | null>();
    for (const _ of [1, 2]) {
      await page.goto(`/service/${service.slug}`);
      await withScript(page, checkAxe);
      await fillPatient(page);
      await bookingForm(page).locator('button[type=submit]').click();
      await page.waitForURL(/\/success\?ref=/);
      references.add(new URL(page.url()).searchParams.get('ref'));
    }
    await withScript(page, checkAxe);
    expect(references.size).toBe(1);
    expect(await readLeads(request)).toMatchObject([
      { name: PATIENT.name, phone: KEPT_PHONE, service: { title: service.title } },
    ]);
  });

  test('who lives where the list of countries does not reach books with a +', { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const service = await someService(request);
    await page.goto(`/service/${service.slug}`);
    const form = bookingForm(page);
    await expect(form.locator('[name=country] option', { hasText: '+354' })).toHaveCount(0);
    const hint = form.locator('noscript p');
    await expect(hint).toBeVisible();
    await expect(hint).toContainText('اكتب رقمك بعد + ورمزها');
    await fillPatient(page, { phone: '+354 611 1234' });
    await form.locator('button[type=submit]').click();
    await page.waitForURL(/\/success\?ref=/);
    expect(await readLeads(request)).toMatchObject([{ phone: '+3546111234' }]);
  });

  test('a mistake brings the page back with its values', async ({ page, request, complaints, checkAxe }) => {
    await page.goto('/');
    const form = bookingForm(page);
    await fillPatient(page, { phone: '123' });
    await form.locator('[name=country]').selectOption('eg');
    const service = await someService(request);
    await form.locator('[name=service]').selectOption(service._id);
    await form.locator('[name=marketing]').check();
    await form.locator('button[type=submit]').click();
    await expect(refusal(page)).toContainText('رقم الهاتف غير صحيح');
    await expect(form.locator('[tabindex="-1"]:focus')).toBeVisible();
    await expect(form.locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator('[name=name]')).toHaveValue(PATIENT.name);
    await expect(form.locator('[name=country]')).toHaveValue('eg');
    await expect(form.locator('[name=service]')).toHaveValue(service._id);
    await expect(form.locator('[name=marketing]')).toBeChecked();
    await withScript(page, checkAxe);
    expectOnly(complaints, /status of 400/);
    await form.locator('[name=phone]').fill('01001234567');
    await form.locator('button[type=submit]').click();
    await page.waitForURL(/\/success\?ref=/);
    expect(await readLeads(request)).toMatchObject([{ phone: '+201001234567' }]);
  });
});

test('a form that is sent before its script arrives comes back whole, then lives', { tag: '@phone' }, async ({
  page,
  request,
  complaints,
  checkAxe,
}) => {
  const service = await someService(request);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`/BookADeal/service/${service.slug}`);
  await fillPatient(page, { phone: '123' });
  await page.unroute('**/assets/*.js');
  await bookingForm(page).locator('button[type=submit]').click();
  await expect(page.locator('form[novalidate]')).toBeAttached();
  await expect(refusal(page)).toContainText('رقم الهاتف غير صحيح');
  await expect(bookingForm(page).locator('[tabindex="-1"]:focus')).toBeVisible();
  await expect(bookingForm(page).locator('[name=service]')).toHaveValue(service._id);
  await checkAxe(page);
  expectOnly(complaints, /ERR_FAILED|status of 400/);
  await bookingForm(page).locator('[name=phone]').fill(PATIENT.phone);
  await bookingForm(page).locator('button[type=submit]').click();
  await page.waitForURL(/\/success\?ref=/);
});
