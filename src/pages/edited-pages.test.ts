import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentDesk } from '#testing/content-desk.ts';
import { KINDS, type Kind } from '#testing/content-kinds.ts';
import { type KeptPages, keptPages } from '#testing/kept-pages.ts';

const [, services, , news, offers] = KINDS as [Kind, Kind, Kind, Kind, Kind];

let site: KeptPages;
let desk: ContentDesk;

beforeAll(async () => {
  site = await keptPages(async (address, call) => {
    const asked = address === '/' ? '/offer' : address.replace(/^\/services$/, '/service');
    const response = await call(asked.slice(1));
    return { status: response.status, html: await response.text() };
  });
  desk = site.desk;
});
beforeEach(() => site.empty());
afterAll(() => desk.test.close());

async function page(path: string): Promise<string> {
  return (await site.visit(path)).text();
}

describe('a page after an edit', () => {
  it('shows the new text as soon as the editor sees success, and is kept again', async () => {
    const made = await desk.create(services, { title: 'قبل' });
    for (const path of ['/services', `/service/${made.slug}`]) {
      expect(await page(path)).toContain('"title":"قبل"');
      await page(path);
    }
    expect(site.renders()).toBe(2);
    await desk.change(services, made.id, { title: 'بعد' });
    for (const path of ['/services', `/service/${made.slug}`]) {
      expect(await page(path)).toContain('بعد');
      expect(await page(path)).not.toContain('"title":"قبل"');
    }
    expect(site.renders()).toBe(4);
  });

  it('follows each verb at once: the bin, its way back, a draft, an order', async () => {
    const made = await desk.create(news);
    const path = `/news/${made.slug}`;
    const status = async () => (await site.visit(path)).status;
    expect(await status()).toBe(200);
    await desk.done('DELETE', `news/${made.id}`);
    expect(await status()).toBe(404);
    await desk.done('POST', `news/${made.id}/restore`);
    expect(await status()).toBe(200);
    await desk.done('POST', 'news/bulk', { ids: [made.id], action: 'unpublish' });
    expect(await status()).toBe(404);
    await desk.done('POST', `news/${made.id}/versions/1/restore`);
    expect(await status()).toBe(404);
    await desk.change(news, made.id, { status: 'published' });
    expect(await status()).toBe(200);
  });

  it('is not drawn anew for an edit that changes nothing, nor for one that is refused', async () => {
    const made = await desk.create(news);
    await page('/news');
    await desk.change(news, made.id, {});
    await desk.send('PUT', `news/${made.id}`, { title: '' });
    await page('/news');
    expect(site.renders()).toBe(1);
  });
});

describe('what is scheduled', () => {
  it('appears and vanishes at its minute, in kept pages too, without a restart', async () => {
    await desk.create(news, {
      title: 'مجدول',
      publishAt: '2026-03-01T12:30',
      unpublishAt: '2026-03-01T13:00',
    });
    const shown = async (moment: string) => {
      desk.test.clock.set(moment);
      await page('/news');
      return (await page('/news')).includes('مجدول');
    };
    expect(await shown('2026-03-01T09:29:59.999Z')).toBe(false);
    expect(await shown('2026-03-01T09:30:00.000Z')).toBe(true);
    expect(await shown('2026-03-01T09:59:59.999Z')).toBe(true);
    expect(await shown('2026-03-01T10:00:00.000Z')).toBe(false);
    expect(site.renders()).toBe(3);
  });

  it('an offer too, by its own times', async () => {
    await desk.create(offers, { title: 'عرض', startsAt: '2026-03-02T00:00', endsAt: '2026-03-03T00:00' });
    const shown = async (moment: string) => {
      desk.test.clock.set(moment);
      return (await page('/')).includes('عرض');
    };
    expect(await shown('2026-03-01T20:59:59.999Z')).toBe(false);
    expect(await shown('2026-03-01T21:00:00.000Z')).toBe(true);
    expect(await shown('2026-03-02T21:00:00.000Z')).toBe(false);
  });
});

describe('a page that has moved', () => {
  it('leads on for good, once its slug is another', async () => {
    const made = await desk.create(services, { slug: 'قديم' });
    expect((await site.visit('/service/قديم')).status).toBe(200);
    await desk.change(services, made.id, { slug: 'جديد' });
    for (const folder of ['/service/', '/BookADeal/service/']) {
      const response = await site.visit(`${folder}قديم?utm_source=x`);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(folder + encodeURIComponent('جديد'));
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    }
    for (const reference of ['جديد', made.id])
      expect((await site.visit(`/service/${reference}`)).status).toBe(200);
    await desk.done('DELETE', `service/${made.id}`);
    expect((await site.visit('/service/قديم')).status).toBe(404);
  });

  it.each(['/service/', '/service/%00', `/news/${'x'.repeat(500)}`, '/service/a%2Fb', '/services/قديم'])(
    '%s has not',
    async (path) => {
      const { status } = await site.visit(decodeURI(path));
      expect(status).not.toBe(301);
    },
  );
});
