import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { KINDS } from '#testing/content-kinds.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

async function get(address: string): Promise<Record<string, unknown>> {
  const response = await test.app.request(`/api/v1/${address}`);
  expect(response.status, address).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

describe.each(KINDS)('$table', (kind) => {
  const seen = async (query = '') => (await get(`${kind.path}${query}`))[kind.total];

  it('has a first page when there is nothing', async () => {
    expect(await get(kind.path)).toEqual({
      success: true,
      [kind.list]: [],
      [kind.total]: 0,
      totalPages: 1,
    });
  });

  it('is found by id and by slug, and cut down to what was asked for', async () => {
    const { id, slug } = await kind.add(test, { slug: 'من-يعرف' });
    for (const reference of [id, slug, encodeURIComponent(slug), `${id}/`]) {
      expect(await get(`${kind.path}/${reference}`)).toMatchObject({
        success: true,
        [kind.one]: { _id: id, id, slug },
      });
    }
    const answer = await get(`${kind.path}?select=slug`);
    expect(answer[kind.list]).toEqual([{ _id: id, id, slug }]);
  });

  it.each(['nothing', '0'.repeat(32), '%00', 'x'.repeat(5000), "' or 1=1 --", '%'])(
    'does not know %s',
    async (reference) => {
      await kind.add(test);
      await expectRefusal(await test.app.request(`/api/v1/${kind.path}/${reference}`), 404, 'NOT_FOUND');
    },
  );

  it('finds «زراعة الأسنان» by "زراعه اسنان"', async () => {
    await kind.add(test, { title: 'زراعة الأسنان' });
    await kind.add(test, { title: 'صحة اللثة', subTitle: '' });
    expect(await seen('?search=زراعه اسنان')).toBe(1);
    expect(await seen('?search=زراعه لثه')).toBe(0);
    expect(await seen('?search=%25')).toBe(0);
  });

  it('gives as many a page as asked for, and every one once', async () => {
    for (const title of ['1', '2', '3', '4', '5']) await kind.add(test, { title });
    const ids: string[] = [];
    for (const page of [1, 2, 3]) {
      const answer = await get(`${kind.path}?size=2&page=${page}`);
      expect(answer).toMatchObject({ [kind.total]: 5, totalPages: 3 });
      ids.push(...(answer[kind.list] as { _id: string }[]).map(({ _id }) => _id));
    }
    expect(new Set(ids).size).toBe(5);
  });

  it.each(['?page=-1', '?size=1e9', '?size=0', '?page=1.9&size=&sort=', '?page=%D9%A1', '?utm_source=x'])(
    'takes %s as the nearest sane request',
    async (query) => {
      await kind.add(test);
      expect(await seen(query)).toBe(1);
    },
  );

  it.each(['page=x', 'sort=search:asc', 'sort=createdAt', 'select=search', `search=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      const answer = await expectRefusal(
        await test.app.request(`/api/v1/${kind.path}?${query}`),
        400,
        'INVALID',
      );
      expect(Object.keys(answer.fields ?? {})).toEqual([query.split('=')[0]]);
    },
  );

  it.each([
    ['a draft', { status: 'draft' as const }],
    ['what comes later', { publishAt: new Date('2026-03-01T09:00:00.001Z') }],
    ['what is over', { unpublishAt: new Date('2026-03-01T09:00:00.000Z') }],
  ])('hides %s', async (_what, input) => {
    const { id } = await kind.add(test, input);
    expect(await seen()).toBe(0);
    await expectRefusal(await test.app.request(`/api/v1/${kind.path}/${id}`), 404, 'NOT_FOUND');
  });

  it('hides what is in the bin', async () => {
    const { id } = await kind.add(test);
    const deleted_at = test.clock().toISOString();
    await test.store.write((trx) =>
      trx
        .updateTable(kind.table as 'sections')
        .set({ deleted_at })
        .where('id', '=', id)
        .execute(),
    );
    expect(await seen()).toBe(0);
    await expectRefusal(await test.app.request(`/api/v1/${kind.path}/${id}`), 404, 'NOT_FOUND');
  });

  it('appears and vanishes by the clock', async () => {
    const { id } = await kind.add(test, {
      publishAt: new Date('2026-03-02T00:00:00.000Z'),
      unpublishAt: new Date('2026-03-03T00:00:00.000Z'),
    });
    const seenAt = async (moment: string) => {
      test.clock.set(moment);
      const { status } = await test.app.request(`/api/v1/${kind.path}/${id}`);
      expect(status).toBe((await seen()) === 1 ? 200 : 404);
      return status;
    };
    expect(await seenAt('2026-03-01T23:59:59.999Z')).toBe(404);
    expect(await seenAt('2026-03-02T00:00:00.000Z')).toBe(200);
    expect(await seenAt('2026-03-02T23:59:59.999Z')).toBe(200);
    expect(await seenAt('2026-03-03T00:00:00.000Z')).toBe(404);
  });
});
