import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doctorDetail, doctorLanguages, doctorList } from '#features/doctors/doctors.queries.ts';
import { heroList } from '#features/heroes/heroes.queries.ts';
import { offerList } from '#features/offers/offers.queries.ts';
import { serviceShortList } from '#features/services/services.queries.ts';
import { setInProcessApi } from '#lib/api-client.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { addDoctor, addHero, addNews, addOffer, addSection, addService } from '#testing/content.ts';
import { newsDetail, newsList } from './news.queries.ts';

let test: TestApp;
let asked: string[];
beforeEach(async () => {
  test = await testApp();
  asked = [];
  setInProcessApi((path, init) => {
    asked.push(decodeURIComponent(path));
    return test.app.request(path, init);
  });
});
afterEach(() => test.close());

describe('each read asks and hands out', () => {
  it('news: cards without paragraphs, the article with them, good for five minutes', async () => {
    const client = createQueryClient();
    await addNews(test, { title: 'رمضان', desc: ['فقرة'] });
    const { data, totalNews, totalPages } = await client.fetchQuery(newsList({ search: 'رمضان', page: 1 }));
    expect([totalNews, totalPages]).toEqual([1, 1]);
    expect(data).toMatchObject([{ title: 'رمضان', image: null, service: null }]);
    expect(data[0]).not.toHaveProperty('desc');
    expect(await client.fetchQuery(newsDetail('رمضان'))).toMatchObject({ title: 'رمضان', desc: ['فقرة'] });
    expect(asked).toEqual([
      '/api/v1/news?search=رمضان&page=1&select=slug,title,subTitle,image,service,createdAt,updatedAt',
      '/api/v1/news/رمضان',
    ]);
    expect([newsList().staleTime, newsDetail('x').staleTime]).toEqual([300_000, 300_000]);
  });

  it('doctors: by section, language and gender', async () => {
    const client = createQueryClient();
    const { id } = await addDoctor(test, { title: 'ريم', links: { languages: ['en'] } });
    const search = { language: ['en', 'ur'], gender: ['female'] };
    const { doctors } = await client.fetchQuery(doctorList(search));
    expect(doctors).toMatchObject([{ _id: id, name: 'ريم', languages: ['en'], sections: [], services: [] }]);
    expect(doctors[0]).not.toHaveProperty('biography');
    expect(await client.fetchQuery(doctorDetail(id))).toMatchObject({ name: 'ريم', biography: [] });
    expect(asked[0]).toMatch(/^\/api\/v1\/doctor\?language=en&language=ur&gender=female&select=slug,name,/);
    expect('staleTime' in doctorList()).toBe(false);
  });

  it('the languages of all doctors, those of most first', async () => {
    await addDoctor(test, { title: 'ريم', links: { languages: ['en', 'ar'] } });
    await addDoctor(test, { title: 'إليف', links: { languages: ['tr', 'ar'] } });
    expect(await createQueryClient().fetchQuery(doctorLanguages())).toEqual(['ar', 'en', 'tr']);
    expect(asked).toEqual(['/api/v1/doctor?select=languages&size=100']);
  });

  it('offers, heads of the home page, and the short list of five services', async () => {
    const client = createQueryClient();
    await addOffer(test, { title: 'تبييض' });
    await addHero(test, { title: 'ابتسم' });
    const section = await addSection(test);
    for (const position of [6, 5, 4, 3, 2, 1])
      await addService(test, section.id, { title: `${position}`, position });
    expect((await client.fetchQuery(offerList())).offers).toMatchObject([{ title: 'تبييض', price: 400 }]);
    expect((await client.fetchQuery(heroList())).heroes).toMatchObject([{ title: 'ابتسم' }]);
    const { services } = await client.fetchQuery(serviceShortList());
    expect(services.map(({ title }) => title)).toEqual(['1', '2', '3', '4', '5']);
    expect(asked.slice(0, 2).map((path) => path.split('?')[0])).toEqual(['/api/v1/offer', '/api/v1/hero']);
  });
});

describe('a failed read of news', () => {
  it('shows the server’s message', async () => {
    const failure = createQueryClient().fetchQuery(newsDetail('x'));
    await expect(failure).rejects.toMatchObject({
      status: 404,
      message: 'لم نجد ما تبحث عنه. ربما تغيّر عنوانه أو حُذف.',
    });
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['an answer that is no JSON', () => new Response('<html>', { status: 502 })],
    ['an answer without a message', () => Response.json({ success: false }, { status: 500 })],
  ])('shows the specified text for %s', async (_what, answer) => {
    setInProcessApi(answer);
    for (const read of [
      () => createQueryClient().fetchQuery(newsList()),
      () => createQueryClient().fetchQuery(newsDetail('x')),
    ])
      await expect(read()).rejects.toThrow('حدث خطأ أثناء جلب البيانات');
  });
});
