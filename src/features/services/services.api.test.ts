import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { addSection, addService } from '#testing/content.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import type { ServiceAnswer, ServiceListAnswer } from './services.contract.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

async function list(query = ''): Promise<ServiceListAnswer> {
  const response = await test.app.request(`/api/v1/service${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as ServiceListAnswer;
}

const titlesOf = (answer: ServiceListAnswer) => answer.services.map(({ title }) => title).sort();

describe('GET service', () => {
  it('answers in the specified words, the section populated', async () => {
    const section = await addSection(test, { title: 'اللثة' });
    const { id } = await addService(test, section.id, {
      title: 'تنظيف الجير',
      subTitle: 'في جلسة',
      description: ['أولًا', 'ثم'],
      features: ['بلا ألم'],
      priceFrom: 250,
    });
    const at = test.clock().toISOString();
    expect(await list()).toEqual({
      success: true,
      services: [
        {
          _id: id,
          id,
          slug: 'تنظيف-الجير',
          title: 'تنظيف الجير',
          subTitle: 'في جلسة',
          sectionId: { _id: section.id, id: section.id, title: 'اللثة', slug: 'اللثة' },
          image: null,
          description: ['أولًا', 'ثم'],
          features: ['بلا ألم'],
          priceFrom: 250,
          createdAt: at,
          updatedAt: at,
        },
      ],
      totalServices: 1,
      totalPages: 1,
    });
  });

  it('gives those of the named sections alone', async () => {
    const [gums, implants, empty] = [await addSection(test), await addSection(test), await addSection(test)];
    await addService(test, gums.id, { title: 'تنظيف' });
    await addService(test, implants.id, { title: 'زرعة' });
    expect(titlesOf(await list(`?sectionIds=${gums.id}`))).toEqual(['تنظيف']);
    expect(titlesOf(await list(`?sectionIds=${gums.id}&sectionIds=${implants.id}`))).toEqual([
      'تنظيف',
      'زرعة',
    ]);
    expect(titlesOf(await list(`?sectionIds=${empty.id}`))).toEqual([]);
    expect(titlesOf(await list('?sectionIds=nobody'))).toEqual([]);
    expect(titlesOf(await list('?sectionIds=&sectionIds='))).toEqual(['تنظيف', 'زرعة']);
    expect(await list(`?sectionIds=${gums.id}&search=زرعة`)).toMatchObject({ totalServices: 0 });
  });

  it('finds «زراعة الأسنان» by "زراعه اسنان", and by a feature', async () => {
    const section = await addSection(test);
    await addService(test, section.id, { title: 'زراعة الأسنان', features: ['ضمان مدى الحياة'] });
    await addService(test, section.id, { title: 'تبييض' });
    expect(await list('?search=%25_')).toMatchObject({ services: [], totalServices: 0 });
    expect(titlesOf(await list('?search=زراعه اسنان'))).toEqual(['زراعة الأسنان']);
    expect(titlesOf(await list('?search=الضمان'))).toEqual(['زراعة الأسنان']);
  });

  it('gives the titles list of the booking form', async () => {
    const section = await addSection(test, { title: 'اللثة' });
    const { id } = await addService(test, section.id, { title: 'تنظيف', subTitle: 'في جلسة' });
    expect((await list('?select=title,_id,subTitle,sectionId&size=23')).services).toEqual([
      {
        _id: id,
        id,
        title: 'تنظيف',
        subTitle: 'في جلسة',
        sectionId: { _id: section.id, id: section.id, title: 'اللثة', slug: 'اللثة' },
      },
    ]);
    expect((await list(`/?page=1&size=20&select=title&sectionIds=${section.id}`)).services).toHaveLength(1);
  });

  it('does not give a hidden section away', async () => {
    const section = await addSection(test, { title: 'سرّي', status: 'draft' });
    await addService(test, section.id);
    expect((await list()).services[0]?.sectionId).toBe(section.id);
  });

  it.each([
    [`sectionIds=${Array.from({ length: 101 }, (_, number) => number).join('&sectionIds=')}`, 'sectionIds'],
    ['sectionIds=a%00b', 'sectionIds'],
    ['sort=price_from:asc', 'sort'],
    ['select=section_id', 'select'],
  ])('refuses %s', async (query, field) => {
    const { fields } = await expectRefusal(
      await test.app.request(`/api/v1/service?${query}`),
      400,
      'INVALID',
    );
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });
});

describe('GET service/{reference}', () => {
  it('finds it by id and by slug', async () => {
    const section = await addSection(test, { title: 'اللثة' });
    const service = await addService(test, section.id, { title: 'تنظيف الجير', description: ['أولًا'] });
    for (const reference of [service.id, 'تنظيف-الجير', `${service.id}/`]) {
      const response = await test.app.request(`/api/v1/service/${reference}`);
      const answer = (await response.json()) as ServiceAnswer;
      expect(answer).toMatchObject({
        success: true,
        service: { _id: service.id, description: ['أولًا'], features: [], sectionId: { title: 'اللثة' } },
      });
    }
  });

  it('does not know the id of a section', async () => {
    const section = await addSection(test);
    await expectRefusal(await test.app.request(`/api/v1/service/${section.id}`), 404, 'NOT_FOUND');
  });
});
