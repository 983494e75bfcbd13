import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { startServer } from './server.ts';

const UI = new URL('../src/ui/', import.meta.url);
const KIT = new URL('../kit/', import.meta.url);

test('in development /ui shows every part of the kit, clean for axe', { tag: '@phone' }, async ({
  page,
  complaints,
  checkAxe,
}) => {
  const template = process.env.E2E_TEMPLATE;
  const development = await startServer({ ...(template && { template }), script: 'scripts/dev.ts' });
  try {
    await page.goto(`${development.url}/ui`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('عدّة الموقع');
    await expect(page.getByText('brand-deep', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'نجاح', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'تم إرسال الحجز بنجاح!' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'صفحة ٩' }).click();
    await expect(page.getByRole('button', { name: 'التالية' })).toHaveCount(0);
    await checkAxe(page);
    expect(complaints).toEqual([]);
  } finally {
    await development.stop();
  }
});

test('no part of the kit is left out', { tag: '@phone' }, () => {
  const shown = readdirSync(KIT)
    .map((name) => readFileSync(new URL(name, KIT), 'utf8'))
    .join('\n');
  const parts = readdirSync(UI).filter((name) => /^[\w-]+\.tsx$/.test(name));
  expect(parts.length).toBeGreaterThan(12);
  expect(parts.filter((name) => !shown.includes(`#ui/${name}`))).toEqual([]);
});
