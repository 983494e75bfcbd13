import type { Locator, Page } from '@playwright/test';
import { CONTENT_TABLES } from '../src/lib/content-types.ts';
import { isPhone } from './desk-steps.ts';
import { expect, test } from './fixtures.ts';

const NEWS = '/admin-dashboard/news';

/** The records that are shown, each a row or a card. */
function records(page: Page): Locator {
  const main = page.getByRole('main');
  return isPhone(page) ? main.getByRole('listitem') : main.locator('tbody').getByRole('row');
}

async function openList(page: Page, path = NEWS): Promise<void> {
  await page.goto(path);
  await expect(records(page).first()).toBeVisible();
}

function count(page: Page): Locator {
  return page.getByRole('main').getByRole('status').first();
}

test('the news stand in their table, six a page, and are searched by the address', async ({
  page,
  complaints,
  checkAxe,
  signIn,
}) => {
  await signIn(page);
  await openList(page, `${NEWS}?page=2`);
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
  await expect(page.getByText('لا توجد خدمات متاحة', { exact: true })).toBeVisible();
  await expect(page.getByText(/^لا نتائج لهذا البحث/)).toBeVisible();
  await checkAxe(page);
  await box.fill('');
  await page.waitForURL((url) => !url.searchParams.has('search'));
  await expect(records(page)).toHaveCount(6);
  expect(complaints).toEqual([]);
});

test('order and state stand in the address too', async ({ page, complaints, signIn }) => {
  await signIn(page);
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
  await expect(page.getByText('لا توجد خدمات متاحة', { exact: true })).toBeVisible();
  await expect(page.getByText('لا شيء بهذه الحالة الآن.')).toBeVisible();
  await page.goBack();
  await expect(records(page)).toHaveCount(6);
  expect(complaints).toEqual([]);
});

test('a sort chosen while a search still waits for the next key is kept', { tag: '@phone' }, async ({
  page,
  complaints,
  signIn,
}) => {
  await signIn(page);
  await openList(page);
  await page.getByRole('searchbox').fill('الزراعة');
  await page.getByRole('combobox', { name: 'الترتيب' }).selectOption('createdAt:asc');
  await page.waitForURL(
    ({ searchParams }) =>
      searchParams.get('search') === 'الزراعة' && searchParams.get('sort') === 'createdAt:asc',
  );
  await expect(page.getByRole('combobox', { name: 'الترتيب' })).toHaveValue('createdAt:asc');
  expect(complaints).toEqual([]);
});

test('news without a title or a subtitle say so', async ({ page, complaints, signIn }) => {
  await signIn(page);
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
  expect(complaints).toEqual([]);
});

test('deleting asks first, in a dialog that closes in every way', async ({
  page,
  complaints,
  checkAxe,
  signIn,
}) => {
  await signIn(page);
  await openList(page);
  const remove = page.getByRole('button', { name: /^حذف / }).first();
  const dialog = page.getByRole('dialog', { name: 'هل أنت متأكد؟' });
  const total = await count(page).innerText();
  const ways: (() => Promise<void>)[] = [
    () => dialog.getByRole('button', { name: 'إلغاء' }).click(),
    () => dialog.getByRole('button', { name: 'إغلاق' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
  ];
  for (const leave of ways) {
    await remove.press('Enter');
    await expect(dialog).toContainText('لن تتمكن من التراجع عن هذا!');
    await expect(dialog.getByRole('button', { name: 'نعم، احذف!' })).toBeFocused();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
  }
  await remove.press('Enter');
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(32 * 17);
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(count(page)).toHaveText(total);
  expect(complaints).toEqual([]);
});

test('what is deleted can be taken back from the toast, or from the bin', async ({
  page,
  complaints,
  checkAxe,
  signIn,
}) => {
  await signIn(page);
  await openList(page);
  const total = await count(page).innerText();
  const remove = page.getByRole('button', { name: /^حذف / }).first();
  const title = (await remove.getAttribute('aria-label'))?.replace('حذف ', '') ?? '';
  const sure = page.getByRole('button', { name: 'نعم، احذف!' });

  await remove.click();
  await sure.click();
  await expect(page.getByText('تم حذف الخبر.')).toBeVisible();
  await expect(records(page).filter({ hasText: title })).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'تراجع' });
  await undo.focus();
  await checkAxe(page);
  await undo.press('Enter');
  await expect(records(page).filter({ hasText: title })).toHaveCount(1);
  await expect(count(page)).toHaveText(total);

  await page.getByRole('button', { name: `حذف ${title}`, exact: true }).click();
  await sure.click();
  await expect(records(page).filter({ hasText: title })).toHaveCount(0);
  await page.getByRole('button', { name: 'سلة المحذوفات' }).click();
  await expect(page.getByText('يبقى المحذوف هنا ٣٠ يومًا، ثم يُحذف نهائيًا.')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: `استعادة ${title}` }).click();
  await expect(page.getByText('سلة المحذوفات فارغة.')).toBeVisible();
  await page.getByRole('button', { name: 'الكل', exact: true }).click();
  await expect(count(page)).toHaveText(total);
  expect(complaints).toEqual([]);
});

