import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Host, startHost } from './host.ts';
import { STAFF, startServer, type TestServer } from './server.ts';

interface Fixtures {
  /** What that server's environment has besides. */
  env: Record<string, string>;
  /** A server of this test's own, with the demo content. */
  server: TestServer;
  /** What the journey's pages complained of in the console; the journey fails where `expectOnly` leaves some. */
  complaints: string[];
  /** axe finds nothing on the page as it is now. */
  checkAxe: (page: Page) => Promise<void>;
  /** Signs in through the login page and waits for the customers. */
  signIn: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  /** Where this worker's servers run, one after another. */
  host: Host;
}

/**
 * Runs in the page: what is still fading in has not yet the contrast it will have, and a window opens a moment late. What
 * moves on and on is not waited for.
 */
async function settled(): Promise<void> {
  const frames = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const isEnding = (one: Animation) =>
    one.playState === 'running' &&
    one.timeline instanceof DocumentTimeline &&
    one.effect?.getComputedTiming().endTime !== Infinity;
  for (let calm = 0, looks = 0; calm < 3 && looks < 300; looks += 1) {
    await frames();
    calm = document.getAnimations().some(isEnding) ? 0 : calm + 1;
  }
}

/** The journeys' own test: every page starts on a fresh server, and any complaint in the console fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const host = startHost();
      await use(host);
      host.close();
    },
    { scope: 'worker' },
  ],
  env: [{}, { option: true }],
  server: [
    async ({ env, host }, use) => {
      const template = process.env.E2E_TEMPLATE;
      // Options of Node are a whole process's.
      const where = env.NODE_OPTIONS ? {} : { host };
      const server = await startServer({ ...(template && { template }), env, ...where });
      await use(server);
      expect(await server.stop(), server.output()).toBe(0);
    },
    // Without a template, as on PostgreSQL, the demo content is drawn first.
    { timeout: 600_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (line) => {
        if (['error', 'warning'].includes(line.type())) complaints.push(line.text());
      });
      context.on('weberror', (fault) => complaints.push(String(fault.error())));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  checkAxe: async ({}, use) => {
    await use(async (page) => {
      await page.evaluate(settled);
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
      // Its usual way opens one more page at each look to put the frames' findings together: without frames, for nothing.
      const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
        [],
      );
    });
  },
  signIn: async ({ baseURL }, use) => {
    await use(async (page) => {
      await page.goto(`${baseURL}/login?next=/admin-dashboard/customers`);
      await page.locator('[name=identifier]').fill(STAFF.email);
      await page.locator('[name=password]').fill(STAFF.password);
      await page.locator('form button[type=submit]').click();
      // Not by a pattern: the login's own address ends like this too.
      await page.waitForURL((url) => url.pathname === '/admin-dashboard/customers');
      await expect(page.getByRole('heading', { level: 1, name: 'بيانات العملاء' })).toBeVisible();
    });
  },
});

/** Takes what a browser writes about answers that the journey itself asked for (pitfall 16); anything else fails it. */
export function expectOnly(complaints: string[], said: RegExp): void {
  expect(complaints.filter((line) => !said.test(line))).toEqual([]);
  complaints.length = 0;
}

export { expect };
