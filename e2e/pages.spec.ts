import type { Page } from '@playwright/test';
import { formatDateLong } from '#lib/format.ts';
import { expect, test } from './fixtures.ts';
import { newest, publicPages } from './public-pages.ts';

const KEYWORDS = 'medical sections, health services, clinic, healthcare';
const UNLISTED = /^\/(login|register|resetPassword|success|Influence)/;

/** What a page's HTML says before any script: read by a parser, never run. */
function readHtml(page: Page, html: string) {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const content = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
    return {
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      title: document.title,
      headings: [...document.querySelectorAll('h1')].map((one) => one.textContent),
      text: document.querySelector('main')?.textContent ?? '',
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      meta: Object.fromEntries(
        [
          ...[
            'description',
            'keywords',
            'robots',
            'og:title',
            'og:description',
            'og:url',
            'og:image',
            'og:type',
          ],
          ...['og:locale', 'og:site_name', 'twitter:card', 'twitter:title', 'twitter:description'],
          ...['twitter:image', 'article:published_time'],
        ].map((name) => [name, content(name)]),
      ) as Record<string, string>,
    };
  }, html);
}

test('every route is server-rendered with one h1 and a head of its own', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const seen = new Map<string, string>();
  const pictures = new Set<string>();
  for (const { name, path, status } of await publicPages(server.url)) {
    await test.step(name, async () => {
      const answer = await fetch(server.url + path);
      expect(answer.status).toBe(status);
      const { lang, dir, title, headings, text, canonical, meta } = await readHtml(page, await answer.text());
      expect([lang, dir]).toEqual(['ar', 'rtl']);
      expect(headings).toHaveLength(1);
      expect(text.length, 'says something without script').toBeGreaterThan(60);
      expect(title).toMatch(/^\S.* \| عيادة بسمة$/);
      expect(meta['og:site_name']).toBe('عيادة بسمة');
      expect(meta['og:locale']).toBe('ar_SA');
      expect(meta['twitter:card']).toBe('summary_large_image');
      expect(meta.robots).toBe(UNLISTED.test(path) ? 'noindex' : '');
      pictures.add(meta['og:image'] ?? '');
      expect(meta['twitter:image']).toBe(meta['og:image']);
      if (status === 404) return;

      expect(canonical).toBe(server.url + path.replace(/\?.*|\/some-token.*/, ''));
      expect(meta['og:url']).toBe(canonical);
      expect(meta.description?.length).toBeGreaterThan(25);
      expect(meta.keywords).toContain(KEYWORDS);
      expect([meta['og:title'], meta['twitter:title']]).toEqual([title, title]);
      expect([meta['og:description'], meta['twitter:description']]).toEqual(Array(2).fill(meta.description));
      expect(seen.get(title) ?? canonical, `${title} is another page's title`).toBe(canonical);
      seen.set(title, canonical);
    });
  }
  for (const picture of pictures) {
    const answer = await fetch(picture);
    expect([picture, answer.status]).toEqual([picture, 200]);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
  }
  expect(pictures.size, 'records have pictures of their own').toBeGreaterThan(4);
});

test('an article says of itself what it is', { tag: '@phone' }, async ({ page, server }) => {
  const { _id } = await newest(server.url, 'news');
  const { data } = await (await fetch(`${server.url}/api/v1/news/${_id}`)).json();
  const html = await (await fetch(`${server.url}/news/${encodeURIComponent(data.slug)}`)).text();
  const { title, meta, headings, text } = await readHtml(page, html);
  expect(title).toBe(`${data.title} | عيادة بسمة`);
  expect(headings).toEqual([data.title]);
  expect(meta.description).toBe(data.subTitle);
  expect(meta['og:type']).toBe('article');
  expect(meta['article:published_time']).toBe(data.createdAt);
  expect(meta['og:image']).toBe(server.url + data.image.share);
  expect(meta.keywords).toContain(data.title);
  for (const paragraph of data.desc) expect(text).toContain(paragraph.trim().split('\n')[0]);
  expect(html).toContain(`/service/${data.service._id}`);
});