test('a refused deletion is told; one that never arrived is only logged', { tag: '@phone' }, async ({
  page,
  complaints,
  signIn,
}) => {
  await signIn(page);
  await openList(page);
  const calls = '**/api/v1/news/*';
  const remove = page.getByRole('button', { name: /^حذف / }).first();
  const sure = page.getByRole('button', { name: 'نعم، احذف!' });
  await page.route(calls, (route) => route.fulfill({ status: 409, json: { success: false } }));
  await remove.click();
  await sure.click();
  await expect(page.getByText('خطأ أثناء الحذف')).toBeVisible();
  await page.unroute(calls);
  complaints.length = 0;

  await page.route(calls, (route) => route.abort());
  await remove.click();
  await sure.click();
  await expect.poll(() => complaints.some((line) => line.includes('فشل في حذف الأخبار'))).toBe(true);
  await expect(remove).toBeEnabled();
  await expect(page.getByText('خطأ أثناء الحذف')).toHaveCount(0);
  complaints.length = 0;
});

test('a list that cannot be had says so and is asked again', { tag: '@phone' }, async ({
  page,
  complaints,
  checkAxe,
  signIn,
}) => {
  await signIn(page);
  const calls = '**/api/v1/news?*';
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { success: false } }));
  await page.goto(NEWS);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('فشل في تحميل بيانات الأخبار');
  await checkAxe(page);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(records(page)).toHaveCount(6);
  complaints.length = 0;
});

test('several are hidden, published and binned together', async ({ page, complaints, checkAxe, signIn }) => {
  await signIn(page);
  await openList(page);
  await page.getByRole('checkbox', { name: 'تحديد كل ما في الصفحة' }).check();
  await expect(page.getByText('٦ عناصر محددة')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'إخفاء عن الزوار' }).click();
  await expect(records(page).filter({ hasText: 'مسودة' })).toHaveCount(6);
  await expect(page.getByText('تم إلغاء نشر ٦ أخبار.')).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^تحديد (?!كل)/ })
    .first()
    .check();
  await page
    .getByRole('checkbox', { name: /^تحديد (?!كل)/ })
    .nth(1)
    .check();
  await expect(page.getByText('عنصران محددان')).toBeVisible();
  await page.getByRole('button', { name: 'نشر', exact: true }).click();
  await expect(records(page).filter({ hasText: 'مسودة' })).toHaveCount(4);
  await expect(page.getByText('تم نشر خبرين.')).toBeVisible();

  await page.getByRole('checkbox', { name: 'تحديد كل ما في الصفحة' }).check();
  await page.getByRole('button', { name: 'حذف', exact: true }).click();
  await page.getByRole('button', { name: 'نعم، احذف!' }).click();
  await expect(count(page)).toHaveText('٨ عناصر');
  const told = page.getByRole('status').filter({ hasText: 'تم حذف ٦ أخبار.' });
  await told.getByRole('button', { name: 'تراجع' }).click();
  await expect(count(page)).toHaveText('١٤ عنصرًا');
  expect(complaints).toEqual([]);
});

