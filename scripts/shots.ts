import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';
import { publicPages } from '../e2e/public-pages.ts';
import { makeTemplate, STAFF, startServer } from '../e2e/server.ts';

interface Shot {
  name: string;
  path: string;
  /** What is done on the page before it is taken; a page as it opens needs nothing. */
  act?: (page: Page) => Promise<unknown>;
  /** Only what the window shows, as where something lies over the page. */
  window?: boolean;
}

const FOLDER = fileURLToPath(new URL('../shots', import.meta.url));
const WIDTHS = [390, 1280];
const REFUSED = { status: 400, json: { success: false } };

const STATES: Shot[] = [
  { name: 'menu', path: '/', window: true, act: openMenu },
  { name: 'services-searched', path: '/services?search=زراعة' },
  { name: 'services-page-2', path: '/services?page=2' },
  { name: 'services-none', path: '/services?search=qqqq' },
  { name: 'services-past', path: '/services?page=99' },
  { name: 'doctors-filtered', path: '/doctors?gender=female' },
  {
    name: 'services-pending',
    path: '/PrivacyPolicy',
    act: (page) => goTo(page, '/services', 'service?', 'hold'),
  },
  {
    name: 'services-failed',
    path: '/PrivacyPolicy',
    act: (page) => goTo(page, '/services', 'service?', 'refuse'),
  },
  { name: 'article-pending', path: '/news', act: (page) => goTo(page, '/news/', 'news/', 'hold') },
  { name: 'article-failed', path: '/news', act: (page) => goTo(page, '/news/', 'news/', 'refuse') },
  { name: 'booking-refused', path: '/services', act: sendEmptyBooking },
  { name: 'login-refused', path: '/login', act: sendForm },
  { name: 'register-refused', path: '/register', act: sendForm },
];

/** `npm run shots`: every page and state at a phone's and a desk's width, from the running product, into `shots/`. */
async function shoot(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const server = await startServer({ template: await makeTemplate() });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const pages = (await publicPages(server.url)).map(({ name, path }) => ({ name, path }));
    for (const width of WIDTHS) {
      const visitor = await open(browser, server.url, width);
      for (const shot of [...pages, ...STATES]) await take(visitor, shot, width);
      const staff = await signedIn(browser, server.url, width);
      for (const shot of await staffShots(staff)) await take(staff, shot, width);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function open(browser: Browser, baseURL: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: windowOf(width),
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

function windowOf(width: number) {
  return { width, height: width > 600 ? 900 : 844 };
}

async function signedIn(browser: Browser, baseURL: string, width: number): Promise<Page> {
  const page = await open(browser, baseURL, width);
  await page.request.post('/api/v1/auth/login', {
    data: { identifier: STAFF.email, password: STAFF.password },
  });
  return page;
}

/** One's own page, and each of the back office's that its sidebar leads to. */
async function staffShots(page: Page): Promise<Shot[]> {
  await page.goto('/admin-dashboard', { waitUntil: 'networkidle' });
  const links = page.locator('a[href^="/admin-dashboard/"]');
  const paths = new Set(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')));
  const screens = [...paths].map((path) => ({ name: path.slice(1).replaceAll('/', '-'), path }));
  return [{ name: 'profile', path: '/profile' }, ...screens];
}

async function take(page: Page, { name, path, act, window = false }: Shot, width: number): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await act?.(page);
  if (!window) await page.evaluate(showLazyPictures);
  await page.waitForLoadState('networkidle');
  // What is fixed to the window's edges lies at the page's.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!window) await page.setViewportSize({ width, height });
  mkdirSync(join(FOLDER, String(width)), { recursive: true });
  const file = join(FOLDER, String(width), `${name.replaceAll(' ', '-')}.png`);
  await page.screenshot({ path: file });
  await page.setViewportSize(windowOf(width));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  process.stdout.write(`${file}\n`);
}

/** Runs in the page. */
async function showLazyPictures(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
}

/** On a desk the menu is the bar itself. */
async function openMenu(page: Page): Promise<void> {
  const button = page.locator('header [popovertarget=menu]');
  if (await button.isVisible()) await button.click();
}

/** Follows the page's first link to `target` while a call is held back or refused. */
async function goTo(page: Page, target: string, call: string, fate: 'hold' | 'refuse'): Promise<void> {
  await page.route(
    (url) => (url.pathname + url.search).startsWith(`/api/v1/${call}`),
    (route) => (fate === 'refuse' ? route.fulfill(REFUSED) : undefined),
  );
  const links = page.getByRole('main').or(page.getByRole('contentinfo'));
  await links.locator(`a[href^="${target}"]`).first().dispatchEvent('click');
  await page
    .getByRole('main')
    .getByRole(fate === 'refuse' ? 'alert' : 'status')
    .first()
    .waitFor();
}

async function sendEmptyBooking(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href^="/service/"]').first().dispatchEvent('click');
  await page.locator('form [name=city]').waitFor();
  await sendForm(page);
}

async function sendForm(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').last().click();
  await page.locator('main form [aria-invalid=true], main [role=alert]').first().waitFor();
}

await shoot();
