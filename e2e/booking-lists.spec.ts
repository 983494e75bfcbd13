import {
  bookingForm,
  fillPatient,
  openForm,
  readSections,
  readServices,
  refusal,
  sendAndRead,
  sendButton,
  someSection,
} from './booking-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';

const SERVICES_OF_SECTION = '**/api/v1/service?*sectionIds*';

test('another section clears the service and brings its own', { tag: '@phone' }, async ({
  page,
  request,
  checkAxe,
}) => {
  const services = await readServices(request);
  const section = await someSection(request);
  const own = services.filter(({ sectionId }) => sectionId._id === section._id).map(({ title }) => title);
  await openForm(page, '/');
  const form = bookingForm(page);
  await expect(form.locator('[name=service] option')).toHaveCount(services.length + 1);
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(SERVICES_OF_SECTION, async (route) => {
    asked += 1;
    await held.promise;
    await route.continue();
  });
  await fillPatient(page);
  await form.locator('[name=service]').selectOption(services[0]?._id ?? '');
  await form.locator('[name=section]').selectOption(section._id);
  await expect(form.locator('[name=service]')).toHaveValue('');
  await expect(form.getByRole('status')).toHaveText('جارٍ تحميل الخدمات...');
  await checkAxe(page);

  await sendButton(page).click();
  await expect(refusal(page)).toHaveText('جاري تحميل بيانات النظام، يرجى الانتظار...');
  held.resolve();
  await expect(form.getByRole('status')).toHaveText('تغيّرت قائمة الخدمات بحسب القسم الذي اخترته.');
  const titles = await form.locator('[name=service] option:not([value=""])').allTextContents();
  expect(titles.toSorted()).toEqual(own.toSorted());

  await form.locator('[name=section]').selectOption('');
  await expect(form.locator('[name=service] option')).toHaveCount(services.length + 1);
  await form.locator('[name=section]').selectOption(section._id);
  await expect(form.locator('[name=service] option')).toHaveCount(own.length + 1);
  expect(asked, 'kept for 5 minutes').toBe(1);
  await sendAndRead(page);
});

test('a list that cannot be had says so and is asked for again', { tag: '@phone' }, async ({
  page,
  request,
  complaints,
  checkAxe,
}) => {
  const [section] = await readSections(request);
  await openForm(page, '/');
  const form = bookingForm(page);
  await page.route(SERVICES_OF_SECTION, (route) => route.fulfill({ status: 400, json: { success: false } }));
  await form.locator('[name=section]').selectOption(section?._id ?? '');
  await expect(form.getByRole('alert')).toContainText('فشل في تحميل الخدمات');
  await checkAxe(page);
  expectOnly(complaints, /status of 400/);
  await page.unroute(SERVICES_OF_SECTION);
  await form.getByRole('button', { name: 'أعد المحاولة' }).click();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.locator('[name=service] option:not([value=""])').first()).toBeAttached();
  // The section alone is enough.
  await fillPatient(page);
  await sendAndRead(page);
});

test('a number brings its country along', { tag: '@phone' }, async ({ page, context }) => {
  await openForm(page, '/');
  const form = bookingForm(page);
  await expect(form.locator('[name=country]')).toHaveValue('sa');
  const first = await form.locator('[name=country] option').evaluateAll((options) => {
    return (options as HTMLOptionElement[]).slice(0, 4).map(({ value }) => value);
  });
  expect(first).toEqual(['sa', 'eg', 'ae', 'qa']);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('+20 100 123 4567'));
  await form.locator('[name=phone]').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(form.locator('[name=country]')).toHaveValue('eg');
  await expect(form.locator('[name=phone]')).toHaveValue('100 123 4567');
  await form.locator('[name=phone]').fill('٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩');
  await expect(form.locator('[name=phone]')).toHaveValue('9'.repeat(15));
});