test('a service and a section say when they last changed, beside their form', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  for (const type of ['service', 'section'] as const) {
    const { _id } = await newest(server.url, type);
    const { [type]: record } = await (await fetch(`${server.url}/api/v1/${type}/${_id}`)).json();
    await page.goto(`/${type}/${record.slug}`);
    const main = page.getByRole('main');
    await expect(main.getByText('آخر تحديث')).toHaveText(`آخر تحديث ${formatDateLong(record.updatedAt)}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(record.title);
    await expect(main.getByText(record.subTitle, { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('img', { name: record.image.alt })).toBeVisible();
    const form = main.locator('form[method=post]');
    await expect(form.locator('[name=section]')).toHaveValue(type === 'section' ? _id : record.sectionId._id);
    await expect(form.locator('[name=service]')).toHaveValue(type === 'section' ? '' : _id);
  }
});

test('mistyped, capitalised and old addresses lead to the page', { tag: '@phone' }, async ({ server }) => {
  const { _id, slug } = await newest(server.url, 'service');
  const moved: Record<string, string> = {
    '/Services?page=2': '/services?page=2',
    '/News': '/news',
    '/SECTIONS': '/sections',
    '/news/': '/news',
    '/privacypolicy': '/PrivacyPolicy',
    '/Login': '/login',
    [`/Service/${_id}`]: `/service/${_id}`,
    [`/bookadeal/SERVICE/${_id}`]: `/BookADeal/service/${_id}`,
  };
  for (const [from, to] of Object.entries(moved)) {
    const answer = await fetch(server.url + from, { redirect: 'manual' });
    expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 308, to]);
  }
  const dashboard = await fetch(`${server.url}/dashboard`, { redirect: 'manual' });
  expect(dashboard.status).toBeGreaterThanOrEqual(302);
  expect(dashboard.headers.get('location')).toBe('/profile');
  for (const folder of ['service', 'BookADeal/service']) {
    const html = await (await fetch(`${server.url}/${folder}/${_id}`)).text();
    expect(html).toContain(
      `<link rel="canonical" href="${server.url}/${folder}/${encodeURIComponent(slug)}"`,
    );
  }
});

test('what is none is the not-found page with 404', { tag: '@phone' }, async ({ page, server }) => {
  const ids = ['service', 'section', 'doctor', 'news'].flatMap((type) => [
    `/${type}/nothing`,
    `/${type}/${'0'.repeat(22)}`,
    `/${type}/%F0%9F%98%80`,
  ]);
  const types = ['/BookADeal/offer/x', '/BookADeal/service/x', '/BookADeal/section/x', '/BookADeal/service'];
  const odd = ['/nothing', '/news/a/b', '/service', '/doctor', '/%E0%A4%A', '/%00', '/ui'];
  for (const path of [...ids, ...types, ...odd]) {
    const answer = await fetch(server.url + path);
    expect([path, answer.status]).toEqual([path, 404]);
    const { title, headings, text } = await readHtml(page, await answer.text());
    expect([path, headings]).toEqual([path, ['لم نجد هذه الصفحة']]);
    expect([path, title]).toEqual([path, 'لم نجد هذه الصفحة | عيادة بسمة']);
    expect(text).toContain('العودة إلى الرئيسية');
  }
  // The back office is drawn in the browser, its status is not.
  expect((await fetch(`${server.url}/admin-dashboard/nothing`)).status).toBe(404);
});

test('nonsense in the query is the nearest sane page', { tag: '@phone' }, async ({ page, server }) => {
  const queries = [
    ...['page=-1', 'page=0', 'page=99999', 'page=1e9', 'page=2.5', 'page=%F0%9F%98%80', 'page=1&page=2'],
    ...['size=1e9', 'size=-5', 'size=x', 'sort=evil:asc', 'sort=createdAt', 'sort=', 'select=password'],
    ...['sectionIds=nope', 'sectionIds=', 'sectionIds[]=x', 'search=%25', 'search=%00', 'search=%E0%A4%A'],
    ...[
      `search=${'ا'.repeat(300)}`,
      "search=';drop table news--",
      'gender=none',
      'language=zz',
      '__proto__=x',
    ],
  ];
  for (const list of ['sections', 'services', 'doctors', 'news']) {
    for (const query of queries) {
      const answer = await fetch(`${server.url}/${list}?${query}`);
      expect([list, query, answer.status < 500]).toEqual([list, query, true]);
      const { headings } = await readHtml(page, await answer.text());
      expect([list, query, headings.length]).toEqual([list, query, 1]);
    }
    const whole = await readHtml(page, await (await fetch(`${server.url}/${list}`)).text());
    for (const query of ['page=-1', 'size=1e9', 'sort=evil:asc', 'select=password']) {
      const odd = await readHtml(page, await (await fetch(`${server.url}/${list}?${query}`)).text());
      expect([list, query, odd.canonical]).toEqual([list, query, whole.canonical]);
    }
  }
  // Its script runs all the same: letters that a parser changes must not shut it out.
  await page.goto('/services?search=%00qqqq');
  await page.getByRole('searchbox').press('Tab');
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true);
});
