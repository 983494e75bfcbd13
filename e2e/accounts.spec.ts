import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { TestServer } from './server.ts';

const NORA = {
  firstName: 'نورة',
  lastName: 'الغامدي',
  phone: '559876543',
  email: 'nora@clinic.example',
  password: 'four words in a row',
};
const NEW_PASSWORD = 'another four words here';

/** The page that the one mail so far links to. */
async function mailedPage(server: TestServer): Promise<string> {
  let path: string | undefined;
  await expect(() => {
    const [mail] = readdirSync(server.mail).filter((name) => name.endsWith('.eml'));
    const text = readFileSync(join(server.mail, mail ?? ''), 'utf8').replace(/=\r?\n/g, '');
    const plain = text
      .split(/\r?\n\r?\n/)
      .map((part) => part + Buffer.from(part, 'base64').toString('utf8'))
      .join('\n');
    path = /\/resetPassword\/[\w-]{43}/.exec(plain)?.[0];
    expect(path).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return path ?? '';
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
  browser,
  complaints,
  checkAxe,
}) => {
  await page.goto('/login?next=/services');
  await page.getByRole('link', { name: 'أنشئ حسابًا' }).click();
  await page.waitForURL('**/register?next=*');
  await fill(page, { ...NORA, password: 'short' });
  await send(page);
  await expect(page.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=firstName]')).toHaveValue(NORA.firstName);
  await checkAxe(page);
  expect(complaints.filter((line) => !/status of 400/.test(line))).toEqual([]);
  complaints.length = 0;
  await page.locator('[name=password]').fill(NORA.password);
  await send(page);
  await arriveAt(page, '/services');
  expect(await profileOf(page)).toMatchObject({ user: { phone: '+966559876543', role: 'user' } });

  await page.evaluate(() => fetch('/api/v1/auth/logout'));
  await page.goto('/login?next=/sections');
  await fill(page, { identifier: '0559876543', password: NORA.password });
  await send(page);
  await arriveAt(page, '/sections');
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

  const link = await mailedPage(server);
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
  expect(await profileOf(page)).toMatchObject({ success: false });

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

  test('registering and resetting work', { tag: '@phone' }, async ({ page, server, complaints }) => {
    await page.goto('/register?next=/services');
    for (const [name, value] of Object.entries(NORA)) await page.locator(`form [name=${name}]`).fill(value);
    await page.locator('[name=password]').fill('password1');
    await send(page);
    await expect(page.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name=email]')).toHaveValue(NORA.email);
    expect(complaints.filter((line) => !/status of 400/.test(line))).toEqual([]);
    complaints.length = 0;
    await page.locator('[name=password]').fill(NORA.password);
    await send(page);
    await arriveAt(page, '/services');

    await page.goto('/resetPassword');
    await page.locator('[name=identifier]').fill(NORA.email);
    await send(page);
    await page.waitForURL('**/resetPassword?step=sent');
    await page.goto(await mailedPage(server));
    await page.locator('[name=password]').fill(NEW_PASSWORD);
    await send(page);
    await page.waitForURL('**/resetPassword?step=changed');
    await expect(page.getByRole('main').getByRole('status')).toContainText('تم تغيير كلمة المرور');
  });
});
