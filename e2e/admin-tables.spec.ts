import type { Locator } from '@playwright/test';
import { PATIENT, someService } from './booking-steps.ts';
import { becomeStaff, openDesk } from './desk-steps.ts';
import { field, windowOf } from './editor-steps.ts';
import { expect, test } from './fixtures.ts';
import { openList, titleOf } from './list-steps.ts';

// A phone has cards.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 1200);

function heads(main: Locator): Locator {
  return main.getByRole('columnheader');
}

test('columns are chosen and stay so, the head stays in sight, and the order is in the address', async ({
  page,
  checkAxe,
}) => {
  await openDesk(page, 'services?size=50');
  const main = page.getByRole('main');
  const head = (name: string) => main.getByRole('columnheader', { name, exact: true });
  await expect(head('العنوان الفرعي')).toBeVisible();
  const before = await heads(main).count();
  await main.getByRole('button', { name: 'الأعمدة' }).press('Enter');
  const choice = page.getByRole('group', { name: 'الأعمدة الظاهرة' });
  await expect(choice).toBeVisible();
  await choice.getByRole('checkbox', { name: 'العنوان الفرعي' }).press('Space');
  await choice.getByRole('checkbox', { name: 'الصورة' }).press('Space');
  await expect(heads(main)).toHaveCount(before - 2);
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await page.reload();
  await expect(head('العنوان')).toBeVisible();
  await expect(heads(main)).toHaveCount(before - 2);
  await main.getByRole('button', { name: 'الأعمدة' }).click();
  await choice.getByRole('checkbox', { name: 'العنوان الفرعي' }).check();
  await expect(head('العنوان الفرعي')).toBeVisible();

  await head('تاريخ الإنشاء').getByRole('link').click();
  await page.waitForURL((url) => url.searchParams.get('sort') === 'createdAt:asc');
  await expect(head('تاريخ الإنشاء')).toHaveAttribute('aria-sort', 'ascending');
  await main.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(head('العنوان')).toBeInViewport();
});

test('a record keeps its buttons in sight, however narrow the window and long its words', async ({
  page,
  request,
}) => {
  await becomeStaff(request);
  const { services } = await (await request.get('/api/v1/service?size=1')).json();
  const word = 'W'.repeat(150);
  const multipart = { title: word, subTitle: word, serviceId: services[0]._id };
  expect((await request.post('/api/v1/news', { multipart })).status()).toBe(200);
  // What visitors call themselves is longer than any name too.
  const name = { firstName: 'W'.repeat(60), lastName: 'W'.repeat(60) };
  const data = {
    ...name,
    phone: '0501234567',
    email: 'long@clinic.example',
    password: 'a-long-test-password',
  };
  expect((await request.post('/api/v1/auth/register', { data })).status()).toBe(200);

  for (const path of ['news', 'services', 'offers', 'users']) {
    await openList(page, path);
    for (const width of [1280, 1248, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      // It is where a click lands, and not beyond the table's edge.
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(المزيد من الإجراءات|حذف حساب)/ })
        .first()
        .click({ trial: true, timeout: 5_000 });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test('the services are asked for what their address says: page, size, search and select', async ({
  page,
}) => {
  const asked = page.waitForRequest(/\/api\/v1\/service\?.*state=all/);
  await openDesk(
    page,
    'services?page=2&size=3&search=%D8%A7%D9%84%D8%A3%D8%B3%D9%86%D8%A7%D9%86&select=title',
  );
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ page: '2', size: '3', search: 'الأسنان', select: 'title' },
  });
  const main = page.getByRole('main');
  const rows = main.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(heads(main), 'what was left out is not shown as if there were none').toHaveText([
    '',
    'العنوان',
    'الإجراءات',
  ]);
  await expect(main.getByRole('button', { name: 'الأعمدة' })).toHaveCount(0);
  // What the list left out is there when it is needed.
  const edit = rows.first().getByRole('button', { name: /^تعديل / });
  const title = await titleOf(edit);
  await edit.click();
  await expect(field(windowOf(page, 'تعديل الخدمة'), 'العنوان')).toHaveValue(title);
});

test('the accounts and the bookings have the same table', async ({ page, checkAxe }) => {
  await openDesk(page, 'users');
  const person = { firstName: 'ليان', lastName: 'الحربي', email: 'l@clinic.example', role: 'admin' };
  const added = await page.request.post('/api/v1/user', {
    data: { ...person, password: 'four words in a row' },
  });
  expect(added.status()).toBe(200);
  await page.reload();
  const main = page.getByRole('main');
  const first = main.getByRole('rowheader').first();
  await expect(first).toContainText('ليان');
  await main.getByRole('columnheader', { name: 'تاريخ التسجيل' }).getByRole('link').click();
  await page.waitForURL('**/users?sort=createdAt*');
  await expect(first).not.toContainText('ليان');
  const hide = async (column: string) => {
    await main.getByRole('button', { name: 'الأعمدة' }).click();
    const choice = page.getByRole('group', { name: 'الأعمدة الظاهرة' });
    await choice.getByRole('checkbox', { name: column }).uncheck();
    await expect(main.getByRole('columnheader', { name: column })).toHaveCount(0);
  };
  await hide('رقم الجوال');
  await checkAxe(page);

  const service = await someService(page.request);
  for (const [name, phone] of [
    ['نورة العتيبي', '0501234567'],
    ['سارة الحربي', '0501234568'],
  ]) {
    const data = { ...PATIENT, name, phone, service: service._id };
    expect((await page.request.post('/api/v1/form', { data })).status()).toBe(200);
  }
  await page.goto('/admin-dashboard/customers');
  await expect(first).toHaveText('سارة الحربي');
  await main.getByRole('columnheader', { name: 'منذ' }).getByRole('link').click();
  await page.waitForURL('**/customers?sort=createdAt*');
  await expect(first).toHaveText('نورة العتيبي');
  await hide('المدينة');
  await checkAxe(page);
  await page.reload();
  await expect(first).toHaveText('نورة العتيبي');
  await expect(main.getByRole('columnheader', { name: 'المدينة' })).toHaveCount(0);
  await expect(main.getByRole('row').last().getByRole('link', { name: 'واتساب سارة الحربي' })).toBeVisible();
});
