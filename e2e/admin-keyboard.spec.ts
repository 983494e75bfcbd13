import { openDesk } from './desk-steps.ts';
import { photo, windowOf } from './editor-steps.ts';
import { expect, test } from './fixtures.ts';
import { fillByKeys, SCREENS } from './keyboard-forms.ts';
import { goByKeys, reach, reachAndPress, retype } from './keyboard-steps.ts';
import { records } from './list-steps.ts';

const TITLE = 'سجل بلا فأرة';

for (const [path, screen] of Object.entries(SCREENS)) {
  test(`${path} are added, found, changed and deleted by the keyboard alone`, async ({ page, checkAxe }) => {
    page.on('filechooser', async (chooser) => chooser.setFiles(await photo()));
    await openDesk(page, 'customers');
    await goByKeys(page, screen.name);
    const main = page.getByRole('main');
    const formOf = (title: string) => (screen.page ? main : windowOf(page, title));

    const opener = main.getByRole(screen.page ? 'link' : 'button', { name: screen.add, exact: true });
    await reachAndPress(page, opener, 'Enter');
    const form = formOf(screen.add);
    const title = form.getByRole('textbox', { name: screen.title, exact: true });
    if (screen.page) await reach(page, title);
    await expect(title).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title).toHaveAccessibleDescription(/^هذا الحقل مطلوب\./);
    await expect(title).toBeFocused();
    await checkAxe(page);
    await page.keyboard.type(TITLE);
    await fillByKeys(page, form, screen.steps);
    await reachAndPress(page, form.getByRole('button', { name: 'إضافة', exact: true }), 'Enter');
    if (screen.page) await expect(main).toBeFocused();
    else await expect(opener).toBeFocused();

    const box = main.getByRole('searchbox');
    await reach(page, box);
    await page.keyboard.type(TITLE);
    await expect(records(page)).toHaveCount(1);
    await expect(box).toBeFocused();
    const row = records(page);
    await reachAndPress(
      page,
      row.getByRole(screen.page ? 'link' : 'button', { name: `تعديل ${TITLE}` }),
      'Enter',
    );
    const change = formOf(screen.edit);
    const again = change.getByRole('textbox', { name: screen.title, exact: true });
    if (screen.page) await reach(page, again);
    await expect(again).toBeFocused();
    await expect(again).toHaveValue(TITLE);
    await expect(change.locator('button[type=submit]')).toHaveAccessibleName(screen.save);
    await retype(page, `${TITLE} الثاني`);
    await page.keyboard.press('Enter');
    if (screen.page) {
      await expect(main).toBeFocused();
      await reach(page, box);
      await page.keyboard.type(TITLE);
      await expect(row).toHaveCount(1);
    } else {
      await expect(row.getByRole('button', { name: `تعديل ${TITLE} الثاني` })).toBeFocused();
    }

    const more = row.getByRole('button', { name: /^المزيد من الإجراءات/ });
    await reachAndPress(page, more, 'Enter');
    await expect(row.getByRole('button', { name: 'إخفاء عن الزوار' })).toBeVisible();
    await checkAxe(page);
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await reachAndPress(page, row.getByRole('button', { name: 'إخفاء عن الزوار' }), 'Enter');
    await expect(row).toContainText('مسودة');
    await expect(more).toBeFocused();

    const remove = row.getByRole('button', { name: /^حذف / });
    const dialog = windowOf(page, 'هل أنت متأكد؟');
    await reach(page, remove, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('لن تتمكن من التراجع عن هذا!');
    const sure = dialog.getByRole('button', { name: 'نعم، احذف!', exact: true });
    await expect(sure).toBeFocused();
    await reachAndPress(page, dialog.getByRole('button', { name: 'إلغاء', exact: true }), 'Enter');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sure).toBeFocused();
    await checkAxe(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText(screen.deleted, { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(main).toBeFocused();
    await checkAxe(page);
  });
}
