import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ContentDesk, contentDesk, formOf } from '#testing/content-desk.ts';
import { KINDS, type Kind } from '#testing/content-kinds.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';

let desk: ContentDesk;
beforeAll(async () => {
  desk = await contentDesk();
});
beforeEach(() => desk.empty());
afterAll(() => desk.test.close());

const LONG = 'س'.repeat(151);
const MARKUP = '<script>alert(1)</script> & "اقتباس" <b>';

describe.each(KINDS)('POST $path', (kind) => {
  it('adds a record that visitors see at once, says so, and writes it down', async () => {
    const before = await desk.test.app.request(`/api/v1/${kind.path}`);
    expect(await before.json()).toMatchObject({ [kind.total]: 0 });
    const body = { [kind.title]: '  زراعة\n الأسنان ', ...(await kind.least(desk.test)) };
    const { message, [kind.one]: made } = await desk.done('POST', kind.path, body);
    expect(message).toMatch(/^تمت إضافة .+\.$/);
    expect(made).toMatchObject({
      [kind.title]: 'زراعة الأسنان',
      slug: 'زراعة-الأسنان',
      state: 'published',
      version: 1,
      createdAt: '2026-03-01T09:00:00.000Z',
      input: { [kind.title]: 'زراعة الأسنان', status: 'published', publishAt: null, slug: 'زراعة-الأسنان' },
    });
    expect(await desk.seen(kind, 'زراعة-الأسنان')).toMatchObject({ [kind.title]: 'زراعة الأسنان' });
    expect(await desk.titles(kind, 'all', '&search=زراعه اسنان')).toHaveLength(1);
    expect(await desk.audited()).toEqual(['content.create زراعة الأسنان']);
  });

  it('takes a form, its lists by their numbers, and shows markup as the text it is', async () => {
    const least = Object.entries(await kind.least(desk.test)).map(([name, value]) => [name, String(value)]);
    const lists = kind.paragraphs && {
      [`${kind.paragraphs}[1]`]: 'ثانية',
      [`${kind.paragraphs}[0]`]: MARKUP,
    };
    const form = formOf({ [kind.title]: MARKUP, ...Object.fromEntries(least), ...lists });
    const { [kind.one]: made } = await desk.done('POST', kind.path, form);
    expect(made).toMatchObject({ [kind.title]: MARKUP });
    const { slug } = made as { slug: string };
    const seen = await desk.seen(kind, slug);
    expect(seen).toMatchObject({ [kind.title]: MARKUP });
    if (kind.paragraphs) expect(seen).toMatchObject({ [kind.paragraphs]: [MARKUP, 'ثانية'] });
  });

  it('takes a draft and a time to come, and hides them from visitors', async () => {
    const draft = await desk.create(kind, { status: 'draft' });
    const later = await desk.create(kind, { publishAt: '2026-03-02T12:00' });
    expect([draft.state, later.state]).toEqual(['draft', 'scheduled']);
    expect(await desk.seen(kind, draft.id)).toBe(404);
    expect(await desk.seen(kind, later.id)).toBe(404);
    desk.test.clock.set('2026-03-02T09:00:00.000Z');
    expect(await desk.seen(kind, later.id)).toMatchObject({ id: later.id });
  });

  it.each([
    [{}, (kind: Kind) => [kind.title]],
    [{ title: ' ', name: '\u200B' }, (kind: Kind) => [kind.title]],
    [{ title: LONG, name: LONG }, (kind: Kind) => [kind.title]],
    [
      { title: 'س', name: 'سس', unpublishAt: '2026-01-01T00:00Z', publishAt: '2026-01-02T00:00Z' },
      () => ['unpublishAt'],
    ],
  ])('refuses %j, naming the field, and stores nothing', async (more, fields) => {
    const body = { ...(await kind.least(desk.test)), ...more };
    const before = await desk.count(kind.table);
    const refusal = await expectRefusal(await desk.send('POST', kind.path, body), 400, 'INVALID');
    expect(Object.keys(refusal.fields ?? {})).toEqual(fields(kind));
    expect(await desk.count(kind.table)).toBe(before);
    expect(await desk.audited()).toEqual([]);
  });

  it('without a body says what is missing', async () => {
    const refusal = await expectRefusal(await desk.send('POST', kind.path), 400, 'INVALID');
    expect(refusal.fields).toHaveProperty(kind.title);
  });

  it('gives a number to a title that is there, and refuses an address that is taken', async () => {
    await desk.create(kind, { slug: 'أولى' });
    const twice = [await desk.create(kind), await desk.create(kind)];
    expect(twice.map(({ slug }) => slug)).toEqual(['عنوان', 'عنوان-2']);
    const body = { ...(await kind.least(desk.test)), [kind.title]: 'آخر', slug: 'أولى' };
    const refusal = await expectRefusal(await desk.send('POST', kind.path, body), 409, 'SLUG_TAKEN');
    expect(refusal.fields).toEqual({ slug: expect.any(String) });
  });

  it('takes nothing that is not the editor’s to say', async () => {
    const poison =
      '"id":"x","_id":"x","createdAt":"2000-01-01","version":9,"position":-5,"deletedAt":"2000-01-01","image_id":"x","search":"x","__proto__":{"status":"draft"}';
    const body = { [kind.title]: 'عنوان', ...(await kind.least(desk.test)) };
    const made = await desk.create(kind, JSON.parse(`{${poison},${JSON.stringify(body).slice(1)}`));
    expect(made.id).toMatch(/^[0-9a-f]{32}$/);
    expect(made).toMatchObject({
      version: 1,
      position: 1,
      createdAt: '2026-03-01T09:00:00.000Z',
      deletedAt: null,
      state: 'published',
      image: null,
    });
  });
});

