import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentVersion } from '#api/content-version.server.ts';
import { answerErrors } from '#api/errors.server.ts';
import { identify } from '#api/identify.server.ts';
import { keepPublic } from '#api/keep-public.server.ts';
import { neverKept } from '#api/never-kept.server.ts';
import type { ApiEnv } from '#api/route.ts';
import { MIGRATIONS } from '#db/migrations/all.ts';
import { openStore } from '#db/open-store.server.ts';
import { testApp } from '#testing/app.ts';
import { type ContentDesk, contentDesk, formOf, upload } from '#testing/content-desk.ts';
import type { Kind } from '#testing/content-kinds.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { smallPicture } from '#testing/pictures.ts';
import { testimonialRoutes } from '#testing/testimonials/testimonials.api.server.ts';
import { testimonialType } from '#testing/testimonials/testimonials.db.server.ts';
import { testimonials } from '#testing/testimonials/testimonials.migration.ts';

// The line that a new type has in `lib/content-types.ts`.
vi.mock('#lib/content-types.ts', async (original) => {
  const { CONTENT_TYPES, ...others } = await original<typeof import('#lib/content-types.ts')>();
  const names = { path: 'testimonial', one: 'testimonial', list: 'testimonials', total: 'totalTestimonials' };
  const types = { ...CONTENT_TYPES, testimonials: names };
  return { ...others, CONTENT_TYPES: types, CONTENT_TABLES: Object.keys(types) };
});

const kind: Kind = {
  ...{
    table: 'testimonials' as 'sections',
    type: testimonialType,
    path: 'testimonial',
    list: 'testimonials',
  },
  ...{ one: 'testimonial', total: 'totalTestimonials', title: 'title', paragraphs: null },
  add: () => Promise.reject(new Error('only by calls')),
  least: async () => ({ author: 'أم خالد' }),
};

let desk: ContentDesk;

beforeAll(async () => {
  const store = await openStore('memory:', { migrations: [...MIGRATIONS, testimonials] });
  const test = await testApp({ wrap: () => store });
  const { deps } = test;
  const app = new OpenAPIHono<ApiEnv>({ strict: false });
  app.onError(answerErrors(deps.log));
  app.use(
    neverKept,
    keepPublic(() => contentVersion(deps)),
    identify(deps),
  );
  app.route('/api/v1', testimonialRoutes(deps));
  desk = await contentDesk({ ...test, app });
});
afterAll(() => desk.test.close());

describe('a seventh content type', () => {
  it('is made, changed, pictured, ordered, scheduled, binned and brought back by the same verbs', async () => {
    const first = await desk.create(kind, { title: 'ابتسامة لم أتوقعها' });
    const second = await desk.create(kind, { title: 'ثانية' });
    expect(await desk.seen(kind, first.slug)).toMatchObject({
      title: 'ابتسامة لم أتوقعها',
      author: 'أم خالد',
    });
    expect(await desk.titles(kind, 'all', '&search=ام خالد')).toHaveLength(2);

    const changed = await desk.change(kind, first.id, { author: 'أم فهد', version: 1, slug: 'ابتسامة' });
    expect(changed).toMatchObject({ author: 'أم فهد', version: 2 });
    expect(await desk.seen(kind, first.slug)).toMatchObject({ slug: 'ابتسامة' });
    const stale = await desk.send('PUT', `testimonial/${first.id}`, { author: 'سلمى', version: 1 });
    expect(await expectRefusal(stale, 409, 'CONFLICT')).toMatchObject({ current: { author: 'أم فهد' } });
    const blank = await desk.send('PUT', `testimonial/${first.id}`, { author: ' ' });
    expect((await expectRefusal(blank, 400, 'INVALID')).fields).toHaveProperty('author');

    const image = upload(await smallPicture());
    await desk.done('PUT', `testimonial/image/${first.id}`, formOf({ image, imageAlt: 'ابتسامة' }));
    expect(await desk.seen(kind, 'ابتسامة')).toMatchObject({ image: { alt: 'ابتسامة' } });

    await desk.done('PUT', 'testimonial/order', { ids: [second.id, first.id] });
    expect(await desk.titles(kind, 'published')).toEqual(['ثانية', 'ابتسامة لم أتوقعها']);
    await desk.done('POST', 'testimonial/bulk', { ids: [second.id], action: 'unpublish' });
    expect(await desk.titles(kind, 'draft')).toEqual(['ثانية']);

    await desk.done('DELETE', `testimonial/${first.id}`);
    expect(await desk.seen(kind, 'ابتسامة')).toBe(404);
    await desk.done('POST', `testimonial/${first.id}/restore`);
    const { message } = await desk.done('POST', `testimonial/${first.id}/versions/1/restore`);
    expect(message).toBe('تمت استعادة نسخة سابقة من الشهادة.');
    expect(await desk.seen(kind, 'ابتسامة')).toMatchObject({ author: 'أم خالد', image: null });
    expect(await desk.audited()).toContain('content.version ابتسامة لم أتوقعها');
  });

  it('appears by the clock, in kept answers too, and leaves the bin for good after thirty days', async () => {
    await desk.create(kind, { title: 'لاحقة', publishAt: '2026-03-01T12:30' });
    const seen = async () => {
      const response = await desk.test.app.request('/api/v1/testimonial?search=لاحقه');
      return ((await response.json()) as { totalTestimonials: number }).totalTestimonials;
    };
    expect(await seen()).toBe(0);
    desk.test.clock.set('2026-03-01T09:30:00.000Z');
    expect(await seen()).toBe(1);
    const binned = await desk.create(kind, { title: 'إلى السلة' });
    await desk.done('DELETE', `testimonial/${binned.id}`);
    desk.test.clock.set('2026-04-01T00:00:00.000Z');
    await desk.signInAgain();
    await desk.create(kind);
    const rows = await desk.test.store.read
      .selectFrom('testimonials' as 'news')
      .select('id')
      .execute();
    expect(rows.map(({ id }) => id)).not.toContain(binned.id);
  });

  it('takes as many lines as the page about it says', () => {
    const root = join(import.meta.dirname, '..');
    const folder = join(root, 'testing/testimonials');
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const lines = files
      .join('')
      .split('\n')
      .filter((line) => line.trim() !== '').length;
    const page = readFileSync(join(root, '../docs/adding-a-content-type.md'), 'utf8');
    expect(page).toContain(`${files.length} files, ${lines} lines`);
  });
});
