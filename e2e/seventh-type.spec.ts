import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyWithSeventhType } from '../examples/seventh-type.ts';
import { openDesk } from './desk-steps.ts';
import { field, press, windowOf } from './editor-steps.ts';
import { test as base, expect } from './fixtures.ts';
import { startServer } from './server.ts';

/** On a build of the product to which the seventh type was added (docs/adding-a-content-type.md). */
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const copy = copyWithSeventhType();
      const built = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: copy, encoding: 'utf8' });
      expect(built.status, built.stderr).toBe(0);
      const script = join(built.stdout.trim(), 'server/main.js');
      const template = process.env.E2E_TEMPLATE;
      const server = await startServer(template ? { template, script } : { script });
      await use(server);
      expect(await server.stop(), server.output()).toBe(0);
      rmSync(copy, { recursive: true, force: true });
    },
    { scope: 'test', timeout: 600_000 },
  ],
});

test('a type that was added by its folder and its lines has its screen, editor and call', {
  tag: '@phone',
}, async ({ page, checkAxe }) => {
  await openDesk(page, 'news');
  await press(page, 'افتح القائمة');
  await page.getByRole('dialog').getByRole('link', { name: 'آراء المراجعين' }).click();
  await page.waitForURL('**/admin-dashboard/reviews');
  await expect(page.getByRole('heading', { level: 1, name: 'آراء المراجعين' })).toBeVisible();
  await expect(page.getByText('لا توجد آراء بعد. أضف أول رأي ليراه الزوار.')).toBeVisible();

  await press(page, 'إضافة رأي جديد');
  const add = windowOf(page, 'إضافة رأي جديد');
  await field(add, 'العنوان').fill('ابتسامة لم أتوقعها');
  await press(add, 'إضافة');
  await expect(field(add, 'صاحب الرأي')).toBeFocused();
  await checkAxe(page);
  await field(add, 'صاحب الرأي').fill('أم خالد');
  await press(add, 'إضافة');
  await expect(add).toBeHidden();
  await expect(page.getByRole('main').getByText('أم خالد')).toBeVisible();

  await press(page, 'تعديل ابتسامة لم أتوقعها');
  const edit = windowOf(page, 'تعديل الرأي');
  await field(edit, 'صاحب الرأي').fill('أم فهد');
  await press(edit, 'حفظ');
  await expect(edit).toBeHidden();
  await expect(page.getByRole('main').getByText('أم فهد')).toBeVisible();
  await checkAxe(page);
  const { reviews } = await (await page.request.get('/api/v1/review')).json();
  expect(reviews).toMatchObject([{ title: 'ابتسامة لم أتوقعها', author: 'أم فهد' }]);

  await page.goto('/admin-dashboard/audit');
  await expect(page.getByText('رأي: ابتسامة لم أتوقعها').first()).toBeVisible();
  await expect(page.getByText('الحقول: صاحب الرأي')).toBeVisible();
});