describe.each(KINDS)('PUT $path/{id}', (kind) => {
  it('changes what is given, leaves the rest, and visitors see it at once', async () => {
    const list = kind.paragraphs ? { [kind.paragraphs]: ['أولى', 'ثانية'] } : {};
    const made = await desk.create(kind, list);
    expect(await desk.seen(kind, made.slug)).toMatchObject({ [kind.title]: 'عنوان' });
    desk.test.clock.forward(60_000);
    const { message } = await desk.done('PUT', `${kind.path}/${made.id}`, { [kind.title]: 'عنوان جديد' });
    expect(message).toMatch(/^تم تعديل .+\.$/);
    expect(await desk.seen(kind, made.slug)).toMatchObject({
      [kind.title]: 'عنوان جديد',
      slug: made.slug,
      updatedAt: '2026-03-01T09:01:00.000Z',
      createdAt: '2026-03-01T09:00:00.000Z',
      ...list,
    });
    expect(await desk.titles(kind, 'all', '&search=جديد')).toEqual(['عنوان جديد']);
    expect(await desk.audited()).toEqual(['content.create عنوان', 'content.change عنوان جديد']);
  });

  it('takes a form too, and an empty list from it', async () => {
    const made = await desk.create(kind, kind.paragraphs ? { [kind.paragraphs]: ['أولى'] } : {});
    const changed = await desk.change(
      kind,
      made.id,
      formOf({ [kind.title]: 'آخر', [kind.paragraphs ?? 'x']: '' }),
    );
    expect(changed).toMatchObject({ [kind.title]: 'آخر', version: 2 });
    if (kind.paragraphs) expect(changed.input).toMatchObject({ [kind.paragraphs]: [] });
  });

  it('of what its own input says, or of nothing, changes nothing', async () => {
    const made = await desk.create(kind);
    for (const body of [made.input, {}]) {
      expect(await desk.change(kind, made.id, body)).toEqual(made);
    }
    expect(await desk.audited()).toHaveLength(1);
  });

  it('never overwrites a newer edit: 409 with the record as it is now', async () => {
    const made = await desk.create(kind);
    await desk.change(kind, made.id, { [kind.title]: 'ما كتبه غيري', version: made.version });
    const stale = await desk.send('PUT', `${kind.path}/${made.id}`, {
      [kind.title]: 'ما كتبته',
      version: made.version,
    });
    const refusal = await expectRefusal(stale, 409, 'CONFLICT');
    expect(refusal).toMatchObject({
      current: { [kind.title]: 'ما كتبه غيري', version: 2, input: { [kind.title]: 'ما كتبه غيري' } },
    });
    expect(await desk.show(kind, made.id)).toMatchObject({ [kind.title]: 'ما كتبه غيري' });
    const form = formOf({ [kind.title]: 'ما كتبته', version: '1' });
    await expectRefusal(await desk.send('PUT', `${kind.path}/${made.id}`, form), 409, 'CONFLICT');
  });

  it('moves to another address and leaves a redirect, also after a second move and back', async () => {
    const made = await desk.create(kind, { slug: 'قديم' });
    await desk.change(kind, made.id, { slug: 'جديد' });
    await desk.change(kind, made.id, { slug: 'أحدث' });
    for (const slug of ['قديم', 'جديد', 'أحدث']) {
      expect(await desk.seen(kind, slug)).toMatchObject({ id: made.id, slug: 'أحدث' });
    }
    await desk.change(kind, made.id, { slug: 'قديم' });
    expect(await desk.seen(kind, 'أحدث')).toMatchObject({ slug: 'قديم' });
    expect(await desk.count('slug_redirects')).toBe(2);
    const other = await desk.create(kind);
    for (const slug of ['قديم', 'أحدث']) {
      const taken = await desk.send('PUT', `${kind.path}/${other.id}`, { slug });
      expect((await expectRefusal(taken, 409, 'SLUG_TAKEN')).fields).toEqual({ slug: expect.any(String) });
    }
    expect((await desk.create(kind, { [kind.title]: 'أحدث' })).slug).toBe('أحدث-2');
  });

  it.each([
    ['a blank title', { title: '', name: '' }],
    ['a title too long', { title: LONG, name: LONG }],
  ])('refuses %s and changes nothing', async (_what, body) => {
    const made = await desk.create(kind);
    const refusal = await expectRefusal(
      await desk.send('PUT', `${kind.path}/${made.id}`, body),
      400,
      'INVALID',
    );
    expect(Object.keys(refusal.fields ?? {})).toEqual([kind.title]);
    expect(await desk.show(kind, made.id)).toMatchObject(made);
  });

  it.each(['nothing', '0'.repeat(32), '%00', 'x'.repeat(5000)])('does not know %s', async (id) => {
    await expectRefusal(await desk.send('PUT', `${kind.path}/${id}`, {}), 404, 'NOT_FOUND');
  });
});
