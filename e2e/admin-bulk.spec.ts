import type { Page } from '@playwright/test';
import { expect, expectOnly, test } from './fixtures.ts';
import { count, openList, records } from './list-steps.ts';

const NEWS = '/admin-dashboard/news';

/** How many news of the campaign a visitor gets, and whether the page of all news names one. */
async function seenByVisitors(page: Page): Promise<[number, boolean]> {
  const { totalNews } = await (await page.request.get('/api/v1/news?search=حملة')).json();
  const html = await (await page.request.get(`/news?search=${encodeURIComponent('حملة')}`)).text();
  return [totalNews, html.includes('خبر الحملة')];
}

test('all that match are hidden, shown as they were, binned and brought back, beyond the page that is seen', async ({
  page,
  complaints,
  checkAxe,
  signIn,
}) => {
  await signIn(page);
  const { services } = await (await page.request.get('/api/v1/service?size=1&select=title')).json();
  const add = async (n: number) => {
    const status = n === 7 ? 'draft' : 'published';
    const data = { title: `خبر الحملة ${n}`, serviceId: services[0]._id, status };
    const added = await page.request.post('/api/v1/news', { data });
    expect(added.status()).toBe(200);
    return (await added.json()).data._id;
  };
  for (let n = 1; n <= 36; n += 1) await add(n);
  await page.goto(`${NEWS}?search=${encodeURIComponent('الحملة')}`);
  const whole = page.getByRole('button', { name: 'تحديد كل النتائج (٣٦)' });
  const undo = page.getByRole('button', { name: 'تراجع' });
  await expect(count(page)).toHaveText('٣٦ عنصرًا');
  expect(await seenByVisitors(page)).toEqual([35, true]);

  const one = page.getByRole('checkbox', { name: /^تحديد خبر/ }).first();
  await one.check();
  await expect(page.getByText('عنصر واحد محدد')).toBeVisible();
  await expect(whole).toHaveCount(0);
  const ofPage = page.getByRole('checkbox', { name: 'تحديد كل ما في الصفحة' });
  await ofPage.check();
  await expect(page.getByText('٦ عناصر محددة')).toBeVisible();
  await whole.press('Enter');
  await expect(page.getByText('كل النتائج محددة (٣٦ عنصرًا)')).toBeVisible();
  const shownOnly = page.getByRole('button', { name: 'الاكتفاء بهذه الصفحة' });
  await expect(shownOnly).toBeFocused();
  await checkAxe(page);
  await shownOnly.press('Enter');
  await expect(page.getByText('٦ عناصر محددة')).toBeVisible();
  await whole.press('Enter');

  const late = await add(37);
  await page.getByRole('button', { name: 'إخفاء عن الزوار' }).press('Enter');
  await expect(page.getByText(/^تغيّر عدد النتائج قبل التنفيذ، فلم يتغيّر شيء\./)).toBeVisible();
  await expect(page.getByText('كل النتائج محددة (٣٧ عنصرًا)')).toBeVisible();
  expectOnly(complaints, /status of 409/);
  expect(await seenByVisitors(page)).toEqual([36, true]);
  expect((await page.request.delete(`/api/v1/news/${late}`)).status()).toBe(200);
  await page.reload();
  await ofPage.check();
  await whole.press('Enter');
  await page.getByRole('button', { name: 'إخفاء عن الزوار' }).press('Enter');
  await expect(page.getByText('تم إخفاء ٣٥ خبرًا عن الزوار.')).toBeVisible();
  expect(await seenByVisitors(page)).toEqual([0, false]);
  await undo.press('Enter');
  await expect(page.getByText('تم التراجع عن التغيير في ٣٥ خبرًا.')).toBeVisible();
  await expect(undo).toHaveCount(0);
  expect(await seenByVisitors(page)).toEqual([35, true]);

  await ofPage.check();
  await whole.click();
  await page.getByRole('button', { name: 'حذف', exact: true }).click();
  await page.getByRole('button', { name: 'نعم، احذف!' }).click();
  await expect(page.getByText('تم حذف ٣٦ خبرًا.')).toBeVisible();
  await expect(page.getByText(/^لا نتائج لهذا البحث/)).toBeVisible();
  await undo.click();
  await expect(count(page)).toHaveText('٣٦ عنصرًا');
  expect(await seenByVisitors(page)).toEqual([35, true]);
});

test('whether a record is seen shows at once, goes back when it fails, and is undone from the toast', {
  tag: '@phone',
}, async ({ page, complaints, signIn }) => {
  await signIn(page);
  await page.goto('/admin-dashboard/sections');
  const first = page.getByRole('main').getByRole('listitem').first();
  const change = async (name: string) => {
    await first.getByRole('button', { name: /^المزيد من الإجراءات/ }).click();
    await first.getByRole('button', { name, exact: true }).click();
  };
  let answer: () => void = () => {};
  await page.route('**/api/v1/section/bulk', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.abort();
  });
  await change('إخفاء عن الزوار');
  await expect(first).toContainText('مسودة');
  answer();
  await expect(page.getByText('تعذّر تنفيذ الإجراء. أعد المحاولة بعد قليل.')).toBeVisible();
  await expect(first).not.toContainText('مسودة');
  await page.unroute('**/api/v1/section/bulk');
  expectOnly(complaints, /ERR_FAILED/);

  await change('إخفاء عن الزوار');
  await expect(page.getByText('تم إخفاء قسم واحد عن الزوار.')).toBeVisible();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText('تم التراجع عن التغيير في قسم واحد.')).toBeVisible();
  await expect(first).not.toContainText('مسودة');
});

test('several are hidden, published and binned together', async ({ page, checkAxe }) => {
  await openList(page);
  await page.getByRole('checkbox', { name: 'تحديد كل ما في الصفحة' }).check();
  await expect(page.getByText('٦ عناصر محددة')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'إخفاء عن الزوار' }).click();
  await expect(records(page).filter({ hasText: 'مسودة' })).toHaveCount(6);
  await expect(page.getByText('تم إخفاء ٦ أخبار عن الزوار.')).toBeVisible();
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
});
