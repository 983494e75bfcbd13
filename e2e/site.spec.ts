import { expect, test } from './fixtures.ts';

const PAGES = ['/', '/sections', '/services', '/success', '/success?ref=BS-7K3M9Q', '/login'];

test.describe('every page', () => {
  for (const path of PAGES) {
    test(`${path} is whole, Arabic and clean`, async ({ page, complaints, checkAxe }) => {
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html[lang=ar][dir=rtl]')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.title()).not.toBe('');
      await checkAxe(page);
      expect(complaints).toEqual([]);
    });
  }

  test('fits a window of 320 px and text of 200%', async ({ page, checkAxe }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of PAGES) {
      await page.goto(path);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      await checkAxe(page);
    }
  });

  test('hydrates in browsers of other languages', { tag: '@phone' }, async ({ browser, baseURL }) => {
    for (const locale of ['en-US', 'ar-EG', 'ar-SA']) {
      const context = await browser.newContext({ locale, timezoneId: 'Asia/Jakarta' });
      const page = await context.newPage();
      const said: string[] = [];
      page.on('console', (line) => said.push(line.text()));
      page.on('pageerror', (error) => said.push(String(error)));
      const first = await page.request.get(`${baseURL}/api/v1/service?size=1`);
      const { services } = await first.json();
      await page.goto(`${baseURL}/service/${services[0].slug}?utm_source=test`, { waitUntil: 'networkidle' });
      expect(said, locale).toEqual([]);
      await context.close();
    }
  });
});

test.describe('finding', () => {
  for (const list of ['sections', 'services']) {
    test(`«زراعه اسنان» finds «زراعة الأسنان» among ${list}`, async ({ page, complaints }) => {
      await page.goto(`/${list}`);
      await page.getByRole('searchbox').fill('زراعه اسنان');
      await page.getByRole('searchbox').press('Enter');
      await page.waitForURL(/search=/);
      await expect(
        page
          .getByRole('main')
          .getByRole('heading', { name: /زراعة الأسنان/ })
          .first(),
      ).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }

  test('the list answers in the address, page by page, and back restores it', async ({ page }) => {
    await page.goto('/services');
    const first = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
    await page.getByRole('link', { name: /٢$/ }).click();
    await page.waitForURL(/page=2/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).not.toHaveText(
      first ?? '',
    );
    await page.goBack();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(first ?? '');
  });

  test('nothing found says what to do next', async ({ page, checkAxe }) => {
    await page.goto('/services?search=qqqq');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await checkAxe(page);
  });
});

test.describe('an address that is none', () => {
  for (const path of [
    '/nothing',
    '/service/nothing',
    '/section/nothing',
    '/BookADeal/offer/x',
    '/BookADeal/service/x',
  ]) {
    test(`${path} is the not-found page with 404`, async ({ page, checkAxe }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('link', { name: /الرئيسية/ })).toHaveAttribute(
        'href',
        '/',
      );
      await checkAxe(page);
    });
  }

  test('mistyped capitals lead to the page', async ({ page }) => {
    await page.goto('/Services?page=2');
    expect(new URL(page.url()).pathname).toBe('/services');
  });

  for (const query of [
    'page=-1',
    'page=99999',
    'size=1e9',
    'sort=evil:asc',
    'sectionIds=nope',
    'page=%F0%9F%98%80',
  ]) {
    test(`/sections?${query} is a sane page`, { tag: '@phone' }, async ({ page }) => {
      const answer = await page.goto(`/sections?${query}`);
      expect(answer?.status()).toBeLessThan(500);
      await expect(page.locator('h1')).toHaveCount(1);
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the lists search and page, the menu opens', async ({ page, isMobile }) => {
    await page.goto('/sections');
    await page.getByRole('searchbox').fill('زراعه اسنان');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('main').getByRole('heading', { name: 'زراعة الأسنان' })).toBeVisible();
    expect(isMobile).toBeDefined();
  });
});