test('one record is hidden from visitors and shown again by its menu', async ({
  page,
  complaints,
  checkAxe,
  signIn,
}) => {
  await signIn(page);
  await openList(page, '/admin-dashboard/sections');
  const first = records(page).first();
  const more = first.getByRole('button', { name: /^المزيد من الإجراءات/ });
  await more.press('Enter');
  await expect(first.getByRole('link', { name: 'عرض في الموقع' })).toBeVisible();
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.press('Enter');
  await first.getByRole('button', { name: 'إخفاء عن الزوار' }).press('Enter');
  await expect(first).toContainText('مسودة');
  await more.click();
  await first.getByRole('button', { name: 'نشر', exact: true }).click();
  await expect(first).not.toContainText('مسودة');
  expect(complaints).toEqual([]);
});

test('records are put in order by buttons and by keyboard, and Escape takes it back', async ({
  page,
  complaints,
  checkAxe,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin-dashboard/sections');
  await page.getByRole('link', { name: 'ترتيب العناصر' }).click();
  const handles = page.getByRole('button', { name: /^نقل [^ ]+( [^إ ]+)*$/ });
  const order = () => page.getByRole('main').getByRole('listitem').allInnerTexts();
  await expect(handles.first()).toBeVisible();
  await checkAxe(page);
  const before = await order();
  const [first = '', second = '', third = ''] = before;

  await page.getByRole('button', { name: `نقل ${first} إلى أسفل` }).click();
  await expect.poll(order).toEqual([second, first, ...before.slice(2)]);

  const handle = page.getByRole('button', { name: `نقل ${first}`, exact: true });
  await handle.press('Space');
  await expect(page.getByText(`التُقط ${first}.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect.poll(order).toEqual([second, third, first, ...before.slice(3)]);
  await page.keyboard.press('Escape');
  await expect.poll(order).toEqual([second, first, ...before.slice(2)]);

  // It settles into its place first, and is not picked up meanwhile.
  await expect(async () => {
    await handle.press('Space');
    await expect(page.getByText(`التُقط ${first}.`)).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect.poll(order).toEqual([second, third, first, ...before.slice(3)]);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/section/order'));
  await page.keyboard.press('Space');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect.poll(order).toEqual([second, third, first, ...before.slice(3)]);
  const visitors = await page.request.get('/api/v1/section?sort=position:asc&size=3&select=title');
  expect((await visitors.json()).sections.map(({ title }: { title: string }) => title)).toEqual([
    second,
    third,
    first,
  ]);
  expect(complaints).toEqual([]);
});

test('every type has its list', async ({ page, complaints, checkAxe, signIn }) => {
  await signIn(page);
  for (const list of CONTENT_TABLES) {
    await openList(page, `/admin-dashboard/${list}`);
    const title =
      (await records(page).first().getByRole('checkbox').getAttribute('aria-label'))?.slice(6) ?? '';
    await page.getByRole('searchbox').fill(title);
    await page.waitForURL((url) => url.searchParams.has('search'));
    await expect(records(page).filter({ hasText: title })).not.toHaveCount(0);
    await checkAxe(page);
  }
  expect(complaints).toEqual([]);
});

test('five hundred records are searched without losing a letter, and reached by keyboard', async ({
  page,
  complaints,
  signIn,
}) => {
  await signIn(page);
  const { services } = await (await page.request.get('/api/v1/service?size=1&select=title')).json();
  for (let from = 1; from <= 500; from += 20) {
    const batch = Array.from({ length: 20 }, (_, at) => ({
      title: `خبر رقم ${from + at}`,
      serviceId: services[0]._id,
    }));
    const answers = await Promise.all(batch.map((data) => page.request.post('/api/v1/news', { data })));
    expect(answers.map((answer) => answer.status())).toEqual(batch.map(() => 200));
  }
  await openList(page, `${NEWS}?size=100`);
  await expect(records(page)).toHaveCount(100);
  const box = page.getByRole('searchbox');
  await box.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.type('رقم 37', { delay: 40 });
  await expect(count(page)).toHaveText('١٥ عنصرًا');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('رقم 37');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await box.fill('');
  await expect(records(page)).toHaveCount(100);
  await records(page).nth(60).getByRole('checkbox').focus();
  await page.keyboard.press('Tab');
  await expect(
    records(page)
      .nth(60)
      .getByRole('button', { name: /^تعديل / }),
  ).toBeFocused();
  expect(complaints).toEqual([]);
});
