import type { Page } from '@playwright/test';
import { bodiesOf, headerOf, type MailServer, mailServer } from '../src/testing/mail-server.ts';
import { test as base, expect, expectOnly } from './fixtures.ts';

/** Journeys with a real mail server on loopback beside the clinic's. */
const test = base.extend<{ mails: MailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  mails: async ({}, use) => {
    const mails = await mailServer();
    await use(mails);
    await mails.close();
  },
  env: async ({ mails }, use) => use({ SMTP_URL: mails.url }),
});

const NORA = {
  firstName: 'نورة',
  lastName: 'الغامدي',
  phone: '559876543',
  email: 'nora@clinic.example',
  password: 'four words in a row',
};
const NEW_PASSWORD = 'another four words here';

/** The page that the one mail so far links to. */
async function mailedPage(mails: MailServer): Promise<string> {
  await expect.poll(() => mails.received.length, { timeout: 20_000 }).toBe(1);
  const [mail] = mails.received;
  expect(mail?.to).toEqual([NORA.email]);
  const raw = mail?.raw ?? '';
  expect(headerOf(raw, 'subject')).toContain('كلمة المرور');
  const { text, html } = bodiesOf(raw);
  const path = /\/resetPassword\/[\w-]{43}/.exec(text)?.[0] ?? 'no link';
  expect(html).toContain('dir="rtl"');
  expect(html).toContain(path);
  return path;
}

async function profileOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => (await fetch('/api/v1/user/profile')).json());
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  // The script is there: what follows is not the plain form.
  await expect(page.locator('form[novalidate]')).toBeAttached();
  for (const [name, value] of Object.entries(fields)) await page.locator(`form [name=${name}]`).fill(value);
}

/** Not by a pattern: the login's own address ends like this too. */
function arriveAt(page: Page, path: string) {
  return page.waitForURL((url) => url.pathname === path);
}

function send(page: Page) {
  return page.locator('form button[type=submit]').click();
}

test('an account is made, forgotten and won back', { tag: '@phone' }, async ({
  page,
  server,
  mails,
  browser,
  complaints,
  checkAxe,
}) => {
  await page.goto('/profile');
  await arriveAt(page, '/login');
  await page.getByRole('link', { name: 'أنشئ حسابًا' }).click();
  await page.waitForURL('**/register?next=*');
  await fill(page, { ...NORA, password: 'short' });
  await send(page);
  await expect(page.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=firstName]')).toHaveValue(NORA.firstName);
  await checkAxe(page);
  expectOnly(complaints, /status of 400/);
  await page.locator('[name=password]').fill(NORA.password);
  await send(page);
  await arriveAt(page, '/profile');
  await expect(page.getByLabel('الاسم الأول')).toHaveValue(NORA.firstName);
  await expect(page.getByLabel('رقم الجوال')).toHaveValue(NORA.phone);
  expect(await profileOf(page)).toMatchObject({ user: { phone: '+966559876543', role: 'user' } });

  await page.getByRole('main').getByRole('button', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
  expect(await profileOf(page)).toMatchObject({ success: false, user: null });
  await fill(page, { identifier: '0559876543', password: NORA.password });
  await send(page);
  await arriveAt(page, '/profile');
  expect(await profileOf(page)).toMatchObject({ success: true });

  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  elsewhere.on('pageerror', (error) => complaints.push(String(error)));
  elsewhere.on('console', (line) => {
    // The dead link is refused, as it should be.
    if (line.type() === 'error' && !/status of 400/.test(line.text())) complaints.push(line.text());
  });
  await elsewhere.goto('/login');
  await elsewhere.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
  await elsewhere.waitForURL('**/resetPassword');
  await expect(elsewhere.getByRole('button', { name: 'أرسل الرابط' })).toBeVisible();
  await checkAxe(elsewhere);
  await fill(elsewhere, { identifier: NORA.email });
  await send(elsewhere);
  await expect(elsewhere.getByRole('main').getByRole('status')).toContainText('إن كان لدينا حساب');
  await checkAxe(elsewhere);

  const link = await mailedPage(mails);
  const answer = await elsewhere.goto(link);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  });
  await fill(elsewhere, { password: NEW_PASSWORD });
  await checkAxe(elsewhere);
  await send(elsewhere);
  await elsewhere.waitForURL('**/resetPassword?step=changed');
  await checkAxe(elsewhere);
  // The session from before: dead for the very next call, and the page it stands on leads to the login.
  expect(await profileOf(page)).toMatchObject({ success: false });
  await page.reload();
  await page.waitForURL('**/login?next=%2Fprofile');

  await elsewhere.goto(link);
  await elsewhere.waitForURL('**/resetPassword?step=dead');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('هذا الرابط لم يعد صالحًا');
  await checkAxe(elsewhere);

  await elsewhere.goto('/login?next=/services');
  await fill(elsewhere, { identifier: NORA.email, password: NEW_PASSWORD });
  await send(elsewhere);
  await arriveAt(elsewhere, '/services');
  await other.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('registering and resetting work', { tag: '@phone' }, async ({ page, mails, complaints }) => {
    await page.goto('/register?next=/services');
    for (const [name, value] of Object.entries(NORA)) await page.locator(`form [name=${name}]`).fill(value);
    await page.locator('[name=password]').fill('password1');
    await send(page);
    await expect(page.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name=email]')).toHaveValue(NORA.email);
    expectOnly(complaints, /status of 400/);
    await page.locator('[name=password]').fill(NORA.password);
    await send(page);
    await arriveAt(page, '/services');

    await page.goto('/resetPassword');
    await page.locator('[name=identifier]').fill(NORA.email);
    await send(page);
    await page.waitForURL('**/resetPassword?step=sent');
    await page.goto(await mailedPage(mails));
    await page.locator('[name=password]').fill(NEW_PASSWORD);
    await send(page);
    await page.waitForURL('**/resetPassword?step=changed');
    await expect(page.getByRole('main').getByRole('status')).toContainText('تم تغيير كلمة المرور');
  });
});
