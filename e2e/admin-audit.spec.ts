import { openDesk } from './desk-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { records } from './list-steps.ts';

const AUDIT = '/admin-dashboard/audit';
const PASSWORD = 'four words in a row';

test('who changed what is listed and cut down, with the filters in the address', async ({
  page,
  complaints,
  checkAxe,
}) => {
  const { request } = page;
  await openDesk(page, 'audit', 'سجل التغييرات');
  await expect(page.getByText('لا شيء في السجل بعد.')).toBeVisible();
  await checkAxe(page);

  const reem = { firstName: 'ريم', lastName: 'العتيبي', email: 'reem@clinic.example', role: 'admin' };
  const added = await request.post('/api/v1/user', { data: { ...reem, password: PASSWORD } });
  const { user } = (await added.json()) as { user: { id: string } };
  await request.put(`/api/v1/user/${user.id}`, { data: { areas: ['news'] } });
  await request.get('/api/v1/user/data');
  await page.reload();
  const entries = records(page);
  await expect(entries).toHaveCount(3);
  await expect(page.getByRole('status').first()).toHaveText('٣ تغييرات');
  await expect(entries.nth(1)).toContainText('تعديل مستخدم');
  await expect(entries.nth(1)).toContainText('مستخدم: ريم العتيبي');
  await expect(entries.nth(1)).toContainText('الأقسام: الأخبار');
  await checkAxe(page);

  await page.getByRole('combobox', { name: 'الإجراء' }).selectOption('data.export');
  await page.waitForURL(`**${AUDIT}?action=data.export`);
  await expect(entries).toHaveCount(1);
  await page.getByLabel('إلى تاريخ').fill('2020-01-01');
  await page.waitForURL('**&to=2020-01-01');
  await expect(page.getByText(/^لا شيء بهذه التصفية/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('إلى تاريخ')).toHaveValue('2020-01-01');
  await checkAxe(page);
  await page.getByRole('button', { name: 'إزالة التصفية' }).click();
  await expect(entries).toHaveCount(3);
  await page.goBack();
  await expect(page.getByText(/^لا شيء بهذه التصفية/)).toBeVisible();

  await page.goto(`${AUDIT}?action=nonsense&from=yesterday&page=-1`);
  await expect(entries).toHaveCount(3);
  await entries.first().getByRole('link').press('Enter');
  await page.waitForURL(`**${AUDIT}?actor=*`);
  await expect(entries).toHaveCount(3);
  await page.getByRole('combobox', { name: 'من', exact: true }).selectOption({ label: 'ريم العتيبي' });
  await expect(page.getByText(/^لا شيء بهذه التصفية/)).toBeVisible();

  await page.route('**/api/v1/audit*', (route) => route.fulfill({ status: 400, json: { success: false } }));
  await page.goto(AUDIT);
  await expect(page.getByRole('alert')).toContainText('تعذّر تحميل سجل التغييرات');
  await checkAxe(page);
  await page.unroute('**/api/v1/audit*');
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(entries).toHaveCount(3);
  expectOnly(complaints, /status of 400/);
});
