import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ContentDesk, contentDesk, formOf, upload } from '#testing/content-desk.ts';
import { KINDS, type Kind } from '#testing/content-kinds.ts';
import { smallPicture } from '#testing/pictures.ts';
import { startDailyWork } from './daily-work.server.ts';

const DAY_MS = 24 * 3600 * 1000;
const news = KINDS.find(({ path }) => path === 'news') as Kind;

let desk: ContentDesk;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  desk = await contentDesk();
});
afterEach(async () => {
  vi.useRealTimers();
  await desk.test.close();
});

it('empties the bin of what was in it for thirty days, though no staff comes', async () => {
  const made = await desk.create(news);
  await desk.change(news, made.id, formOf({ image: upload(await smallPicture()) }));
  await desk.done('DELETE', `news/${made.id}`);
  const kept = async () => [await desk.count('news'), await desk.count('content_versions')];
  const [articles = 0, versions = 0] = await kept();

  desk.test.clock.set('2026-03-31T08:59:00.000Z');
  const timer = startDailyWork(desk.test.deps);
  await vi.advanceTimersByTimeAsync(0);
  expect(await kept()).toEqual([articles, versions]);

  desk.test.clock.set('2026-04-01T08:59:00.000Z');
  vi.advanceTimersByTime(DAY_MS);
  await vi.waitFor(async () => expect(await kept()).toEqual([articles - 1, versions - 2]));
  expect(await desk.count('media')).toBe(0);
  expect(await desk.audited()).toContain('content.purge عنوان');
  clearInterval(timer);
});
