import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContentVersion } from '#db/content-version.db.server.ts';
import { newsType } from '#features/news/news.db.server.ts';
import { formatNumber } from '#lib/format.ts';
import { BULK } from '#lib/limits.ts';
import { type ContentDesk, contentDesk, type Shown } from '#testing/content-desk.ts';
import { KINDS } from '#testing/content-kinds.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { createContent } from './create-content.db.server.ts';

let desk: ContentDesk;
beforeAll(async () => {
  desk = await contentDesk();
});
beforeEach(() => desk.empty());
afterAll(() => desk.test.close());

describe.each(KINDS)('POST $path/bulk', (kind) => {
  /** Records called «غرض ١», «غرض ٢», … that a search finds, and another one. */
  async function make(many: number, more: Record<string, unknown> = {}): Promise<Shown[]> {
    await desk.create(kind, { [kind.title]: 'سواها' });
    const made: Shown[] = [];
    for (let n = 1; n <= many; n += 1)
      made.push(await desk.create(kind, { [kind.title]: `غرض ${n}`, ...more }));
    return made;
  }
  const bulk = (body: object) => desk.done('POST', `${kind.path}/bulk`, body);
  const states = (made: readonly Shown[]) =>
    Promise.all(made.map(async ({ id }) => (await desk.show(kind, id)).state));

  it('publishes, hides, bins and restores, and says how many changed', async () => {
    const both = (await make(2)) as [Shown, Shown];
    const [a, b] = both;
    const bulk = (action: string) =>
      desk.done('POST', `${kind.path}/bulk`, { ids: [a.id, b.id, 'gone', a.id], action });

    await desk.change(kind, a.id, { status: 'draft' });
    expect(await bulk('unpublish')).toMatchObject({
      changed: 1,
      message: expect.stringMatching(/^تم إخفاء \S+ واحدة? عن الزوار\.$/),
    });
    expect(await states(both)).toEqual(['draft', 'draft']);
    expect(await desk.seen(kind, b.id)).toBe(404);
    await desk.change(kind, a.id, { publishAt: '2026-04-01T00:00Z' });
    await desk.change(kind, b.id, { unpublishAt: '2026-02-01T00:00Z' });
    expect(await bulk('publish')).toMatchObject({
      changed: 2,
      message: expect.stringMatching(/^تم نشر \S+ين\.$/),
    });
    expect(await states(both)).toEqual(['published', 'published']);
    expect(await bulk('publish')).toMatchObject({
      changed: 0,
      message: expect.stringMatching(/^لم يتغيّر شيء في .+\.$/),
    });
    expect(await bulk('trash')).toMatchObject({ changed: 2 });
    expect(await bulk('trash')).toMatchObject({ changed: 0 });
    expect(await states(both)).toEqual(['trash', 'trash']);
    expect(await bulk('restore')).toMatchObject({ changed: 2 });
    expect(await states(both)).toEqual(['published', 'published']);
    expect(new Set(await desk.audited())).toContain('content.publish غرض 2');
  });

  it('changes all that a list has on all its pages, and nothing else', async () => {
    const made = await make(8);
    const filter = { state: 'all', search: 'غرض' };
    const hidden = await bulk({ filter, expected: 8, action: 'unpublish' });
    expect(hidden).toMatchObject({
      changed: 8,
      message: expect.stringMatching(/^تم إخفاء ٨ \S+ عن الزوار\.$/),
    });
    expect((hidden.records as Shown[]).map(({ id }) => id).toSorted()).toEqual(
      made.map(({ id }) => id).toSorted(),
    );
    expect(await desk.titles(kind, 'published', '&search=سواها')).toEqual(['سواها']);
    expect(new Set(await states(made))).toEqual(new Set(['draft']));
    const written = (await desk.audited()).filter((line) => line.startsWith('content.unpublish'));
    expect(written.toSorted()).toEqual(made.map((one) => `content.unpublish ${one[kind.title]}`).toSorted());

    const of = (state: string, expected: number) => ({ filter: { ...filter, state }, expected });
    expect(await bulk({ ...of('published', 0), action: 'trash' })).toMatchObject({ changed: 0 });
    expect(await bulk({ ...of('draft', 8), action: 'trash' })).toMatchObject({ changed: 8 });
    expect(new Set(await states(made))).toEqual(new Set(['trash']));
    const back = await bulk({ ...of('trash', 8), action: 'restore' });
    expect(back).toMatchObject({ changed: 8, message: expect.stringMatching(/^تمت استعادة ٨ \S+\.$/) });
    expect(new Set(await states(made))).toEqual(new Set(['draft']));
  });

  it.each([1, 3])('does nothing where not the confirmed %d match', async (expected) => {
    const made = await make(2);
    const body = { filter: { state: 'all', search: 'غرض' }, expected, action: 'trash' };
    await expectRefusal(await desk.send('POST', `${kind.path}/bulk`, body), 409, 'CONFLICT');
    expect(await states(made)).toEqual(['published', 'published']);
  });

  it.each([
    [
      'a filter without the number that was confirmed',
      { filter: { state: 'all' }, expected: undefined, action: 'trash' },
      'expected',
    ],
    ['a filter of no state', { filter: { search: 'غرض' }, action: 'publish' }, 'filter.state'],
    [
      'a misspelt one, which would cut nothing',
      { filter: { state: 'all', serch: 'x' }, action: 'trash' },
      'filter.serch',
    ],
    ['both at once', { filter: { state: 'all' }, ids: ['x'], action: 'trash' }, 'ids'],
    ['restoring what is not in the bin', { filter: { state: 'all' }, action: 'restore' }, 'filter.state'],
    ['publishing the bin', { filter: { state: 'trash' }, action: 'publish' }, 'filter.state'],
  ])('refuses %s', async (_what, body, field) => {
    const [one] = await make(1);
    const sent = await desk.send('POST', `${kind.path}/bulk`, { expected: 1, ...body });
    const refused = await expectRefusal(sent, 400, 'INVALID');
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
    expect(await states([one as Shown])).toEqual(['published']);
  });

  it('raises the content version once for them all, and not where nothing changed', async () => {
    const ids = (await make(3)).map(({ id }) => id);
    for (const action of ['unpublish', 'publish', 'trash', 'restore']) {
      const version = await readContentVersion(desk.test.store.read);
      const { records } = await bulk({ ids, action });
      expect(await readContentVersion(desk.test.store.read), action).toBe(version + 1);
      await bulk({ ids, action });
      expect(await readContentVersion(desk.test.store.read), action).toBe(version + 1);
      if (action !== 'unpublish') continue;
      await desk.done('POST', `${kind.path}/bulk/undo`, { records });
      expect(await readContentVersion(desk.test.store.read), 'undo').toBe(version + 2);
      await bulk({ ids, action });
    }
  });

  it('is taken back exactly: drafts, times to come, and nothing that somebody edited since', async () => {
    const [draft, planned, edited, shown] = (await make(4)) as [Shown, Shown, Shown, Shown];
    await desk.change(kind, draft.id, { status: 'draft' });
    await desk.change(kind, planned.id, { publishAt: '2026-04-01T00:00Z' });
    await desk.change(kind, edited.id, { status: 'draft' });
    const { records } = await bulk({
      ...{ filter: { state: 'all', search: 'غرض' }, expected: 4 },
      action: 'publish',
    });
    expect(await states([draft, planned, edited, shown])).toEqual(Array(4).fill('published'));
    await desk.change(kind, edited.id, { slug: 'غرض-آخر' });

    const undone = await desk.done('POST', `${kind.path}/bulk/undo`, { records });
    expect(undone).toMatchObject({
      changed: 2,
      message: expect.stringMatching(/^تم التراجع عن التغيير في \S+ين\.$/),
    });
    expect(await states([draft, planned, edited, shown])).toEqual([
      ...['draft', 'scheduled', 'published', 'published'],
    ]);
    expect((await desk.show(kind, planned.id)).input.publishAt).toBe('2026-04-01T00:00:00.000Z');
    expect(await desk.done('POST', `${kind.path}/bulk/undo`, { records })).toMatchObject({ changed: 0 });
    const unknown = await desk.send('POST', `${kind.path}/bulk/undo`, { records: [{ id: 'x', version: 1 }] });
    await expectRefusal(unknown, 404, 'NOT_FOUND');
  });

  it('finds nothing where all is unknown', async () => {
    const body = { ids: ['gone', 'f'.repeat(32)], action: 'publish' };
    await expectRefusal(await desk.send('POST', `${kind.path}/bulk`, body), 404, 'NOT_FOUND');
  });

  it.each([
    {},
    { ids: ['x'] },
    { ids: ['x'], action: 'erase' },
    { ids: Array(BULK.max + 1).fill('x'), action: 'trash' },
  ])('refuses a wrong body', async (body) => {
    await expectRefusal(await desk.send('POST', `${kind.path}/bulk`, body), 400, 'INVALID');
  });
});

describe('a filter of very many', () => {
  it('is changed whole as far as one call may, and not at all beyond', async () => {
    const own = { paragraphs: '[]', service_id: null };
    const add = (many: number) =>
      desk.test.store.write(async (trx) => {
        const article = { title: 'خبر', subTitle: '', own };
        for (let n = 0; n < many; n += 1) await createContent(trx, newsType, article, desk.test.clock());
      });
    await add(BULK.max);
    const body = { filter: { state: 'all' }, expected: BULK.max, action: 'unpublish' };
    const { records, message } = await desk.done('POST', 'news/bulk', body);
    expect(message).toBe(`تم إخفاء ${formatNumber(BULK.max)} خبر عن الزوار.`);
    expect(await desk.done('POST', 'news/bulk/undo', { records })).toMatchObject({ changed: BULK.max });
    await add(1);
    await expectRefusal(await desk.send('POST', 'news/bulk', body), 409, 'TOO_MANY_RECORDS');
    expect(await desk.done('GET', 'news?state=draft')).toMatchObject({ totalNews: 0 });
  });
});
