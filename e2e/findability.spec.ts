import type { Page } from '@playwright/test';
import { formatDateLong, formatNumber } from '#lib/format.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { publicPages, REFUSAL_LINE } from './public-pages.ts';

interface Leaf {
  key: string;
  value: string;
}

/** Each value of JSON-LD with the name it stands under, lists and nodes opened. */
function leaves(node: unknown, key = ''): Leaf[] {
  if (Array.isArray(node)) return node.flatMap((one) => leaves(one, key));
  if (typeof node !== 'object' || node === null) return [{ key, value: String(node) }];
  return Object.entries(node).flatMap(([name, value]) => leaves(value, name));
}

/** Names of schema.org whose values are its own words and ids, which nobody reads. */
const VOCABULARY = new Set([
  ...[
    '@context',
    '@type',
    '@id',
    'dayOfWeek',
    'availability',
    'addressCountry',
    'priceCurrency',
    'inLanguage',
  ],
  ...['position', 'knowsLanguage', 'medicalSpecialty', 'gender', 'procedureType', 'valueAddedTaxIncluded'],
]);
const ADDRESSES = new Set(['url', 'image', 'logo', 'item', 'mainEntityOfPage', 'contentUrl']);
const LINKS = new Set(['sameAs', 'hasMap']);

test('what each page says to search engines is what its visitors read', { tag: '@phone' }, async ({
  page,
  server,
  complaints,
}) => {
  const types = new Set<string>();
  const addresses = new Set<string>();
  for (const { name, path, status } of await publicPages(server.url)) {
    await test.step(name, async () => {
      await page.goto(path);
      const said = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(said.length).toBe(/^\/(login|register|resetPassword|success)/.test(path) ? 0 : 1);
      const shown = await readPage(page);
      for (const leaf of said.flatMap((text) => leaves(JSON.parse(text)))) {
        if (leaf.key === '@type') types.add(leaf.value);
        if (ADDRESSES.has(leaf.key) && status === 200) addresses.add(leaf.value);
        expect([leaf, isShown(leaf, shown)]).toEqual([leaf, true]);
      }
    });
  }
  expectOnly(complaints, REFUSAL_LINE);
  expect([...types]).toEqual(
    expect.arrayContaining([
      ...['Dentist', 'Physician', 'MedicalProcedure', 'NewsArticle', 'BreadcrumbList', 'CollectionPage'],
      ...['Offer', 'OpeningHoursSpecification', 'FAQPage', 'Question'],
    ]),
  );
  for (const address of addresses) {
    expect([address, (await fetch(address)).status]).toEqual([address, 200]);
  }
});

async function readPage(page: Page) {
  const text = await page.locator('body').evaluate((body) => body.textContent ?? '');
  const attributes = (selector: string, name: string) =>
    page.locator(selector).evaluateAll((all, named) => all.map((one) => one.getAttribute(named) ?? ''), name);
  return {
    text: plain(text),
    links: await attributes('a[href]', 'href'),
    times: await attributes('time', 'datetime'),
  };
}

function plain(text: string): string {
  return text.replace(/[\s\u200E\u200F\u2066-\u2069]+/g, ' ');
}

function isShown(
  { key, value }: Leaf,
  { text, links, times }: Awaited<ReturnType<typeof readPage>>,
): boolean {
  if (VOCABULARY.has(key)) return true;
  if (ADDRESSES.has(key)) return /^https?:\/\//.test(value);
  if (LINKS.has(key)) return links.includes(value);
  if (key === 'telephone') return links.includes(`tel:${value}`);
  if (/^(date|valid|price(Valid)|starts|ends)/.test(key)) {
    return times.includes(value) || text.includes(formatDateLong(value));
  }
  if (key === 'opens' || key === 'closes') return text.includes(clock(value));
  if (key === 'price' || key === 'minPrice') return text.includes(Number(value).toLocaleString('en-US'));
  return text.includes(plain(value));
}

/** «٩:٣٠» or «٩» of `09:30`, as hours are written in Arabic: in two halves of a day. */
function clock(value: string): string {
  const [hour = 0, minute = 0] = value.split(':').map(Number);
  const ofHalf = formatNumber(hour % 12 || 12);
  return minute === 0 ? ofHalf : `${ofHalf}:${formatNumber(minute)}`;
}

test('the sitemap lists every published record with its last change', { tag: '@phone' }, async ({
  server,
}) => {
  const xml = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const listed = new Map(
    [...xml.matchAll(/<loc>([^<]*)<\/loc>\s*<lastmod>([^<]*)<\/lastmod>/g)].map(([, address = '', at]) => [
      decodeURI(address),
      at,
    ]),
  );
  const lists = { section: 'sections', service: 'services', doctor: 'doctors', news: 'data' };
  let records = 0;
  for (const [type, name] of Object.entries(lists)) {
    const answer = await (await fetch(`${server.url}/api/v1/${type}?size=100`)).json();
    for (const { slug, updatedAt } of answer[name]) {
      records += 1;
      expect([slug, listed.get(`${server.url}/${type}/${slug}`)]).toEqual([slug, updatedAt]);
    }
  }
  expect(records).toBeGreaterThan(30);
  for (const path of ['/', '/sections', '/services', '/doctors', '/news', '/PrivacyPolicy']) {
    expect([path, listed.has(server.url + path)]).toEqual([path, true]);
  }
  for (const address of listed.keys()) {
    const answer = await fetch(encodeURI(address), { redirect: 'manual' });
    expect([address, answer.status]).toEqual([address, 200]);
    expect(await answer.text()).not.toContain('content="noindex"');
  }
});

test('robots, feed, manifest and icons answer as what they are', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const robots = await (await fetch(`${server.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  const feed = await fetch(`${server.url}/feed.xml`);
  expect(feed.headers.get('content-type')).toMatch(/rss\+xml|application\/xml/);
  const items = [...(await feed.text()).matchAll(/<link>([^<]*\/news\/[^<]*)<\/link>/g)];
  expect(items.length).toBeGreaterThan(5);
  const manifest = await (await fetch(`${server.url}/manifest.webmanifest`)).json();
  expect([manifest.lang, manifest.dir, manifest.start_url]).toEqual(['ar', 'rtl', '/']);
  await page.goto('/');
  const linked = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const icons = [...linked, ...manifest.icons.map(({ src }: { src: string }) => src), '/favicon.ico'];
  expect(icons.length).toBeGreaterThan(6);
  for (const icon of icons) {
    const answer = await fetch(new URL(icon, server.url));
    expect([icon, answer.status, answer.headers.get('content-type')]).toEqual([
      icon,
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});
