import {
  bookingForm,
  fillPatient,
  KEPT_PHONE,
  openForm,
  PATIENT,
  readLeads,
  readServices,
  SHOWN_PHONE,
  sendAndRead,
  sendButton,
  someSection,
  someService,
} from './booking-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';

test('a patient books on a service page, and the staff sees it', { tag: '@postgres' }, async ({
  page,
  request,
  checkAxe,
  signIn,
}) => {
  const service = await someService(request);
  await openForm(page, `/service/${service.slug}?utm_source=snap`);
  const form = bookingForm(page);
  await expect(form.locator('[name=service]')).toHaveValue(service._id);
  await expect(form.locator('[name=section]')).toHaveValue(service.sectionId._id);
  await checkAxe(page);
  await fillPatient(page);
  await expect(form.locator('[name=phone]')).toHaveValue('0501234567');
  const reference = await sendAndRead(page);
  await checkAxe(page);
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();

  await signIn(page);
  const row = page.locator('tbody tr, main li').filter({ hasText: reference });
  await expect(row).toContainText(PATIENT.name);
  await expect(row).toContainText(SHOWN_PHONE);
  await expect(row).toContainText(service.title);
  await expect(row.getByRole('link', { name: SHOWN_PHONE })).toHaveAttribute('href', `tel:${KEPT_PHONE}`);
  await expect(row.getByRole('link', { name: 'واتساب' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/${KEPT_PHONE.slice(1)}\\?`),
  );
  await checkAxe(page);
});

test('a section page offers its own services', async ({ page, request, checkAxe }) => {
  const section = await someSection(request);
  const own = (await readServices(request)).filter(({ sectionId }) => sectionId._id === section._id);
  await openForm(page, `/section/${section.slug}`);
  const form = bookingForm(page);
  await expect(form.locator('[name=section]')).toHaveValue(section._id);
  const titles = form.locator('[name=service] option:not([value=""])');
  expect((await titles.allTextContents()).toSorted()).toEqual(own.map(({ title }) => title).toSorted());
  await form.locator('[name=section]').selectOption('');
  expect((await titles.allTextContents()).toSorted()).toEqual(own.map(({ title }) => title).toSorted());
  await form.locator('[name=section]').selectOption(section._id);
  await checkAxe(page);
  await fillPatient(page);
  await form.locator('[name=service]').selectOption({ index: 1 });
  const reference = await sendAndRead(page);
  expect(await readLeads(request)).toMatchObject([
    {
      reference,
      name: PATIENT.name,
      phone: KEPT_PHONE,
      city: PATIENT.city,
      section: { title: section.title },
    },
  ]);
});

test('a double tap on the booking page makes one booking', { tag: '@phone' }, async ({
  page,
  request,
  checkAxe,
}) => {
  const service = await someService(request);
  const answer = await page.goto(`/BookADeal/service/${service._id}`);
  expect(answer?.status()).toBe(200);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/BookADeal/service/${encodeURIComponent(service.slug)}$`),
  );
  await openForm(page, `/BookADeal/service/${service.slug}`);
  await checkAxe(page);
  await fillPatient(page);
  await sendButton(page).dblclick();
  await page.waitForURL(/\/success\?ref=/);
  expect(await readLeads(request)).toHaveLength(1);
});

test('the form says what it is doing', async ({ page, request, checkAxe }) => {
  const section = await someSection(request);
  await openForm(page, `/BookADeal/section/${section.slug}`);
  const form = bookingForm(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/form', async (route) => {
    await held.promise;
    await route.continue();
  });
  await fillPatient(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('جاري الإرسال...');
  await expect(sendButton(page)).toBeDisabled();
  for (const field of ['name', 'phone', 'country', 'city', 'section', 'service']) {
    await expect(form.locator(`[name=${field}]`)).toBeDisabled();
  }
  await checkAxe(page);
  // From here the page goes on by itself after 200 ms: it has to be watched from inside.
  const seen = page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<Record<string, string>>();
    const found: Record<string, string> = {};
    const watch = () => {
      const value = (name: string) =>
        document.querySelector<HTMLInputElement>(`form [name=${name}]`)?.value ?? '';
      const green = document.querySelector('form [role=status].bg-success-tint')?.textContent;
      const toast = document.querySelector('[role=status][aria-live=polite]')?.textContent;
      if (green) Object.assign(found, { green, city: value('city'), section: value('section') });
      if (toast) Object.assign(found, { toast });
      if (found.green && found.toast) resolve(found);
      else requestAnimationFrame(watch);
    };
    watch();
    return promise;
  });
  held.resolve();
  const text = 'تم إرسال الحجز بنجاح!';
  expect(await seen).toEqual({ green: text, toast: text, city: '', section: section._id });
  await page.waitForURL(/\/success\?ref=/);
});

test('who is signed in finds name and number filled in', { tag: '@phone' }, async ({
  page,
  request,
  signIn,
}) => {
  await signIn(page);
  const service = await someService(request);
  await openForm(page, `/service/${service.slug}`);
  await expect(bookingForm(page).locator('[name=name]')).toHaveValue('مدير الموقع');
});

test('a booking page is about a service or a section, nothing else', { tag: '@phone' }, async ({
  page,
  complaints,
  checkAxe,
}) => {
  for (const path of [
    '/BookADeal/doctor/x',
    '/BookADeal/service/no-such-service',
    '/BookADeal/section/none',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(bookingForm(page)).toHaveCount(0);
  }
  await checkAxe(page);
  expectOnly(complaints, /status of 404/);
});

test('the form can be filled without a pointer', { tag: '@phone' }, async ({ page, request }) => {
  const service = await someService(request);
  await openForm(page, `/BookADeal/service/${service.slug}`);
  await bookingForm(page).locator('[name=name]').focus();
  await page.keyboard.type(PATIENT.name);
  await page.keyboard.press('Tab');
  await expect(bookingForm(page).locator('[name=country]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(PATIENT.phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PATIENT.city);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/success\?ref=/);
  expect(await readLeads(request)).toMatchObject([{ phone: KEPT_PHONE, service: { title: service.title } }]);
});
