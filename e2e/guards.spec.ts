import type { Page } from '@playwright/test';
import { expect, expectOnly, test } from './fixtures.ts';
import { STAFF } from './server.ts';

const CUSTOMERS = '/admin-dashboard/customers';
const PASSWORD = 'four words in a row';

/** Who may be where: the specification's guard, for each role and for an admin with areas of their own (decision 1). */
const PERSONAS = {
  user: { role: 'user', sees: false, home: '/profile' },
  admin: { role: 'admin', sees: true, home: CUSTOMERS },
  marketer: {
    role: 'admin',
    areas: ['heroes', 'offers', 'news'],
    sees: 'refusal',
    home: '/admin-dashboard/heroes',
  },
  superadmin: { role: 'superadmin', sees: true, home: '/admin-dashboard/heroes' },
} as const;

/** What stands in the sidebar of the staff; a superadmin's has every screen, in the specified order. */
const SIDEBAR = {
  admin: ['بيانات العملاء'],
  marketer: ['الواجهة', 'العروض', 'الأخبار'],
  superadmin: [
    ...[
      'الواجهة',
      'المستخدمون',
      'الأطباء',
      'العروض',
      'الخدمات',
      'الأقسام',
      'الأخبار',
      'النماذج',
      'بيانات العملاء',
    ],
    ...['ربط Google', 'سجل التغييرات', 'إعدادات العيادة'],
  ],
};

/** Adds somebody as the superadmin, by the calls alone; answers their email. */
async function add(page: Page, name: keyof typeof PERSONAS): Promise<string> {
  const { email: identifier, password } = STAFF;
  await page.request.post('/api/v1/auth/login', { data: { identifier, password } });
  const { role, ...more } = PERSONAS[name];
  const areas = 'areas' in more ? more.areas : null;
  const email = `${name}@clinic.example`;
  const person = { firstName: 'ليان', lastName: 'الحربي', email, password: PASSWORD, role, areas };
  expect((await page.request.post('/api/v1/user', { data: person })).status()).toBe(200);
  await page.request.get('/api/v1/auth/logout');
  return email;
}

async function logIn(page: Page, identifier: string): Promise<void> {
  await page.locator('[name=identifier]').fill(identifier);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
}

function arriveAt(page: Page, path: string | RegExp) {
  return page.waitForURL(({ pathname }) =>
    typeof path === 'string' ? pathname === path : path.test(pathname),
  );
}

test('a visitor is led to the login with the path that was asked for', { tag: '@phone' }, async ({
  page,
}) => {
  for (const path of ['/profile', `${CUSTOMERS}?page=2`, '/admin-dashboard']) {
    await page.goto(path);
    await arriveAt(page, '/login');
    const next = new URL(page.url()).searchParams.get('next');
    expect(next).toBe(path);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
});

for (const [name, { sees, home }] of Object.entries(PERSONAS)) {
  test(`the guard and the login lead the ${name} to the right pages`, { tag: '@phone' }, async ({ page }) => {
    const email = await add(page, name as keyof typeof PERSONAS);
    await page.goto(`${CUSTOMERS}?page=1`);
    await arriveAt(page, '/login');
    await logIn(page, email);
    if (sees) {
      await page.waitForURL(`**${CUSTOMERS}?page=1`);
      const title = sees === 'refusal' ? 'هذه الشاشة ليست ضمن صلاحياتك' : 'بيانات العملاء';
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('button', { name: 'افتح القائمة' }).click();
      const entries = page.getByRole('dialog').getByRole('list').getByRole('link');
      await expect(entries.first()).toBeVisible();
      const shown = await entries.allTextContents();
      expect(shown).toEqual(SIDEBAR[name as keyof typeof SIDEBAR]);
    } else {
      await arriveAt(page, '/');
      await page.goto('/admin-dashboard');
      await arriveAt(page, '/');
    }

    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'ملفي الشخصي' })).toBeVisible();
    await page.goto('/login');
    await arriveAt(page, home);
  });
}

test('nothing shows while it is not known who is there', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn(page);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/v1/user/profile', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/v1/user/profile');
  await page.goto('/profile');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/profile');
  answered.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'ملفي الشخصي' })).toBeVisible();
});

test('who cannot be asked about is a visitor, silently', { tag: '@phone' }, async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await page.route('**/api/v1/user/profile', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/profile');
  await arriveAt(page, '/login');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expectOnly(complaints, /ERR_FAILED/);
});

test('who has no name is greeted by the default one', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn(page);
  await page.route('**/api/v1/user/profile', async (route) => {
    const response = await route.fetch();
    const { user, ...more } = await response.json();
    await route.fulfill({ response, json: { ...more, user: { ...user, firstName: '', lastName: '' } } });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'حسابك' }).click();
  await expect(page.getByText('أهلًا،').locator('..')).toContainText('User');
});

test('a logout whose call fails forgets who was there all the same', { tag: '@phone' }, async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await page.goto('/profile');
  await page.route('**/api/v1/auth/logout', (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
  await expect(page.locator('[name=identifier]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'حسابك' })).toHaveCount(0);
  expectOnly(complaints, /ERR_FAILED/);
});
