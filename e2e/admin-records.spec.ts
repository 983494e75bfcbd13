import { fromMenu, press, windowOf } from './editor-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { count, openList, records, titleOf } from './list-steps.ts';

const SURE = 'نعم، احذف!';

test('deleting asks first, in a dialog that closes in every way', async ({ page }) => {
  await openList(page);
  const remove = page.getByRole('button', { name: /^حذف / }).first();
  const dialog = windowOf(page, 'هل أنت متأكد؟');
  const total = await count(page).innerText();
  const ways: (() => Promise<void>)[] = [
    () => press(dialog, 'إلغاء'),
    () => press(dialog, 'إغلاق'),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
  ];
  for (const leave of ways) {
    await remove.press('Enter');
    await expect(dialog).toContainText('لن تتمكن من التراجع عن هذا!');
    await expect(dialog.getByRole('button', { name: SURE })).toBeFocused();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
  }
  await remove.press('Enter');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(count(page)).toHaveText(total);
});

test('what is deleted can be taken back from the toast, or from the bin', async ({ page, checkAxe }) => {
  await openList(page);
  const total = await count(page).innerText();
  const remove = page.getByRole('button', { name: /^حذف / }).first();
  const title = await titleOf(remove);

  await remove.click();
  await press(page, SURE);
  await expect(page.getByText('تم حذف الخبر.')).toBeVisible();
  await expect(records(page).filter({ hasText: title })).toHaveCount(0);
  // The keyboard goes on from the record that took its place.
  await expect(
    records(page)
      .first()
      .getByRole('button', { name: /^المزيد/ }),
  ).toBeFocused();
  const undo = page.getByRole('button', { name: 'تراجع' });
  await undo.focus();
  await checkAxe(page);
  await undo.press('Enter');
  await expect(records(page).filter({ hasText: title })).toHaveCount(1);
  await expect(count(page)).toHaveText(total);

  await press(page, `حذف ${title}`);
  await press(page, SURE);
  await expect(records(page).filter({ hasText: title })).toHaveCount(0);
  await press(page, 'سلة المحذوفات');
  await expect(page.getByText('يبقى المحذوف هنا ٣٠ يومًا، ثم يُحذف نهائيًا.')).toBeVisible();
  await checkAxe(page);
  await press(page, `استعادة ${title}`);
  await expect(page.getByText('سلة المحذوفات فارغة.')).toBeVisible();
  await press(page, 'الكل');
  await expect(count(page)).toHaveText(total);
});

test('the row waits while it is deleted; a refusal is told, a deletion that never arrived only logged', {
  tag: '@phone',
}, async ({ page, complaints, checkAxe }) => {
  await openList(page);
  const calls = '**/api/v1/news/*';
  const row = records(page).first();
  const remove = row.getByRole('button', { name: /^حذف / });
  const answered = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await answered.promise;
    await route.fulfill({ json: { success: false } });
  });
  await remove.click();
  await press(page, SURE);
  await expect(row.getByRole('status').filter({ hasText: /^جارٍ العمل على / })).toBeVisible();
  await checkAxe(page);
  answered.resolve();
  await expect(page.getByText('خطأ أثناء الحذف')).toBeVisible();
  await expect(row.getByRole('button', { name: /^المزيد من الإجراءات/ })).toBeFocused();
  await expect(page.getByText('خطأ أثناء الحذف')).toHaveCount(0);

  await page.route(calls, (route) => route.abort());
  await remove.click();
  await press(page, SURE);
  await expect.poll(() => complaints.some((line) => line.includes('فشل في حذف الأخبار'))).toBe(true);
  await expect(remove).toBeEnabled();
  await expect(page.getByText('خطأ أثناء الحذف')).toHaveCount(0);
  expectOnly(complaints, /ERR_FAILED|^فشل في حذف الأخبار/);
});

test('one record is hidden from visitors and shown again by its menu', { tag: '@phone' }, async ({
  page,
}) => {
  await openList(page, 'sections');
  const first = records(page).first();
  const title = await first.getByRole('heading').innerText();
  const menu = page.locator(':popover-open');
  await press(first, `المزيد من الإجراءات على ${title}`);
  await expect(menu.getByRole('link', { name: 'عرض في الموقع' })).toBeVisible();
  await press(menu, 'إخفاء عن الزوار');
  await expect(first).toContainText('مسودة');
  await fromMenu(page, title, 'نشر');
  await expect(first).not.toContainText('مسودة');
});
