import { expect, test } from './fixtures.ts';
import { newest } from './public-pages.ts';

test('hydrates in browsers of other languages', { tag: '@phone' }, async ({ browser, baseURL, server }) => {
  const { slug } = await newest(server.url, 'service');
  for (const locale of ['en-US', 'ar-EG', 'ar-SA']) {
    const context = await browser.newContext({ locale, timezoneId: 'Asia/Jakarta' });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (line) => said.push(line.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(`${baseURL}/service/${slug}?utm_source=test`, { waitUntil: 'networkidle' });
    expect(said, locale).toEqual([]);
    await context.close();
  }
});

test.describe('finding', () => {
  for (const list of ['sections', 'services']) {
    test(`«زراعه اسنان» finds «زراعة الأسنان» among ${list}`, { tag: '@phone' }, async ({ page }) => {
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
    });
  }

  for (const list of ['sections', 'services', 'news']) {
    test(`${list} answer in the address, page by page, and back restores the place`, async ({ page }) => {
      await page.goto(`/${list}`, { waitUntil: 'networkidle' });
      const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      const newestTitle = (await first.textContent()) ?? '';
      const second = page.getByRole('link', { name: /٢$/ });
      await second.scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'إلى أعلى الصفحة' })).toBeVisible();
      await second.click();
      await page.waitForURL(/page=2/);
      await expect(first).not.toHaveText(newestTitle);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(first).toHaveText(newestTitle);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);

      await page.getByRole('combobox', { name: 'الترتيب' }).selectOption('title:asc');
      await page.waitForURL(/sort=title(:|%3A)asc/);
      await expect(first).not.toHaveText(newestTitle);
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.getByRole('combobox', { name: 'الترتيب' })).toHaveValue('title:asc');
      await page.goBack();
      await expect(page.getByRole('combobox', { name: 'الترتيب' })).toHaveValue('createdAt:desc');
      await expect(first).toHaveText(newestTitle);
    });
  }

  test('services of several sections: each a repeated parameter', { tag: '@phone' }, async ({
    page,
    server,
  }) => {
    const { sections } = await (await fetch(`${server.url}/api/v1/section?size=2`)).json();
    await page.goto('/services', { waitUntil: 'networkidle' });
    for (const { title } of sections) await page.getByRole('checkbox', { name: title, exact: true }).check();
    await page.waitForURL((url) => url.searchParams.getAll('sectionIds').length === 2);
    const asked = sections.map(({ _id }: { _id: string }) => `sectionIds=${_id}`).join('&');
    const { totalServices } = await (await fetch(`${server.url}/api/v1/service?${asked}`)).json();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      new Intl.NumberFormat('ar-EG').format(totalServices),
    );
  });

  test('doctors by section, language and gender', { tag: '@phone' }, async ({ page, server }) => {
    const { doctors } = await (await fetch(`${server.url}/api/v1/doctor?size=100`)).json();
    const wanted = doctors.find(
      ({ gender, languages }: { gender: string; languages: string[] }) =>
        gender === 'female' && languages.length > 1,
    );
    await page.goto('/doctors', { waitUntil: 'networkidle' });
    await page.getByRole('combobox', { name: 'القسم' }).selectOption(wanted.sections[0]._id);
    await page.getByRole('combobox', { name: 'اللغة' }).selectOption(wanted.languages[1]);
    await page.getByRole('combobox', { name: 'طبيب أم طبيبة' }).selectOption('female');
    await page.waitForURL(
      ({ searchParams }) =>
        searchParams.get('sectionIds') === wanted.sections[0]._id &&
        searchParams.get('language') === wanted.languages[1] &&
        searchParams.get('gender') === 'female',
    );
    const fitting = doctors.filter(
      (one: typeof wanted) =>
        one.gender === 'female' &&
        one.languages.includes(wanted.languages[1]) &&
        one.sections.some(({ _id }: { _id: string }) => _id === wanted.sections[0]._id),
    );
    const shown = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(shown).toHaveText(fitting.map(({ name }: { name: string }) => name));
    // The same list, asked for by its address.
    await page.reload();
    await expect(shown).toHaveText(fitting.map(({ name }: { name: string }) => name));
    await expect(page.getByRole('combobox', { name: 'طبيب أم طبيبة' })).toHaveValue('female');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the lists search, filter and page, the menu opens', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/sections');
    await page.getByRole('searchbox').fill('زراعه اسنان');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('main').getByRole('heading', { name: 'زراعة الأسنان' })).toBeVisible();
    await page.goto('/doctors');
    await page.getByRole('combobox', { name: 'طبيب أم طبيبة' }).selectOption('male');
    await page.getByRole('button', { name: 'اعرض' }).click();
    await expect(page).toHaveURL(/gender=male/);
    await page.goto('/services');
    await page.getByRole('link', { name: /٢$/ }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await page.locator('#menu').getByRole('link', { name: 'الأخبار' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('أخبار العيادة');
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/news\/./);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
