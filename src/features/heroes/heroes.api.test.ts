import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { addHero } from '#testing/content.ts';
import type { HeroListAnswer } from './heroes.contract.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

async function list(query = ''): Promise<HeroListAnswer> {
  const response = await test.app.request(`/api/v1/hero${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as HeroListAnswer;
}

it('GET hero answers with the button', async () => {
  const { id } = await addHero(test, {
    title: 'ابتسم',
    subTitle: 'في مكة',
    own: { button_text: 'العروض', button_href: '/#offers' },
  });
  const at = test.clock().toISOString();
  expect(await list()).toEqual({
    success: true,
    heroes: [
      {
        _id: id,
        id,
        slug: 'ابتسم',
        title: 'ابتسم',
        subTitle: 'في مكة',
        image: null,
        buttonText: 'العروض',
        buttonHref: '/#offers',
        createdAt: at,
        updatedAt: at,
      },
    ],
    totalHeroes: 1,
    totalPages: 1,
  });
});

it('gives all that are on, in the clinic’s order', async () => {
  for (const position of [12, 3, 7, 1, 9, 2, 8, 4, 11, 5, 10, 6, 13]) {
    await addHero(test, { title: `${position}`, position, status: position === 13 ? 'draft' : 'published' });
  }
  const titles = (await list()).heroes.map(({ title }) => title);
  expect(titles).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
});
