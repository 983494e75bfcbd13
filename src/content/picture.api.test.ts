import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FIELD_MESSAGES } from '#messages/errors.ts';
import { type ContentDesk, contentDesk, formOf, type Shown, upload } from '#testing/content-desk.ts';
import { KINDS, type Kind } from '#testing/content-kinds.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { colourAt, grain, smallPicture, twoHalves } from '#testing/pictures.ts';

const news = KINDS.find(({ path }) => path === 'news') as Kind;

let desk: ContentDesk;
beforeAll(async () => {
  desk = await contentDesk();
});
beforeEach(() => desk.empty());
afterAll(() => desk.test.close());

async function withPicture(kind: Kind, fields: Record<string, string | File>): Promise<FormData> {
  const least = Object.entries(await kind.least(desk.test)).map(([name, value]) => [name, String(value)]);
  return formOf({ [kind.title]: 'عنوان', ...Object.fromEntries(least), ...fields });
}

async function thumbnail({ image }: Shown): Promise<Uint8Array> {
  const id = image?.url.split('/')[2] ?? '';
  const row = await desk.test.store.read
    .selectFrom('media_variants')
    .select('bytes')
    .where('media_id', '=', id)
    .where('name', '=', 'thumbnailMedium')
    .where('format', '=', 'webp')
    .executeTakeFirstOrThrow();
  return row.bytes;
}

describe.each(KINDS)('the picture of a $path', (kind) => {
  it('comes with the record, is changed, described and taken away', async () => {
    const image = upload(await smallPicture());
    const form = await withPicture(kind, { image, imageAlt: 'أسنان', focalX: '0.25', focalY: '1' });
    const made = (await desk.done('POST', kind.path, form))[kind.one] as Shown;
    expect(made).toMatchObject({ image: { alt: 'أسنان', width: 64, height: 48 }, focal: { x: 0.25, y: 1 } });
    expect(await desk.seen(kind, made.slug)).toMatchObject({ image: made.image });

    const other = formOf({ image: upload(await smallPicture('#a03030')) });
    const { message, [kind.one]: changed } = await desk.done('PUT', `${kind.path}/image/${made.id}`, other);
    expect(message).toMatch(/^تم تغيير صورة .+\.$/);
    expect(changed).toMatchObject({ image: { alt: 'أسنان' }, focal: { x: 0.5, y: 0.5 }, version: 2 });
    expect((changed as Shown).image?.url).not.toBe(made.image?.url);

    const described = await desk.done('PUT', `${kind.path}/image/${made.id}`, formOf({ imageAlt: 'ضرس' }));
    expect(described[kind.one]).toMatchObject({ image: { ...(changed as Shown).image, alt: 'ضرس' } });

    await desk.done('DELETE', `${kind.path}/image/${made.id}`);
    expect((await desk.audited()).toSorted()).toEqual([
      'content.create عنوان',
      ...Array(3).fill('content.picture عنوان'),
    ]);
    expect(await desk.seen(kind, made.slug)).toMatchObject({ image: null });
  });

  it('is taken away with the other changes of an edit, or alone, and never a newer one unseen', async () => {
    const image = upload(await smallPicture());
    const form = await withPicture(kind, { image, imageAlt: 'أسنان' });
    const { id } = (await desk.done('POST', kind.path, form))[kind.one] as Shown;
    const edit = { [kind.title]: 'بلا صورة', image: null, version: 1 };
    const taken = await desk.change(kind, id, edit);
    expect(taken).toMatchObject({ [kind.title]: 'بلا صورة', image: null, focal: null, version: 2 });
    expect(taken.input.imageAlt).toBe('');
    expect(await desk.change(kind, id, edit), 'a retry').toEqual(taken);

    const theirs = await desk.change(kind, id, formOf({ image: upload(await smallPicture('#a03030')) }));
    for (const [method, path, body] of [
      ['PUT', id, { ...edit, version: 2 }],
      ['DELETE', `image/${id}?version=2`, undefined],
    ] as const) {
      const refused = await expectRefusal(
        await desk.send(method, `${kind.path}/${path}`, body),
        409,
        'CONFLICT',
      );
      expect(refused.current).toEqual(theirs);
    }
    const { message, [kind.one]: bare } = await desk.done('DELETE', `${kind.path}/image/${id}?version=3`);
    expect(message).toMatch(/^تمت إزالة صورة .+\.$/);
    expect(bare).toMatchObject({ image: null, version: 4 });
    const wrong = await desk.send('PUT', `${kind.path}/${id}`, { image: 'x' });
    expect((await expectRefusal(wrong, 400, 'INVALID')).fields).toEqual({ image: FIELD_MESSAGES.WRONG_TYPE });
  });

  it('that is no picture is refused, and nothing is stored', async () => {
    const image = upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture.png');
    const refused = await desk.send('POST', kind.path, await withPicture(kind, { image }));
    expect((await expectRefusal(refused, 400, 'PICTURE_REFUSED')).fields).toEqual({
      image: FIELD_MESSAGES.PICTURE_KIND,
    });
    expect(await desk.count('media')).toBe(0);
    expect(await desk.titles(kind, 'all', '&search=عنوان')).toEqual([]);
  });
});

