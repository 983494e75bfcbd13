import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findableFiles } from '#pages/findable-files.server.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { addDoctor, addNews, addOffer, addSection, addService } from '#testing/content.ts';
import { findableFile } from './findability.api.server.ts';
import { readSettings, saveSettings } from './settings.db.server.ts';

const ORIGIN = 'https://clinic.example';
const SECRET = 'a secret of more than thirty-two letters';

let test: TestApp;
let files: Hono;
beforeEach(async () => {
  test = await testApp({ env: { PUBLIC_URL: ORIGIN, SECRET } });
  files = findableFiles(test.deps);
});
afterEach(() => test.close());

async function text(path: string): Promise<string> {
  const answer = await files.request(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => decodeURI(address));
}

describe('the sitemap', () => {
  it('lists the pages that every clinic has, by the public address', async () => {
    expect(addressesIn(await text('/sitemap.xml'))).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/sections`,
      `${ORIGIN}/services`,
      `${ORIGIN}/doctors`,
      `${ORIGIN}/news`,
      `${ORIGIN}/PrivacyPolicy`,
    ]);
  });

  it('lists every record that visitors see under its slug, and no other', async () => {
    const section = await addSection(test);
    const service = await addService(test, section.id);
    const doctor = await addDoctor(test);
    const article = await addNews(test, { title: 'عيادة & رمضان' });
    await addOffer(test);
    const hidden = { title: 'مخفي' };
    await addNews(test, { ...hidden, status: 'draft' });
    await addNews(test, { ...hidden, publishAt: new Date(test.clock().getTime() + 1) });
    await addDoctor(test, { ...hidden, unpublishAt: test.clock() });
    const gone = await addService(test, section.id, hidden);
    await test.store.write(async (trx) => {
      const at = test.clock().toISOString();
      await trx.updateTable('services').set({ deleted_at: at }).where('id', '=', gone.id).execute();
    });
    expect(addressesIn(await text('/sitemap.xml')).slice(6)).toEqual([
      `${ORIGIN}/section/${section.slug}`,
      `${ORIGIN}/service/${service.slug}`,
      `${ORIGIN}/doctor/${doctor.slug}`,
      `${ORIGIN}/news/${article.slug}`,
    ]);
  });

  it('says when each page last changed, and a list with the newest of its records', async () => {
    await addNews(test, { title: 'قديم' });
    test.clock.forward(60_000);
    await addNews(test, { title: 'جديد' });
    const xml = await text('/sitemap.xml');
    const changed = new Map(
      [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)].map(([, address = '', at]) => [
        decodeURI(address).slice(ORIGIN.length),
        at,
      ]),
    );
    expect(Object.fromEntries(changed)).toEqual({
      '/': '2026-03-01T09:01:00.000Z',
      '/sections': undefined,
      '/services': undefined,
      '/doctors': undefined,
      '/news': '2026-03-01T09:01:00.000Z',
      '/PrivacyPolicy': undefined,
      '/news/قديم': '2026-03-01T09:00:00.000Z',
      '/news/جديد': '2026-03-01T09:01:00.000Z',
    });
  });

  it('becomes an index of files when one cannot hold all, and the files hold each page once', async () => {
    const section = await addSection(test);
    for (const title of ['أ', 'ب', 'ج']) await addService(test, section.id, { title });
    await addNews(test);
    const whole = addressesIn(await text('/sitemap.xml'));
    const file = async (path: string) => (await findableFile(test.deps, path, 4))?.text ?? '';
    const index = await file('/sitemap.xml');
    expect(index).toContain('<sitemapindex');
    expect(addressesIn(index)).toEqual([1, 2, 3].map((number) => `${ORIGIN}/sitemap-${number}.xml`));
    const parts = await Promise.all([1, 2, 3].map(async (n) => addressesIn(await file(`/sitemap-${n}.xml`))));
    expect(parts.map((part) => part.length)).toEqual([4, 4, 3]);
    expect(parts.flat()).toEqual(whole);
    expect(await findableFile(test.deps, '/sitemap-4.xml', 4)).toBeNull();
  });

  it('has no parts while one file holds all', async () => {
    expect((await files.request('/sitemap-1.xml')).status).toBe(404);
  });
});

describe('the feed', () => {
  it('has the newest twenty articles whole, the newest first', async () => {
    const section = await addSection(test);
    const about = await addService(test, section.id);
    for (let number = 1; number <= 20; number += 1) {
      test.clock.forward(1000);
      await addNews(test, { title: `خبر ${number}` });
    }
    test.clock.forward(1000);
    const title = 'الصيام <و> «الأسنان» & أنت';
    await addNews(test, { title, desc: ['فقرة "أولى" & <b>', 'ثانية'], serviceId: about.id });
    await addNews(test, { title: 'مسودة', status: 'draft' });
    const xml = await text('/feed.xml');
    const titles = [...xml.matchAll(/<title>([^<]*)/g)].map(([, found]) => found);
    expect(titles).toHaveLength(21);
    expect(titles.slice(0, 3)).toEqual([
      'أخبار عيادة بسمة',
      'الصيام &lt;و&gt; «الأسنان» &amp; أنت',
      'خبر 20',
    ]);
    expect(xml).toContain('&lt;p&gt;فقرة &amp;quot;أولى&amp;quot; &amp;amp; &amp;lt;b&amp;gt;&lt;/p&gt;');
    expect(xml).toContain('<pubDate>Sun, 01 Mar 2026 09:00:21 GMT</pubDate>');
    expect(xml).toContain('<lastBuildDate>Sun, 01 Mar 2026 09:00:21 GMT</lastBuildDate>');
    expect(xml).not.toContain('مسودة');
  });

  it('is a feed without articles too', async () => {
    const xml = await text('/feed.xml');
    expect(xml).toContain(`<link>${ORIGIN}/news</link>`);
    expect(xml).not.toMatch(/<item>|lastBuildDate/);
  });
});

describe('robots.txt', () => {
  /** As search engines read it: the longest rule that matches decides, and of equals the kinder one. */
  function allowed(robots: string, path: string): boolean {
    const rules = [...robots.matchAll(/^(Allow|Disallow): (.*)$/gm)]
      .filter(([, , prefix = '']) => path.startsWith(prefix))
      .sort(([, a, x = ''], [, , y = '']) => y.length - x.length || (a === 'Allow' ? -1 : 1));
    return rules[0]?.[1] !== 'Disallow';
  }

  it.each([
    ['/', true],
    ['/service/زراعة', true],
    ['/BookADeal/service/زراعة', true],
    ['/login', true],
    ['/media/a/share.jpg', true],
    ['/api/v1/service?size=5', true],
    ['/api/v1/user/profile', true],
    ['/api/v1/customer', false],
    ['/api/v1/docs', false],
    ['/admin-dashboard/customers', false],
    ['/resetPassword/0123456789', false],
  ])('%s may be fetched: %s', async (path, expected) => {
    expect(allowed(await text('/robots.txt'), path)).toBe(expected);
  });

  it('names the sitemap by its whole address', async () => {
    expect(await text('/robots.txt')).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('needs no store: a site that cannot be read may still be crawled later', async () => {
    await test.store.close();
    expect(await text('/robots.txt')).toContain('User-agent: *');
  });
});

describe('the manifest', () => {
  it('is Arabic, right-to-left, and named by the settings', async () => {
    const facts = await readSettings(test.store.read);
    await test.store.write((trx) => saveSettings(trx, { ...facts, name: 'عيادة النور' }, test.clock()));
    expect(JSON.parse(await text('/manifest.webmanifest'))).toMatchObject({
      name: 'عيادة النور',
      lang: 'ar',
      dir: 'rtl',
      start_url: '/',
    });
  });
});

describe('all of them', () => {
  const TYPES = [
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ];

  it.each(TYPES)('%s says what it is and is not sent twice', async (path, type) => {
    const first = await files.request(path);
    expect(first.headers.get('Content-Type')).toBe(type);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    const etag = first.headers.get('ETag') ?? '';
    const again = await files.request(`${path}?utm_source=x`, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('changes with the content, and by the clock alone', async () => {
    const before = await text('/sitemap.xml');
    await addNews(test, { unpublishAt: new Date(test.clock().getTime() + 60_000) });
    expect(await text('/sitemap.xml')).toContain('/news/');
    test.clock.forward(60_000);
    expect(await text('/sitemap.xml')).toBe(before);
  });

  it.each(['/sitemap-0.xml', '/sitemap-x.xml', '/robots.txt/x', '/news.xml'])(
    '%s is left to the pages',
    async (path) => {
      expect((await files.request(path)).status).toBe(404);
    },
  );
});
