import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ContentDesk, contentDesk, type Shown } from '#testing/content-desk.ts';
import { KINDS, type Kind } from '#testing/content-kinds.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';

let desk: ContentDesk;
beforeAll(async () => {
  desk = await contentDesk();
});
beforeEach(() => desk.empty());
afterAll(() => desk.test.close());

/** Records called by the letters, in the clinic's order. */
async function make(kind: Kind, titles: string): Promise<Record<string, Shown>> {
  const made: Record<string, Shown> = {};
  for (const title of titles) made[title] = await desk.create(kind, { [kind.title]: title.repeat(2) });
  return made;
}

describe.each(KINDS)('PUT $path/order', (kind) => {
  const order = async () =>
    (await desk.titles(kind, 'all', '&sort=position:asc&size=100'))
      .filter((title) => title !== 'زراعة الأسنان' && title !== 'زرعة واحدة')
      .map((title) => String(title)[0])
      .join('');

  it('puts all in order, or some among themselves, and disturbs no editor', async () => {
    const { أ, ب, ج, د } = (await make(kind, 'أبجد')) as Record<'أ' | 'ب' | 'ج' | 'د', Shown>;
    const { message } = await desk.done('PUT', `${kind.path}/order`, {
      ids: [د, ج, ب, أ].map(({ id }) => id),
    });
    expect(message).toMatch(/^تم حفظ ترتيب .+\.$/);
    expect(await order()).toBe('دجبأ');
    await desk.done('DELETE', `${kind.path}/${ج.id}`);
    await desk.done('PUT', `${kind.path}/order`, { ids: [أ.id, ج.id, د.id] });
    expect(await order()).toBe('أبد');
    expect(await desk.show(kind, أ.id)).toMatchObject({ version: 1, updatedAt: أ.updatedAt });
    expect(await desk.audited()).toContain('content.order ');
    const list = await desk.test.app.request(`/api/v1/${kind.path}?sort=position:asc&size=100&search=أأ`);
    expect(await list.json()).toMatchObject({ [kind.list]: [{ id: أ.id }] });
  });

  it('tells records apart that stand at one place', async () => {
    const same = [];
    for (const title of ['أأ', 'بب', 'جج']) same.push(await kind.add(desk.test, { title, position: 5 }));
    await desk.done('PUT', `${kind.path}/order`, { ids: same.map(({ id }) => id).toReversed() });
    expect(await order()).toBe('جبأ');
  });

  it('names at `ids` what it does not know, and what is there twice', async () => {
    const { أ, ب } = (await make(kind, 'أب')) as Record<'أ' | 'ب', Shown>;
    for (const ids of [
      [ب.id, 'gone', أ.id],
      [ب.id, أ.id, ب.id],
    ]) {
      const refused = await desk.send('PUT', `${kind.path}/order`, { ids });
      const { fields } = await expectRefusal(refused, 400, 'INVALID');
      expect(fields?.ids).toMatch(/\.$/);
    }
    expect(await order()).toBe('أب');
  });

  it.each([{}, { ids: [] }, { ids: 'أ' }, { ids: [1] }])('refuses %j', async (body) => {
    await expectRefusal(await desk.send('PUT', `${kind.path}/order`, body), 400, 'INVALID');
  });
});

describe.each(KINDS)('GET $path?state=…', (kind) => {
  it('is cut down to what each record is at that moment', async () => {
    const times = {
      ...{ pp: {}, dd: { status: 'draft' }, ss: { publishAt: '2026-03-05T00:00Z' } },
      ...{ ee: { unpublishAt: '2026-02-05T00:00Z' }, tt: {} },
    };
    for (const [title, more] of Object.entries(times)) {
      const { id } = await desk.create(kind, { [kind.title]: title, ...more });
      if (title === 'tt') await desk.done('DELETE', `${kind.path}/${id}`);
    }
    const only = async (state: Parameters<ContentDesk['titles']>[1]) =>
      (await desk.titles(kind, state)).filter((title) => String(title).length === 2);
    expect(await only('all')).toEqual(['pp', 'dd', 'ss', 'ee']);
    expect(await only('published')).toEqual(['pp']);
    expect(await only('draft')).toEqual(['dd']);
    expect(await only('scheduled')).toEqual(['ss']);
    expect(await only('ended')).toEqual(['ee']);
    expect(await only('trash')).toEqual(['tt']);
    for (const state of ['published', 'draft', 'scheduled', 'ended', 'trash'] as const) {
      const answer = await desk.done('GET', `${kind.path}?state=${state}`);
      for (const record of answer[kind.list] as Shown[]) expect(record.state).toBe(state);
    }
    desk.test.clock.set('2026-03-05T00:00:00.000Z');
    expect(await only('published')).toEqual(['pp', 'ss']);
  });

  it('has each record in one state: over is over, also where another of its periods is to come', async () => {
    const { id } = await desk.create(kind, { [kind.title]: 'xx', publishAt: '2026-03-05T00:00Z' });
    // Two of a type's own periods can say this, which no call lets one period say.
    await desk.test.store.write((trx) =>
      trx
        .updateTable(kind.table)
        .set({ unpublish_at: '2026-02-05T00:00:00.000Z' })
        .where('id', '=', String(id))
        .execute(),
    );
    expect(await desk.titles(kind, 'ended')).toContain('xx');
    for (const state of ['scheduled', 'published'] as const) {
      expect(await desk.titles(kind, state)).not.toContain('xx');
    }
  });

  it('is told that there is no such record', async () => {
    for (const reference of ['0'.repeat(32), 'no-such-record']) {
      const answer = await desk.send('GET', `${kind.path}/${reference}?state=all`);
      await expectRefusal(answer, 404, 'NOT_FOUND');
    }
  });

  it('is for staff of that area, for nobody’s cache, and says what it does not know', async () => {
    const { id } = await desk.create(kind, { status: 'draft' });
    for (const path of [`${kind.path}?state=all`, `${kind.path}/${id}?state=all`]) {
      await expectRefusal(await desk.send('GET', path, undefined, {}), 401, 'UNAUTHENTICATED');
      const user = await desk.test.signIn('user');
      await expectRefusal(await desk.send('GET', path, undefined, user), 403, 'FORBIDDEN');
      const marketer = await desk.test.signIn('admin', { areas: ['news', 'offers', 'heroes'] });
      const { status } = await desk.send('GET', path, undefined, marketer);
      expect(status).toBe(['news', 'offers', 'heroes'].includes(kind.table) ? 200 : 403);
    }
    const unknown = await desk.send('GET', `${kind.path}?state=hidden`);
    expect((await expectRefusal(unknown, 400, 'INVALID')).fields).toHaveProperty('state');
  });
});