describe('a file', () => {
  const bad: [string, keyof typeof FIELD_MESSAGES, () => Promise<Uint8Array> | Uint8Array][] = [
    ['HTML', 'PICTURE_KIND', () => Buffer.from('<html><script>alert(1)</script>')],
    ['nothing', 'PICTURE_MISSING', () => new Uint8Array()],
    [
      'a cut picture',
      'PICTURE_BROKEN',
      async () => (await grain(300, 300).jpeg().toBuffer()).subarray(0, 9000),
    ],
    [
      'a picture of more than 25 megapixels',
      'PICTURE_TOO_LARGE',
      () => twoHalves(5001, 5000).png().toBuffer(),
    ],
    ['a bomb of a billion pixels', 'PICTURE_TOO_LARGE', bomb],
    [
      'a picture of more than 10 MB',
      'PICTURE_TOO_HEAVY',
      async () => Buffer.concat([await smallPicture(), Buffer.alloc(10 * 1024 * 1024)]),
    ],
  ];
  it.each(bad)('that is %s is refused with a message, and the record stays', async (_what, code, bytes) => {
    const made = await desk.create(news);
    const image = upload(await bytes());
    const refused = await desk.send('PUT', `news/image/${made.id}`, formOf({ image }));
    expect((await expectRefusal(refused, 400, 'PICTURE_REFUSED')).fields).toEqual({
      image: FIELD_MESSAGES[code],
    });
    expect(await desk.count('media')).toBe(0);
    expect(await desk.show(news, made.id)).toEqual(made);
  });

  it('of more than an upload may be is 413', async () => {
    const made = await desk.create(news);
    const image = upload(new Uint8Array(13 * 1024 * 1024));
    await expectRefusal(
      await desk.send('PUT', `news/image/${made.id}`, formOf({ image })),
      413,
      'BODY_TOO_LARGE',
    );
  });

  it('of an unknown record is not looked at', async () => {
    const image = upload(Buffer.from('x'));
    await expectRefusal(await desk.send('PUT', 'news/image/nothing', formOf({ image })), 404, 'NOT_FOUND');
  });
});

describe('a focal point', () => {
  it('crops the kept picture anew, as often as one likes, and the whole stays as it was', async () => {
    const image = upload(await twoHalves(900, 300, '#c00000', '#0000c0').png().toBuffer());
    const made = (await desk.done('POST', 'news', await withPicture(news, { image })))[news.one] as Shown;
    const left = formOf({ focalX: '0', focalY: '0.5' });
    const first = (await desk.done('PUT', `news/image/${made.id}`, left))[news.one] as Shown;
    expect((await colourAt(await thumbnail(first), 160, 160))[0]).toBeGreaterThan(150);
    const right = (await desk.done('PUT', `news/image/${made.id}`, formOf({ focalX: '1' })))[
      news.one
    ] as Shown;
    expect((await colourAt(await thumbnail(right), 160, 160))[2]).toBeGreaterThan(150);
    expect(right).toMatchObject({ focal: { x: 1, y: 0.5 }, image: { width: 900, height: 300 } });
    const wholes = await desk.test.store.read
      .selectFrom('media_variants')
      .select('bytes')
      .where('name', '=', 'url')
      .where('format', '=', 'webp')
      .execute();
    expect(wholes).toHaveLength(3);
    expect(new Set(wholes.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(1);
  });

  it('of no picture is refused', async () => {
    const made = await desk.create(news);
    const refused = await desk.send('PUT', `news/image/${made.id}`, formOf({ focalX: '0.1' }));
    expect((await expectRefusal(refused, 400, 'PICTURE_REFUSED')).fields).toEqual({
      image: FIELD_MESSAGES.PICTURE_MISSING,
    });
    await expectRefusal(
      await desk.send('PUT', `news/image/${made.id}`, formOf({ focalX: '7' })),
      400,
      'INVALID',
    );
  });
});

/** A PNG whose header says 40,000 × 40,000. */
async function bomb(): Promise<Uint8Array> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(40_000, 16);
  png.writeUInt32BE(40_000, 20);
  return png;
}
