import { readdirSync } from 'node:fs';
import { weighPage } from '../bench/page-weight.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { publicPages, REFUSAL_LINE } from './public-pages.ts';

const KB = 1024;
const MESSAGES = new URL('../src/messages/', import.meta.url);

test('no page is heavier than its budget', { tag: '@phone' }, async ({ server }) => {
  for (const { name, path, status } of await publicPages(server.url)) {
    if (status !== 200) continue;
    const { script, css, fonts, html } = await weighPage(server.url, path);
    expect(script, `script of ${name}`).toBeGreaterThan(50 * KB);
    expect(script, `script of ${name}`).toBeLessThanOrEqual(130 * KB);
    expect(css, `CSS of ${name}`).toBeLessThanOrEqual(15 * KB);
    expect(fonts, `fonts of ${name}`).toBeGreaterThan(0);
    expect(fonts, `fonts of ${name}`).toBeLessThanOrEqual(45 * KB);
    expect(html, `HTML of ${name}`).toBeLessThanOrEqual(15 * KB);
  }
});

test('what a page loads by itself after its start is within the budget too', { tag: '@phone' }, async ({
  page,
  server,
  complaints,
}) => {
  let bytes = 0;
  page.on('response', (answer) => {
    const { 'content-length': length = '0' } = answer.headers();
    if (answer.request().resourceType() === 'script') bytes += Number(length);
  });
  for (const { name, path, status } of await publicPages(server.url)) {
    if (status !== 200) continue;
    bytes = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    if (path === '/') expect(bytes, name).toBeGreaterThan(50 * KB);
    expect(bytes, name).toBeLessThanOrEqual(130 * KB);
  }
  expectOnly(complaints, REFUSAL_LINE);
});

test('nothing of the back office reaches a visitor, not after the start either', { tag: '@phone' }, async ({
  page,
  server,
  complaints,
  signIn,
}) => {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, answer.text());
  });
  for (const { path } of await publicPages(server.url)) {
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
  }
  expectOnly(complaints, REFUSAL_LINE);
  const texts = await staffTexts();
  expect(texts.length).toBeGreaterThan(10);
  const ofVisitors = [...scripts.keys()];
  expect(ofVisitors.length).toBeGreaterThan(10);
  expect(ofVisitors.filter((name) => /admin|staff|back-office/.test(name))).toEqual([]);
  for (const name of ofVisitors) {
    const script = (await scripts.get(name)) ?? '';
    expect([name, texts.filter((text) => script.includes(text))]).toEqual([name, []]);
    expect([name, /\b_zod\b/.test(script)]).toEqual([name, false]);
  }

  // What this test looks for is there to be found.
  await signIn(page);
  const ofStaff = [...scripts.keys()].filter((name) => !ofVisitors.includes(name));
  const found = (await Promise.all(ofStaff.map((name) => scripts.get(name)))).join('\n');
  expect(texts.some((text) => found.includes(text))).toBe(true);
});

/** The back office's own texts, long enough to be nobody else's. */
async function staffTexts(): Promise<string[]> {
  const ofFiles = async (names: string[]) =>
    (
      await Promise.all(names.map(async (name) => textsIn(await import(new URL(name, MESSAGES).href))))
    ).flat();
  const names = readdirSync(MESSAGES).filter((name) => !name.endsWith('.test.ts'));
  const others = (await ofFiles(names.filter((name) => !name.startsWith('staff')))).join('\n');
  const own = await ofFiles(names.filter((name) => name.startsWith('staff')));
  return own.filter((text) => text.length > 12 && !others.includes(text));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
