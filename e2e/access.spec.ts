import type { Page } from '@playwright/test';
import { expect, expectOnly, test } from './fixtures.ts';
import { publicPages, REFUSAL_LINE } from './public-pages.ts';

const NOTHING = /(?!)/;
const REFUSED = new Set(['not found', 'reset link']);

test('every page is whole, and clean for axe and the console', async ({
  page,
  server,
  complaints,
  checkAxe,
}) => {
  for (const { name, path } of await publicPages(server.url)) {
    await test.step(name, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('h1')).toHaveCount(1);
      await checkAxe(page);
      expectOnly(complaints, REFUSED.has(name) ? REFUSAL_LINE : NOTHING);
    });
  }
});

for (const [width, font] of [
  [320, '200%'],
  [320, '100%'],
  [640, '200%'],
] as const) {
  test(`every page fits a window of ${width} px with text of ${font}`, { tag: '@phone' }, async ({
    page,
    server,
    complaints,
    checkAxe,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    for (const { name, path } of await publicPages(server.url)) {
      await test.step(name, async () => {
        await page.goto(path);
        await page.addStyleTag({ content: `html { font-size: ${font} }` });
        expect.soft(await sideways(page)).toEqual([]);
        await checkAxe(page);
      });
    }
    expectOnly(complaints, REFUSAL_LINE);
  });
}

/** What a reader would have to scroll sideways for, or could not see at all. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A row that is swiped, as the first pictures of the home page are.
    const swiped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || swiped(element.parentElement));
    const wider = document.documentElement.scrollWidth > window.innerWidth ? ['the page itself'] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || swiped(element)) continue;
      if (
        element.closest('.sr-only, [aria-hidden=true]') ||
        getComputedStyle(element).textOverflow === 'ellipsis'
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > window.innerWidth + 1)) wider.push(text.textContent ?? '');
    }
    return wider;
  });
}

test('the footer breaks no number, on a tablet neither', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/PrivacyPolicy');
  const number = page.getByRole('contentinfo').getByText('+966 12 555 0123');
  for (const width of [360, 640, 768, 1023, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await number.evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getClientRects().length;
    });
    expect([width, lines]).toEqual([width, 1]);
  }
});

test('the keyboard alone reaches everything, and shows where it is', async ({ page, server, complaints }) => {
  for (const { name, path } of await publicPages(server.url)) {
    await test.step(name, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const wanted = await page.evaluate(markReachable);
      const reached: { mark: string | null; ring: boolean; seen: boolean; what: string }[] = [];
      // Round once, and a little on: a page may begin at its heading.
      for (let presses = 0; presses < wanted + 5; presses += 1) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(describeFocus);
        if (focus) reached.push(focus);
      }
      expect(new Set(reached.map(({ mark }) => mark).filter(Boolean)).size, 'all are reached').toBe(wanted);
      expect(reached.filter(({ ring }) => !ring).map(({ what }) => what)).toEqual([]);
      expect(reached.filter(({ seen }) => !seen).map(({ what }) => what)).toEqual([]);
    });
  }
  expectOnly(complaints, REFUSAL_LINE);
});

/** Runs in the page: numbers everything that a keyboard must reach, and answers how many there are. */
function markReachable(): number {
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  const shown = [...all].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled, [type=hidden]') &&
      one.checkVisibility({ visibilityProperty: true }) &&
      one.closest('[inert]') === null,
  );
  shown.forEach((one, index) => {
    one.dataset.reach = String(index);
  });
  return shown.length;
}

/** Runs in the page: what has the focus, whether a ring shows it, and whether it lies in the window. */
function describeFocus() {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return null;
  const styles = [getComputedStyle(focused), getComputedStyle(focused, '::after')];
  const around = focused.parentElement ? [getComputedStyle(focused.parentElement)] : [];
  const ring = [...styles, ...around].some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
      /0px 0px 0px [2-9]/.test(boxShadow),
  );
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const seen = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
  return {
    mark: focused.dataset.reach ?? null,
    ring,
    seen,
    what: focused.outerHTML.slice(0, 160),
  };
}

test('the menu opens and closes by keyboard, is clean for axe, and leads on', { tag: '@phone' }, async ({
  page,
  checkAxe,
}) => {
  await page.goto('/news', { waitUntil: 'networkidle' });
  const open = page.getByRole('button', { name: 'افتح القائمة' });
  await open.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('navigation', { name: 'القائمة' }).or(page.locator('[popover]:popover-open'));
  await expect(drawer.first()).toBeVisible();
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  // Past its last entry the page behind it is walked through, so it is out of the way.
  await page.locator('[popover]:popover-open').getByRole('link', { name: 'واتساب' }).press('Tab');
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await open.press('Enter');
  await page.locator('[popover]:popover-open').getByRole('link', { name: 'الأطباء' }).press('Enter');
  await page.waitForURL('**/doctors');
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أطباء العيادة');
});
