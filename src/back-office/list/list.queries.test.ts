import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContent } from '#content/create-content.db.server.ts';
import { sectionType } from '#features/sections/sections.db.server.ts';
import { setInProcessApi } from '#lib/api-client.ts';
import { CONTENT_TYPES } from '#lib/content-types.ts';
import { ORDER } from '#lib/limits.ts';
import { type Signed, type TestApp, testApp } from '#testing/app.ts';
import { moved } from '../moved.ts';
import { saveOrder, staffOrder } from './list.queries.ts';
import type { Resource, StaffRow } from './resource.ts';

const { path, list, total } = CONTENT_TYPES.sections;
const resource = { path, answer: { list, total }, texts: { failed: '' } } as unknown as Resource<StaffRow>;

let test: TestApp;
let signed: Signed;
beforeAll(async () => {
  test = await testApp();
  signed = await test.signIn('admin');
  setInProcessApi((address, init) =>
    test.app.request(address, { ...init, headers: { ...signed, ...init.headers } }),
  );
});
afterAll(() => test.close());

async function add(from: number, to: number): Promise<void> {
  await test.store.write(async (trx) => {
    for (let n = from; n <= to; n += 1) {
      await createContent(trx, sectionType, { title: `${n}`, subTitle: '', own: {} }, test.clock());
    }
  });
}

async function order() {
  const found = await new QueryClient().fetchQuery(staffOrder(resource));
  return { ...found, titles: found.rows.map(({ input }) => input.title) };
}

it('puts any record anywhere, of as many as one call orders, and says that there are more', async () => {
  await add(1, 130);
  const { rows, titles } = await order();
  expect(titles).toEqual(Array.from({ length: 130 }, (_, at) => `${at + 1}`));
  await saveOrder(
    path,
    moved(rows, 129, 1).map(({ _id }) => _id),
  );
  expect((await order()).titles.slice(0, 3)).toEqual(['1', '130', '2']);

  await add(131, ORDER.max + 1);
  const first = await order();
  expect(first.rows).toHaveLength(ORDER.max);
  expect(first.total).toBe(ORDER.max + 1);
  await saveOrder(
    path,
    moved(first.rows, ORDER.max - 1, 0).map(({ _id }) => _id),
  );
  expect((await order()).titles.slice(0, 3)).toEqual([`${ORDER.max}`, '1', '130']);
});
