import { openDesk } from './desk-steps.ts';
import { expectOnly } from './fixtures.ts';
import { expect, test } from './google-steps.ts';

const ADDRESS = 'https://hooks.example.com/basma';

test('a superadmin adds an address for new leads, sees its secret once, switches it off and deletes it', {
  tag: '@phone',
}, async ({ page, complaints, checkAxe }) => {
  await openDesk(page, 'google-auth', 'ربط Google');
  await expect(page.getByText('لا عناوين بعد.')).toBeVisible();
  await page.getByRole('button', { name: 'إضافة عنوان' }).click();
  const form = page.getByRole('dialog', { name: 'إضافة عنوان للإشعارات' });
  const address = form.getByLabel('عنوان الاستقبال');
  await address.fill('http://192.168.1.1/basma');
  await form.getByRole('button', { name: 'إضافة', exact: true }).click();
  await expect(address).toHaveAccessibleDescription(/اكتب عنوانًا عامًا يبدأ بـ https/);
  await checkAxe(page);
  expectOnly(complaints, /status of 400/);
  await address.fill(ADDRESS);
  await form.getByRole('button', { name: 'إضافة', exact: true }).click();

  const secret = page.getByRole('dialog', { name: 'المفتاح السري' });
  await expect(secret.getByText(/^whsec_[\w-]{43}$/)).toBeVisible();
  await checkAxe(page);
  await secret.getByRole('button', { name: 'نسختُه وحفظتُه' }).click();
  await expect(secret).toBeHidden();

  const active = page.getByRole('switch', { name: `إرسال الإشعارات إلى ${ADDRESS}` });
  await expect(active).toBeChecked();
  await active.click();
  await expect(active).not.toBeChecked();
  await page.getByText('سجل الإرسال', { exact: true }).click();
  await expect(page.getByText('لم يُرسل إلى هذا العنوان شيء بعد.')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: `حذف ${ADDRESS}` }).click();
  await page
    .getByRole('dialog', { name: 'حذف عنوان الإشعارات؟' })
    .getByRole('button', { name: 'نعم، احذفه' })
    .click();
  await expect(page.getByText('لا عناوين بعد.')).toBeVisible();
});
