import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#db/store.ts';
import { testStore } from '#testing/store.ts';
import { dropExpiredPoints, peekPoints, resetPoints, returnPoint, takePoint } from './rate-limit.server.ts';

const NOON = new Date('2026-11-20T12:00:00.000Z');
const LIMIT = { key: 'test', points: 3, seconds: 60 };
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

describe('limits', () => {
  let store: Store;
  beforeEach(async () => {
    store = await testStore();
  });
  afterEach(() => store.close());

  const take = (now: Date, key = 'test') => store.write((trx) => takePoint(trx, { ...LIMIT, key, now }));

  it('allows so many points in a window and then says how long to wait', async () => {
    for (const second of [0, 10, 20]) {
      expect(await take(later(second))).toEqual({ allowed: true, retryAfter: 0 });
    }
    expect(await take(later(30))).toEqual({ allowed: false, retryAfter: 30 });
    expect(await take(later(59.5))).toEqual({ allowed: false, retryAfter: 1 });
  });

  it('starts anew when the window has ended, and only then', async () => {
    for (let i = 0; i < 9; i += 1) await take(NOON);
    expect((await take(later(59.999))).allowed).toBe(false);
    expect((await take(later(60))).allowed).toBe(true);
    expect((await take(later(119))).allowed).toBe(true);
  });

  it('that slide end so long after the last allowed point; a refused one does not prolong them', async () => {
    const slide = (now: Date) => store.write((trx) => takePoint(trx, { ...LIMIT, sliding: true, now }));
    for (const second of [0, 50, 100]) expect((await slide(later(second))).allowed).toBe(true);
    expect(await slide(later(150))).toEqual({ allowed: false, retryAfter: 10 });
    expect(await slide(later(159))).toEqual({ allowed: false, retryAfter: 1 });
    expect((await slide(later(160))).allowed).toBe(true);
  });

  it('take a point back that did not count, and none where there is none', async () => {
    for (let i = 0; i < 3; i += 1) await take(NOON);
    await store.write((trx) => returnPoint(trx, 'test'));
    expect((await take(NOON)).allowed).toBe(true);
    expect((await take(NOON)).allowed).toBe(false);
    await store.write((trx) => returnPoint(trx, 'nothing'));
    expect((await take(NOON, 'nothing')).allowed).toBe(true);
  });

  it('counts each key by itself', async () => {
    for (let i = 0; i < 4; i += 1) await take(NOON);
    expect((await take(NOON, 'other')).allowed).toBe(true);
  });

  it('gives out no point twice when many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => take(NOON)));
    expect(answers.filter((answer) => answer.allowed)).toHaveLength(LIMIT.points);
  });

  it('tells without counting whether a point is left', async () => {
    const peek = (now: Date) => peekPoints(store.read, { key: 'test', points: 3, now });
    expect(await peek(NOON)).toEqual({ allowed: true, retryAfter: 0 });
    for (let i = 0; i < 3; i += 1) await take(NOON);
    expect(await peek(later(15))).toEqual({ allowed: false, retryAfter: 45 });
    expect((await peek(later(60))).allowed).toBe(true);
  });

  it('forgets a key on request, and every window that has ended', async () => {
    await take(NOON, 'done');
    for (let i = 0; i < 4; i += 1) await take(later(30));
    await store.write((trx) => dropExpiredPoints(trx, later(60)));
    const keys = await store.read.selectFrom('limits').select('key').execute();
    expect(keys).toEqual([{ key: 'test' }]);
    await store.write((trx) => resetPoints(trx, 'test'));
    expect((await take(later(30))).allowed).toBe(true);
  });
});
