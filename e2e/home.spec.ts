import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { startServer } from './server.ts';

/** The heading of each block, from the top of the page to its end. */
const BLOCKS = [
  'ماذا يؤلمك، أو ماذا تتمنى؟',
  'عروض بتاريخ وسعر مكتوب',
  'اعرف قبل أن تجلس على الكرسي',
  'لماذا يختارنا الناس',
  'من سيعالجك',
  'من رقمك إلى موعدك',
  'اترك رقمك، والباقي علينا',
  'زيارتك لنا',
  'التأمين والتقسيط',
  'من أخبارنا',
  'أسئلة نسمعها كل يوم',
];

function blocks(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
}

test('every block of the demo clinic stands in its place', async ({ page, checkAxe }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const shown = await blocks(page);
  expect(shown.filter((title) => BLOCKS.includes(title))).toEqual(BLOCKS);
  await expect(page.locator('h1')).toHaveText('طبيب يسمعك أولًا، ثم يفحص');
  await expect(page.getByText(/^مفتوح الآن|^مغلق الآن/)).toBeVisible();
  const question = page.getByText('كم يكلّف الكشف، وهل أعرف سعر العلاج قبل أن نبدأ؟');
  await question.click();
  await expect(page.getByText('سعر الكشف منشور في صفحة')).toBeVisible();
  await checkAxe(page);
});

test('an offer says its prices, its days and its licence, and is booked through its service', async ({
  page,
}) => {
  await page.goto('/');
  const offer = page.getByRole('article').filter({ hasText: 'تبييض الأسنان في جلسة، والفحص علينا' });
  await expect(offer.getByText('590')).toBeVisible();
  const former = offer.locator('s').filter({ hasText: '750' });
  await expect(former.locator('bdi')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(offer.getByText(/^من .+ حتى .+/)).toBeVisible();
  await expect(offer.getByText('4407120358')).toBeVisible();
  await offer.getByRole('link', { name: /احجز العرض/ }).click();
  await page.waitForURL(/\/BookADeal\/service\/[^/]+\?offer=/);
  await expect(page.getByRole('form', { name: 'احجز موعدك' })).toBeVisible();
});

test('links in what the server wrote go on without loading the page again', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  await page.getByRole('link', { name: 'كل الأطباء' }).click();
  await page.waitForURL('**/doctors');
  await expect(page.getByRole('heading', { level: 1, name: 'أطباء العيادة' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'من سيعالجك' })).toBeVisible();
  expect(await blocks(page)).toEqual(expect.arrayContaining(BLOCKS));
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
});

test('the menu leads to the offers', async ({ page, isMobile }, { project }) => {
  await page.goto('/news', { waitUntil: 'networkidle' });
  if (isMobile || project.name === 'phone') await page.getByRole('button', { name: 'افتح القائمة' }).click();
  await page.getByRole('link', { name: 'العروض', exact: true }).locator('visible=true').first().click();
  await page.waitForURL(/\/#offers$/);
  await expect(page.getByRole('heading', { name: 'عروض بتاريخ وسعر مكتوب' })).toBeInViewport();
});

test('the first picture is fetched ahead as AVIF, with its size', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const preload = page.locator('link[rel=preload][as=image][type="image/avif"]');
  const first = page.locator('main picture').first();
  expect(await preload.getAttribute('imagesrcset')).toBe(
    await first.locator('source').getAttribute('srcset'),
  );
  await expect(first.locator('img')).toHaveAttribute('width', /\d+/);
});

test('on a phone cards are swiped side by side, and the keyboard gets to the last one', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const title of ['عروض بتاريخ وسعر مكتوب', 'اعرف قبل أن تجلس على الكرسي', 'من سيعالجك', 'من أخبارنا']) {
    const part = page.getByRole('region', { name: title });
    const cards = part.getByRole('article');
    const last = cards.last();
    await cards.first().scrollIntoViewIfNeeded();
    // The next card peeps in, the last one is a swipe away.
    await expect(cards.nth(1)).toBeInViewport();
    await expect(cards.nth(1)).not.toBeInViewport({ ratio: 1 });
    await expect(last).not.toBeInViewport();
    await last.getByRole('link').first().focus();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  }
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  expect(width).toBe(390);
  expect(height).toBeLessThan(9_000);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is whole, the heads are gone through, the answers open', async ({ page }) => {
    await page.goto('/');
    expect((await blocks(page)).filter((title) => BLOCKS.includes(title))).toEqual(BLOCKS);
    const second = page.getByRole('heading', { name: 'أول زيارة لطفلك، على مهله' });
    await expect(second).not.toBeInViewport();
    await page.getByRole('link', { name: 'أول زيارة لطفلك، على مهله' }).click();
    await expect(second).toBeInViewport();
    await page.getByText('هل تقبلون التأمين الطبي؟').click();
    await expect(page.getByText('نقبل شركات التأمين المذكورة')).toBeVisible();
  });
});

test('a block without data is not shown, nor the way to it', { tag: '@phone' }, async ({
  page,
  checkAxe,
}) => {
  test.skip(!process.env.E2E_TEMPLATE, 'edits a copy of the SQLite template');
  const template = mkdtempSync(join(tmpdir(), 'basma-bare-'));
  copyFileSync(join(process.env.E2E_TEMPLATE ?? '', 'clinic.db'), join(template, 'clinic.db'));
  const store = new DatabaseSync(join(template, 'clinic.db'));
  store.exec(
    'delete from offers; delete from heroes; delete from doctors; delete from news; delete from settings',
  );
  store.close();
  const server = await startServer({ template });
  try {
    await page.goto(`${server.url}/`);
    await expect(page.locator('h1')).toHaveText('ابتسامة مطمئنة،على خطوات من الحرم');
    expect(await blocks(page)).toEqual(
      expect.arrayContaining(['ماذا يؤلمك، أو ماذا تتمنى؟', 'من رقمك إلى موعدك']),
    );
    for (const title of [
      'عروض بتاريخ وسعر مكتوب',
      'من سيعالجك',
      'من أخبارنا',
      'أسئلة نسمعها كل يوم',
      'التأمين والتقسيط',
    ]) {
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    }
    await expect(page.locator('a[href="/#offers"]')).toHaveCount(0);
    await checkAxe(page);
  } finally {
    await server.stop();
    rmSync(template, { recursive: true, force: true });
  }
});
