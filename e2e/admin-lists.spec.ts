import { isPhone } from './desk-steps.ts';
import { windowOf } from './editor-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { reach } from './keyboard-steps.ts';
import { count, openList, records, searchInPlace } from './list-steps.ts';

const EMPTY = 'لا توجد خدمات متاحة';

test('the news stand in their table, six a page, and are searched by the address', async ({
  page,
  checkAxe,
}) => {
  await openList(page, 'news?page=2');
  await expect(records(page)).toHaveCount(6);
  if (!isPhone(page)) {
    const heads = ['الصورة', 'العنوان', 'العنوان الفرعي', 'تاريخ الإنشاء', 'الإجراءات'];
    for (const name of heads)
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  await expect(
    records(page)
      .first()
      .getByText(/^[٠-٩]+ \S+ ٢٠٢٦$/),
  ).toBeVisible();
  await checkAxe(page);

  const box = page.getByPlaceholder('ابحث عن اخبار...');
  await box.pressSequentially('زراعه');
  await page.waitForURL((url) => url.searchParams.get('search') === 'زراعه');
  expect(new URL(page.url()).searchParams.get('page'), 'a search begins at the first page').toBeNull();
  await expect(box).toBeFocused();
  await expect(records(page).first()).toContainText('الزراعة');
  await page.reload();
  await expect(box).toHaveValue('زراعه');
  await expect(records(page).first()).toContainText('الزراعة');

  await box.fill('كلمة لا توجد');
  await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
  await expect(page.getByText(/^لا نتائج لهذا البحث/)).toBeVisible();
  await checkAxe(page);
  await box.fill('');
  await page.waitForURL((url) => !url.searchParams.has('search'));
  await expect(records(page)).toHaveCount(6);
});

test('order and state stand in the address too', async ({ page }) => {
  await openList(page);
  const newest = await records(page).first().innerText();
  await page.getByRole('combobox', { name: 'الترتيب' }).selectOption('createdAt:asc');
  await page.waitForURL('**/news?sort=createdAt*');
  await expect(records(page).first()).not.toHaveText(newest);
  if (!isPhone(page)) {
    const head = page.getByRole('columnheader', { name: 'تاريخ الإنشاء' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await head.getByRole('link').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  }
  await page.getByRole('button', { name: 'مسودة', exact: true }).click();
  await page.waitForURL('**state=draft*');
  await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
  await expect(page.getByText('لا شيء بهذه الحالة الآن.')).toBeVisible();
  await page.goBack();
  await expect(records(page)).toHaveCount(6);
});

test('a sort chosen while a search still waits for the next key is kept', { tag: '@phone' }, async ({
  page,
}) => {
  await openList(page);
  await page.getByRole('searchbox').fill('الزراعة');
  await page.getByRole('combobox', { name: 'الترتيب' }).selectOption('createdAt:asc');
  await page.waitForURL(
    ({ searchParams }) =>
      searchParams.get('search') === 'الزراعة' && searchParams.get('sort') === 'createdAt:asc',
  );
  await expect(page.getByRole('combobox', { name: 'الترتيب' })).toHaveValue('createdAt:asc');
});

test('a list says that it is on its way, that it cannot be had, that it is empty', async ({
  page,
  complaints,
  checkAxe,
}) => {
  await openList(page, 'sections');
  const calls = '**/api/v1/news?*';
  const asked = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await asked.promise;
    await route.fulfill({ status: 400, json: { success: false } });
  });
  const main = page.getByRole('main');
  await page.goto('/admin-dashboard/news');
  await expect(main.getByRole('status').filter({ hasText: 'جارٍ التحميل' })).toBeVisible();
  await checkAxe(page);
  asked.resolve();
  await expect(main.getByRole('alert')).toHaveText('فشل في تحميل بيانات الأخبار');
  await checkAxe(page);
  expectOnly(complaints, /status of 400/);
  await page.unroute(calls);
  await page.route(calls, (route) =>
    route.fulfill({ json: { success: true, data: [], totalNews: 0, totalPages: 0 } }),
  );
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(main.getByText(EMPTY, { exact: true })).toBeVisible();
  await checkAxe(page);
});

test('news without a title or a subtitle say so, and what the address leaves out is not said to be missing', async ({
  page,
  checkAxe,
}) => {
  await page.route('**/api/v1/news?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const blank = { ...answer.data[0], title: '', subTitle: '' };
    await route.fulfill({ response, json: { ...answer, data: [blank, ...answer.data.slice(1)] } });
  });
  await openList(page);
  const first = records(page).first();
  await expect(first.getByText('لا يوجد عنوان', { exact: true })).toBeVisible();
  await expect(first.getByText('لا يوجد عنوان فرعى', { exact: true })).toBeVisible();

  for (const path of ['doctors?select=name', 'services?select=title,image']) {
    await page.goto(`/admin-dashboard/${path}`);
    await expect(first.getByRole('button', { name: /^تعديل / }).or(first.getByRole('link'))).toBeVisible();
    await expect(first.locator('img')).toHaveCount(path.includes('image') ? 1 : 0);
    await expect(page.getByRole('main').getByText(/^(لا يوجد|غير محدد|بلا)/)).toHaveCount(0);
    await checkAxe(page);
  }
});

test('five hundred records are searched without losing a letter or the place, and reached by keyboard', async ({
  page,
}) => {
  await openList(page, 'services');
  const { services } = await (await page.request.get('/api/v1/service?size=1&select=title')).json();
  for (let from = 1; from <= 500; from += 20) {
    const batch = Array.from({ length: 20 }, (_, at) => ({
      title: `خبر رقم ${from + at}`,
      serviceId: services[0]._id,
    }));
    const answers = await Promise.all(batch.map((data) => page.request.post('/api/v1/news', { data })));
    expect(answers.map((answer) => answer.status())).toEqual(batch.map(() => 200));
  }
  await openList(page, 'news?size=100');
  await expect(records(page)).toHaveCount(100);
  const box = page.getByRole('searchbox');
  await reach(page, box);
  const place = await searchInPlace(page, 'رقم 3', '١٧٦ عنصرًا');
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('ControlOrMeta+A');
  // As slow as the search: a letter may come while the list goes to what was typed before it.
  await page.keyboard.type('رقم 41', { delay: 310 });
  await expect(count(page)).toHaveText('١٥ عنصرًا');
  await expect(box).toHaveValue('رقم 41');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await expect(records(page)).toHaveCount(100);
  await expect(box).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  // Under the head that stays, over the bar of what is selected: every stop on the way down is seen, and on the way up.
  const row = (at: number) => records(page).nth(at);
  await reach(page, row(1).getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(page.getByText('عنصر واحد محدد')).toBeVisible();
  const edit = row(20).getByRole('button', { name: /^تعديل / });
  await reach(page, edit);
  await page.keyboard.press('Enter');
  await expect(windowOf(page, 'إضافة خبر جديد')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await reach(page, row(2).getByRole('checkbox'), 'Shift+Tab');
});
