import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ContentDesk, contentDesk, formOf, type Shown, upload } from '#testing/content-desk.ts';
import { KINDS, type Kind } from '#testing/content-kinds.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { smallPicture } from '#testing/pictures.ts';

let desk: ContentDesk;
beforeAll(async () => {
  desk = await contentDesk();
});
beforeEach(() => desk.empty());
afterAll(() => desk.test.close());

interface Version {
  version: number;
  savedAt: string;
  savedBy: { name: string } | null;
  current: boolean;
  input: Record<string, unknown>;
  image: { url: string } | null;
}

async function versions(kind: Kind, id: string): Promise<Version[]> {
  return (await desk.done('GET', `${kind.path}/${id}/versions`)).versions as Version[];
}

async function version(kind: Kind, id: string, n: number): Promise<Version> {
  return (await desk.done('GET', `${kind.path}/${id}/versions/${n}`)).version as Version;
}

describe.each(KINDS)('the versions of a $path', (kind) => {
  it('are every state that was saved, by whom and when', async () => {
    const made = await desk.create(kind);
    desk.test.clock.forward(60_000);
    await desk.change(kind, made.id, { [kind.title]: 'ثانية' });
    expect(await versions(kind, made.id)).toEqual([
      {
        version: 2,
        savedAt: '2026-03-01T09:01:00.000Z',
        savedBy: expect.objectContaining({ name: 'سارة الحربي' }),
        current: true,
      },
      {
        version: 1,
        savedAt: '2026-03-01T09:00:00.000Z',
        savedBy: expect.objectContaining({ name: 'سارة الحربي' }),
        current: false,
      },
    ]);
    expect(await version(kind, made.id, 1)).toMatchObject({ version: 1, input: made.input });
  });

  it('have what was there before anybody signed in changed it', async () => {
    const { id } = await kind.add(desk.test, { title: 'أولى' });
    expect(await versions(kind, id)).toEqual([]);
    await desk.change(kind, id, { [kind.title]: 'ثانية' });
    expect(await versions(kind, id)).toMatchObject([{ version: 2 }, { version: 1, savedBy: null }]);
    expect((await version(kind, id, 1)).input).toMatchObject({ [kind.title]: 'أولى' });
  });

  it('come back as a new one: texts and picture, not the address nor whether it was seen', async () => {
    const list = kind.paragraphs ? { [kind.paragraphs]: ['فقرة'] } : {};
    const made = await desk.create(kind, { ...list, status: 'draft', slug: 'قديم' });
    const image = upload(await smallPicture());
    const pictured = await desk.change(kind, made.id, formOf({ image, imageAlt: 'ضرس' }));
    await desk.done('DELETE', `${kind.path}/image/${made.id}`);
    const later = {
      [kind.title]: 'أخرى',
      status: 'published',
      slug: 'جديد',
      ...(kind.paragraphs && { [kind.paragraphs]: [] }),
    };
    await desk.change(kind, made.id, later);
    const { message, [kind.one]: restored } = await desk.done(
      'POST',
      `${kind.path}/${made.id}/versions/2/restore`,
    );
    expect(message).toMatch(/نسخة سابقة/);
    expect(restored).toMatchObject({
      ...list,
      [kind.title]: 'عنوان',
      version: 5,
      slug: 'جديد',
      status: 'published',
      image: pictured.image,
    });
    const pictures = await Promise.all([1, 2, 3].map((n) => version(kind, made.id, n)));
    expect(pictures.map(({ image }) => image)).toEqual([null, pictured.image, null]);
    expect(await desk.seen(kind, 'جديد')).toMatchObject({ [kind.title]: 'عنوان' });
    expect(await desk.audited()).toContain('content.version عنوان');
    expect((await versions(kind, made.id)).map((one) => one.version)).toEqual([5, 4, 3, 2, 1]);
  });

  it.each(['99', '0', 'x', '-1', '1e30'])('do not have %s', async (n) => {
    const { id } = await desk.create(kind);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/restore'],
    ] as const) {
      const { status } = await desk.send(method, `${kind.path}/${id}/versions/${n}${path}`);
      expect(status).toBe(n === '99' ? 404 : 400);
    }
    await expectRefusal(await desk.send('GET', `${kind.path}/nothing/versions`), 404, 'NOT_FOUND');
  });
});

describe('an old version', () => {
  const [sections, services, doctors] = KINDS as [Kind, Kind, Kind];

  it('comes back without what it names that is gone', async () => {
    const [first, second] = [await desk.create(sections), await desk.create(sections)] as [Shown, Shown];
    const service = await desk.create(services, { sectionId: first.id });
    const doctor = await desk.create(doctors, { sectionIds: [first.id, second.id] });
    await desk.change(services, service.id, { sectionId: second.id, title: 'أخرى' });
    await desk.change(doctors, doctor.id, { sectionIds: [], name: 'أخرى' });
    await desk.done('DELETE', `section/${first.id}`);
    const restored = await desk.done('POST', `service/${service.id}/versions/1/restore`);
    expect(restored.service).toMatchObject({ title: 'عنوان', input: { sectionId: second.id } });
    const back = await desk.done('POST', `doctor/${doctor.id}/versions/1/restore`);
    expect(back.doctor).toMatchObject({ name: 'عنوان', input: { sectionIds: [second.id] } });
  });

  it('goes when fifty newer ones are kept', async () => {
    const image = upload(await smallPicture());
    const made = await desk.done('POST', 'section', formOf({ title: 'عنوان', image }));
    const { id } = made.section as Shown;
    await desk.done('DELETE', `section/image/${id}`);
    expect(await desk.count('media')).toBe(1);
    for (let n = 3; n <= 52; n += 1) await desk.change(sections, id, { title: `عنوان ${n}` });
    const kept = await versions(sections, id);
    expect(kept).toHaveLength(50);
    expect(kept.at(-1)?.version).toBe(3);
    expect(await desk.count('media')).toBe(0);
  });
});
