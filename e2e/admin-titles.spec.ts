import { openDesk } from './desk-steps.ts';
import { field, press, windowOf } from './editor-steps.ts';
import { expect, test } from './fixtures.ts';

const ADD = 'إضافة خبر جديد';

test('of more services than a title list holds, every one is found and chosen', { tag: '@phone' }, async ({
  page,
  checkAxe,
}) => {
  const asked = page.waitForRequest(/\/api\/v1\/service\?.*select=title/);
  await openDesk(page, 'news');
  const { sections } = await (await page.request.get('/api/v1/section?size=1&select=title')).json();
  for (let n = 1; n <= 24; n += 1) {
    const data = { title: `خدمة جديدة رقم ${n}`, sectionId: sections[0]._id };
    expect((await page.request.post('/api/v1/service', { data })).status()).toBe(200);
  }
  const { totalServices } = await (await page.request.get('/api/v1/service?size=1')).json();
  expect(totalServices).toBeGreaterThan(23 + 23);

  await press(page, ADD);
  const modal = windowOf(page, ADD);
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
    ...{ page: '1', size: '23', select: 'title' },
  });
  const service = modal.getByRole('combobox', { name: 'الخدمة المرتبطة بالخبر' });
  const search = modal.getByRole('searchbox', { name: 'ابحث في الخدمات' });
  await expect(service.getByRole('option')).toHaveCount(1 + 23);
  await checkAxe(page);
  await search.fill('رقم 1');
  await expect(service.getByRole('option', { name: 'خدمة جديدة رقم 1', exact: true })).toHaveCount(1);
  await search.fill('خدمه جديده رقم ١');
  await service.selectOption({ label: 'خدمة جديدة رقم 1' });
  // What is chosen stays chosen, whatever is searched for next.
  await search.fill('لا شيء كهذا');
  await expect(modal.getByText('لا نتائج لهذا البحث')).toBeVisible();
  await expect(service.locator('option:checked')).toHaveText('خدمة جديدة رقم 1');
  await field(modal, 'العنوان').fill('خبر عن خدمة بعيدة');
  await press(modal, 'إضافة');
  await expect(modal).toBeHidden();
  const { data } = await (
    await page.request.get(`/api/v1/news?search=${encodeURIComponent('بعيدة')}`)
  ).json();
  expect(data[0].service.title).toBe('خدمة جديدة رقم 1');

  await openDesk(page, 'doctors/add');
  const chips = page.getByRole('group', { name: 'الخدمات' });
  await expect(chips.getByRole('checkbox')).toHaveCount(23);
  await chips.getByRole('searchbox').fill('رقم 2');
  await chips.getByRole('checkbox', { name: 'خدمة جديدة رقم 2', exact: true }).check();
  await chips.getByRole('searchbox').fill('رقم 3');
  await expect(chips.getByRole('checkbox', { name: 'خدمة جديدة رقم 3', exact: true })).toBeVisible();
  await expect(chips.getByRole('checkbox', { name: 'خدمة جديدة رقم 2', exact: true })).toBeChecked();
});
