import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { addNews, addSection, addService } from '#testing/content.ts';
import type { NewsAnswer, NewsListAnswer } from './news.contract.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

async function list(query = ''): Promise<NewsListAnswer> {
  const response = await test.app.request(`/api/v1/news${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as NewsListAnswer;
}

async function one(reference: string): Promise<NewsAnswer> {
  const response = await test.app.request(`/api/v1/news/${reference}`);
  expect(response.status).toBe(200);
  return (await response.json()) as NewsAnswer;
}

async function anyService(status: 'published' | 'draft' = 'published') {
  return addService(test, (await addSection(test)).id, { title: 'زرعة', status });
}

describe('GET news', () => {
  it('answers in the specified words, the service populated', async () => {
    const service = await anyService();
    const { id } = await addNews(test, {
      title: 'بعد الزراعة',
      subTitle: 'أسبوعك الأول',
      desc: ['أولًا', 'ثم'],
      serviceId: service.id,
    });
    const at = test.clock().toISOString();
    const article = {
      _id: id,
      id,
      slug: 'بعد-الزراعة',
      title: 'بعد الزراعة',
      subTitle: 'أسبوعك الأول',
      desc: ['أولًا', 'ثم'],
      image: null,
      service: { _id: service.id, id: service.id, title: 'زرعة', slug: 'زرعة' },
      createdAt: at,
      updatedAt: at,
    };
    expect(await list()).toEqual({ success: true, data: [article], totalNews: 1, totalPages: 1 });
    expect(await one(id)).toEqual({ success: true, data: article });
  });

  it('gives eight a page, the newest first', async () => {
    for (let number = 1; number <= 10; number += 1) {
      await addNews(test, { title: `${number}` });
      test.clock.forward(1000);
    }
    const titles = async (query?: string) => (await list(query)).data.map(({ title }) => title);
    expect(await titles()).toEqual(['10', '9', '8', '7', '6', '5', '4', '3']);
    expect(await titles('?page=2')).toEqual(['2', '1']);
    expect(await titles('?sort=createdAt:asc&size=2')).toEqual(['1', '2']);
    expect(await list()).toMatchObject({ totalNews: 10, totalPages: 2 });
  });

  it('is about nothing where the service is hidden or gone', async () => {
    const hidden = await anyService('draft');
    const gone = await anyService();
    const about = [
      await addNews(test, {}),
      await addNews(test, { serviceId: hidden.id }),
      await addNews(test, { serviceId: gone.id }),
    ];
    await test.store.write((trx) => trx.deleteFrom('services').where('id', '=', gone.id).execute());
    for (const { id } of about) expect((await one(id)).data.service).toBeNull();
  });
});
