import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { addSection, addService } from '#testing/content.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import type { SectionAnswer, SectionListAnswer } from './sections.contract.ts';

const IMAGE = `${'0123456789abcdef'.repeat(2)}-2560x1707`;

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

async function list(query = ''): Promise<SectionListAnswer> {
  const response = await test.app.request(`/api/v1/section${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as SectionListAnswer;
}

async function addMany(...titles: string[]): Promise<void> {
  for (const title of titles) {
    await addSection(test, { title });
    test.clock.forward(1000);
  }
}

const titlesOf = (answer: SectionListAnswer) => answer.sections.map(({ title }) => title);

describe('GET section', () => {
  it('answers in the specified words', async () => {
    const { id } = await addSection(test, { title: 'زراعة الأسنان', subTitle: 'سنّ ثابتة' });
    const at = test.clock().toISOString();
    expect(await list()).toEqual({
      success: true,
      sections: [
        {
          _id: id,
          id,
          slug: 'زراعة-الأسنان',
          title: 'زراعة الأسنان',
          subTitle: 'سنّ ثابتة',
          image: null,
          createdAt: at,
          updatedAt: at,
        },
      ],
      totalsections: 1,
      totalPages: 1,
    });
  });

  it('has a first page when there is nothing', async () => {
    expect(await list()).toEqual({ success: true, sections: [], totalsections: 0, totalPages: 1 });
  });

  it('gives six a page, the newest first', async () => {
    await addMany('1', '2', '3', '4', '5', '6', '7', '8');
    const first = await list();
    expect(titlesOf(first)).toEqual(['8', '7', '6', '5', '4', '3']);
    expect(first).toMatchObject({ totalsections: 8, totalPages: 2 });
    expect(titlesOf(await list('?page=2'))).toEqual(['2', '1']);
    expect(titlesOf(await list('?page=3&size=3'))).toEqual(['2', '1']);
    expect(titlesOf(await list('?page=9'))).toEqual([]);
  });

  it.each([
    ['createdAt:asc', ['ب', 'ا', 'ج']],
    ['createdAt:desc', ['ج', 'ا', 'ب']],
    ['title:asc', ['ا', 'ب', 'ج']],
    ['title:desc', ['ج', 'ب', 'ا']],
    ['position:desc', ['ج', 'ا', 'ب']],
    ['updatedAt:asc', ['ب', 'ا', 'ج']],
  ])('sorts by %s', async (sort, titles) => {
    await addMany('ب', 'ا', 'ج');
    expect(titlesOf(await list(`?sort=${sort}`))).toEqual(titles);
  });

  it('pages through records of one moment without losing one', async () => {
    for (const title of ['1', '2', '3', '4', '5']) await addSection(test, { title });
    const pages = [await list('?size=2'), await list('?size=2&page=2'), await list('?size=2&page=3')];
    expect(pages.flatMap(titlesOf).sort()).toEqual(['1', '2', '3', '4', '5']);
  });

  it.each(['زراعه اسنان', 'اسنان زراعه', 'الأسنان', 'زِراعَة', 'رَاعة الاسنـان', '  زراعة،  '])(
    'finds «زراعة الأسنان» by «%s»',
    async (search) => {
      await addMany('زراعة الأسنان', 'صحة اللثة');
      expect(titlesOf(await list(`?search=${encodeURIComponent(search)}`))).toEqual(['زراعة الأسنان']);
    },
  );

  it('finds in the subtitle, needs all words, and nothing is called by signs alone', async () => {
    await addSection(test, { title: 'التقويم', subTitle: 'بالتقويم الشفاف' });
    await addSection(test, { title: 'اللثة', subTitle: 'تنظيف' });
    expect(titlesOf(await list('?search=شفاف'))).toEqual(['التقويم']);
    expect(titlesOf(await list('?search=شفاف لثة'))).toEqual([]);
    expect(await list('?search=%25')).toMatchObject({ totalsections: 0 });
    expect(await list('?search=_')).toMatchObject({ totalsections: 0 });
    expect(await list('?search=%00')).toMatchObject({ totalsections: 0 });
  });

  it('cuts records down to what was asked for', async () => {
    const { id } = await addSection(test, { title: 'اللثة' });
    expect((await list('?select=title,_id')).sections).toEqual([{ _id: id, id, title: 'اللثة' }]);
    expect((await list('?select=_id')).sections).toEqual([{ _id: id, id }]);
    expect((await list('?select=title&select=slug')).sections).toEqual([
      { _id: id, id, title: 'اللثة', slug: 'اللثة' },
    ]);
  });

  it.each([
    '?page=-1',
    '?page=0',
    '?size=0&page=1',
    '?size=1e9',
    '?size=1e999',
    '?page=1.9',
    '?page=%D9%A1',
    '?page=&size=&sort=&search=&select=',
    '?page=1&page=7',
    '?page=-1e999',
    '?utm_source=x&__proto__=1',
  ])('takes %s as the nearest sane request', async (query) => {
    await addMany('1');
    expect(await list(query)).toMatchObject({ totalsections: 1, sections: [{ title: '1' }] });
  });

  it('gives at most a hundred a page', async () => {
    for (let number = 0; number < 101; number += 1) await addSection(test, { title: `${number}` });
    const answer = await list('?size=100000');
    expect(answer.sections).toHaveLength(100);
    expect(answer.totalPages).toBe(2);
  });

  it.each([
    ['sort=title', 'sort'],
    ['sort=search:asc', 'sort'],
    ['sort=title:up', 'sort'],
    ['sort=constructor:asc', 'sort'],
    ['select=search', 'select'],
    ['select=title,services', 'select'],
    ['page=x', 'page'],
    ['size=ten', 'size'],
    [`search=${'x'.repeat(101)}`, 'search'],
  ])('refuses %s', async (query, field) => {
    const { fields } = await expectRefusal(
      await test.app.request(`/api/v1/section?${query}`),
      400,
      'INVALID',
    );
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });
});

describe('GET section/{reference}', () => {
  it('finds it by id and by slug, with its services in the clinic’s order', async () => {
    const section = await addSection(test, { title: 'اللثة', imageId: null });
    const other = await addSection(test);
    await addService(test, section.id, { title: 'تنظيف', position: 2, description: ['طويل'] });
    await addService(test, section.id, { title: 'علاج', position: 1 });
    await addService(test, section.id, { title: 'مسودة', status: 'draft' });
    await addService(test, other.id, { title: 'زرعة' });
    for (const reference of [section.id, section.slug, encodeURIComponent(section.slug)]) {
      const response = await test.app.request(`/api/v1/section/${reference}`);
      const answer = (await response.json()) as SectionAnswer;
      expect(answer).toMatchObject({ success: true, section: { _id: section.id, title: 'اللثة' } });
      expect(answer.section.services.map(({ title }) => title)).toEqual(['علاج', 'تنظيف']);
      expect(answer.section.services[0]).toMatchObject({ sectionId: { _id: section.id, title: 'اللثة' } });
      expect(answer.section.services[0]).not.toHaveProperty('description');
    }
  });

  it.each([
    'nothing',
    '0'.repeat(32),
    '%00',
    'x'.repeat(5000),
    "' or 1=1 --",
    '%F0%9F%A6%B7',
    '%',
    'اللثة%2F',
  ])('does not know %s', async (reference) => {
    await addSection(test, { title: 'اللثة' });
    await expectRefusal(await test.app.request(`/api/v1/section/${reference}`), 404, 'NOT_FOUND');
  });
});

describe('what visitors do not see', () => {
  it.each([
    ['a draft', { status: 'draft' as const }],
    ['what comes later', { publishAt: new Date('2026-03-01T09:00:00.001Z') }],
    ['what is over', { unpublishAt: new Date('2026-03-01T09:00:00.000Z') }],
  ])('%s', async (_what, input) => {
    const { id } = await addSection(test, input);
    expect((await list()).totalsections).toBe(0);
    await expectRefusal(await test.app.request(`/api/v1/section/${id}`), 404, 'NOT_FOUND');
  });

  it('appears and vanishes by the clock', async () => {
    await addSection(test, {
      publishAt: new Date('2026-03-02T00:00:00.000Z'),
      unpublishAt: new Date('2026-03-03T00:00:00.000Z'),
    });
    const seenAt = async (moment: string) => {
      test.clock.set(moment);
      return (await list()).totalsections;
    };
    expect(await seenAt('2026-03-01T23:59:59.999Z')).toBe(0);
    expect(await seenAt('2026-03-02T00:00:00.000Z')).toBe(1);
    expect(await seenAt('2026-03-02T23:59:59.999Z')).toBe(1);
    expect(await seenAt('2026-03-03T00:00:00.000Z')).toBe(0);
  });

  it('what is in the bin', async () => {
    const { id } = await addSection(test);
    await test.store.write((trx) =>
      trx
        .updateTable('sections')
        .set({ deleted_at: test.clock().toISOString() })
        .where('id', '=', id)
        .execute(),
    );
    expect((await list()).totalsections).toBe(0);
  });
});

describe('a picture', () => {
  it('is given by its addresses', async () => {
    await test.store.write((trx) =>
      trx
        .insertInto('media')
        .values({
          id: IMAGE,
          width: 2560,
          height: 1707,
          focal_x: 500,
          focal_y: 500,
          created_at: test.clock().toISOString(),
        })
        .execute(),
    );
    await addSection(test, { imageId: IMAGE, imageAlt: 'رسم' });
    expect((await list()).sections[0]?.image).toEqual({
      url: `/media/${IMAGE}/url.webp`,
      thumbnailMedium: `/media/${IMAGE}/thumbnailMedium.webp`,
      cardImage: `/media/${IMAGE}/cardImage.webp`,
      backgroundLarge: `/media/${IMAGE}/backgroundLarge.webp`,
      share: `/media/${IMAGE}/share.jpg`,
      alt: 'رسم',
      width: 2560,
      height: 1707,
    });
  });
});
