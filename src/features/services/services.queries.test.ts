import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sectionDetail, sectionList, sectionTitles } from '#features/sections/sections.queries.ts';
import { ApiError, setInProcessApi } from '#lib/api-client.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { addSection, addService } from '#testing/content.ts';
import { serviceDetail, serviceList, servicesOfSection, serviceTitles } from './services.queries.ts';

let test: TestApp;
let asked: string[];
beforeEach(async () => {
  test = await testApp();
  asked = [];
  setInProcessApi((path, init) => {
    asked.push(path);
    return test.app.request(path, init);
  });
});
afterEach(() => test.close());

describe('each read asks as the specification says', () => {
  it('and hands out what the page needs', async () => {
    const client = createQueryClient();
    const section = await addSection(test, { title: 'اللثة' });
    const service = await addService(test, section.id, { title: 'تنظيف' });
    const sections = await client.fetchQuery(sectionList({ search: 'لثه', page: 1 }));
    expect(sections).toMatchObject({ totalsections: 1, totalPages: 1, sections: [{ title: 'اللثة' }] });
    expect(await client.fetchQuery(sectionDetail('اللثة'))).toMatchObject({
      services: [{ _id: service.id }],
    });
    expect(await client.fetchQuery(sectionTitles())).toEqual([{ id: section.id, title: 'اللثة' }]);
    const services = await client.fetchQuery(serviceList({ sectionIds: [section.id, 'b'], size: 5 }));
    expect(services).toMatchObject({ totalServices: 1, services: [{ title: 'تنظيف' }] });
    expect(await client.fetchQuery(serviceDetail(service.id))).toMatchObject({
      sectionId: { _id: section.id },
    });
    expect(await client.fetchQuery(serviceTitles())).toEqual([
      { id: service.id, title: 'تنظيف', section: section.id },
    ]);
    expect(await client.fetchQuery(servicesOfSection(section.id))).toMatchObject([{ _id: service.id }]);
    expect(asked.map(decodeURIComponent)).toEqual([
      '/api/v1/section?search=لثه&page=1',
      '/api/v1/section/اللثة',
      '/api/v1/section?select=title,_id&page=1&size=23',
      `/api/v1/service?sectionIds=${section.id}&sectionIds=b&size=5&select=slug,title,subTitle,sectionId,image,priceFrom,createdAt,updatedAt`,
      `/api/v1/service/${service.id}`,
      '/api/v1/service?select=title,_id,subTitle,sectionId&size=23',
      `/api/v1/service?page=1&size=23&sectionIds=${section.id}`,
    ]);
  });

  it('the services of a section once in five minutes', () => {
    expect(servicesOfSection('x').staleTime).toBe(300_000);
  });
});

describe('each read fails with its specified text', () => {
  it.each([
    [() => createQueryClient().fetchQuery(sectionList()), 'Failed to fetch sections'],
    [() => createQueryClient().fetchQuery(sectionDetail('x')), 'Failed to fetch section data'],
    [() => createQueryClient().fetchQuery(sectionTitles()), 'Failed to fetch section titles'],
    [() => createQueryClient().fetchQuery(serviceList()), 'فشل في تحميل بيانات الخدمات'],
    [() => createQueryClient().fetchQuery(serviceDetail('x')), 'فشل في تحميل بيانات الخدمة'],
    [() => createQueryClient().fetchQuery(serviceTitles()), 'فشل في تحميل العناوين'],
    [() => createQueryClient().fetchQuery(servicesOfSection('x')), 'فشل في تحميل الخدمات'],
  ])('%s: %s', async (read, text) => {
    setInProcessApi(() =>
      Response.json({ success: false, code: 'NOT_FOUND', message: 'لم نجد.' }, { status: 404 }),
    );
    const error: unknown = await read().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: text, status: 404, code: 'NOT_FOUND' });
    setInProcessApi(() => Promise.reject(new TypeError('fetch failed')));
    expect(await read().catch((thrown: unknown) => thrown)).toMatchObject({ message: text, isNetwork: true });
  });

  it('an unknown reference with slashes and dots stays one part of the path', async () => {
    await createQueryClient()
      .fetchQuery(serviceDetail('../section/x?y#z'))
      .catch(() => {});
    expect(asked).toEqual(['/api/v1/service/..%2Fsection%2Fx%3Fy%23z']);
  });
});
