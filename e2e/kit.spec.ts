import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { startServer, type TestServer } from './server.ts';

const UI = new URL('../src/ui/', import.meta.url);
const KIT = new URL('../kit/', import.meta.url);

let development: TestServer;

// One server in development for all of them: it takes longest.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const template = process.env.E2E_TEMPLATE;
  development = await startServer({ ...(template && { template }), script: 'scripts/dev.ts' });
});
test.afterAll(() => development.stop());

async function openKit(page: Page): Promise<void> {
  await page.goto(`${development.url}/ui`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('عدّة الموقع');
}

/** Asks in one of the dialog's forms. */
async function openDialog(page: Page, form: string) {
  await page.getByRole('button', { name: form, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `نافذة ${form}` });
  // Its keys are its own once the focus is in it.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  return dialog;
}

/** What came of it. */
function outcome(page: Page) {
  return page.locator('output');
}

test('in development /ui shows every part of the kit, clean for axe', { tag: '@phone' }, async ({
  page,
  checkAxe,
}) => {
  await openKit(page);
  await expect(page.getByText('brand-deep', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'نجاح', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'تم إرسال الحجز بنجاح!' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'صفحة ٩' }).click();
  await expect(page.getByRole('button', { name: 'التالية' })).toHaveCount(0);
  await checkAxe(page);
});

test('the dialog closes in every specified way, and says which', { tag: '@phone' }, async ({
  page,
  checkAxe,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openKit(page);
  const form = 'بكل أزرارها';
  const press = (name: string) => () =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const ways: Record<string, () => Promise<void>> = {
    confirm: press('OK'),
    deny: press('No'),
    cancel: press('Cancel'),
    close: press('إغلاق'),
    backdrop: () => page.mouse.click(8, 8),
    escape: () => page.keyboard.press('Escape'),
  };
  for (const [way, leave] of Object.entries(ways)) {
    const dialog = await openDialog(page, form);
    await expect(dialog.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
    await leave();
    await expect(outcome(page)).toHaveText(`${way} «»`);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: form, exact: true })).toBeFocused();
  }
  await openDialog(page, form);
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toHaveText('confirm «»');

  const dialog = await openDialog(page, form);
  const [width, em] = await dialog.evaluate((box) => {
    const { width, fontSize } = getComputedStyle(box);
    return [Number.parseFloat(width), Number.parseFloat(fontSize)] as const;
  });
  expect(width).toBeCloseTo(32 * em, 0);
  await checkAxe(page);
});

test('the dialog opens 10 ms after it was asked for, and closes by its timer', { tag: '@phone' }, async ({
  page,
}) => {
  await openKit(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'تُغلق وحدها', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await page.clock.runFor(9);
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(dialog).toHaveCount(1);
  await page.clock.runFor(2989);
  await expect(dialog).toHaveCount(1);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(outcome(page)).toHaveText('timer «»');
  await expect(dialog).toHaveCount(0);
});

test('a check before closing, a wrong answer and a forbidden key hold the dialog open', {
  tag: '@phone',
}, async ({ page, checkAxe }) => {
  await openKit(page);
  for (const [name, way] of [
    ['OK', 'confirm'],
    ['No', 'deny'],
  ] as const) {
    const dialog = await openDialog(page, 'بفحص قبل الإغلاق');
    const button = dialog.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toBeEnabled();
    await expect(outcome(page)).toHaveText('');
    await button.click();
    await expect(outcome(page)).toHaveText(`${way} «»`);
    await expect(dialog).toBeHidden();
  }

  const strict = await openDialog(page, 'لا تُترك بغير زر');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.mouse.click(8, 8);
  await expect(strict).toBeVisible();
  await expect(outcome(page)).toHaveText('');
  await strict.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(outcome(page)).toHaveText('cancel «»');

  for (const [form, label, wrong, said, right] of [
    ['ببريد إلكتروني', 'البريد الإلكتروني', 'nobody@', 'Invalid email address', 'a@basma.test'],
    ['برابط', 'الرابط', 'ftp://basma.test', 'Invalid URL', 'https://basma.test/'],
    ['بنص لازم', 'السبب', '  ', 'هذا الحقل مطلوب.', 'لأنه مكرر'],
  ] as const) {
    const dialog = await openDialog(page, form);
    const field = dialog.getByRole('textbox', { name: label });
    await expect(field).toBeFocused();
    await field.fill(wrong);
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(field).toHaveAccessibleDescription(said);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await checkAxe(page);
    await field.fill(right);
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(outcome(page)).toHaveText(`confirm «${right}»`);
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
