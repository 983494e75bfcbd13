import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { addOffer, addSection, addService } from '#testing/content.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import type { OfferAnswer, OfferListAnswer } from './offers.contract.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

async function list(query = ''): Promise<OfferListAnswer> {
  const response = await test.app.request(`/api/v1/offer${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as OfferListAnswer;
}

describe('GET offer', () => {
  it('answers with prices, period, licence and service', async () => {
    const service = await addService(test, (await addSection(test)).id, { title: 'تبييض' });
    const { id } = await addOffer(test, {
      title: 'تبييض العيد',
      subTitle: 'في جلسة',
      own: {
        service_id: service.id,
        paragraphs: '["يشمل الفحص"]',
        price: 700,
        former_price: 1200,
        starts_at: '2026-02-28T21:00:00.000Z',
        ends_at: '2026-03-31T21:00:00.000Z',
        licence: '71004321',
      },
    });
    const at = test.clock().toISOString();
    const offer = {
      _id: id,
      id,
      slug: 'تبييض-العيد',
      title: 'تبييض العيد',
      subTitle: 'في جلسة',
      text: ['يشمل الفحص'],
      image: null,
      price: 700,
      formerPrice: 1200,
      startsAt: '2026-02-28T21:00:00.000Z',
      endsAt: '2026-03-31T21:00:00.000Z',
      licence: '71004321',
      service: { _id: service.id, id: service.id, title: 'تبييض', slug: 'تبييض' },
      createdAt: at,
      updatedAt: at,
    };
    expect(await list()).toEqual({ success: true, offers: [offer], totalOffers: 1, totalPages: 1 });
    const response = await test.app.request(`/api/v1/offer/${id}`);
    expect((await response.json()) as OfferAnswer).toEqual({ success: true, offer });
  });

  it('shows an offer from its start on and before its end, by the server’s clock', async () => {
    const { id } = await addOffer(test, {
      own: { starts_at: '2026-03-02T21:00:00.000Z', ends_at: '2026-03-05T21:00:00.000Z' },
    });
    const runsAt = async (moment: string) => {
      test.clock.set(moment);
      const response = await test.app.request(`/api/v1/offer/${id}`);
      const { totalOffers } = await list();
      if (totalOffers === 0) await expectRefusal(response, 404, 'NOT_FOUND');
      else expect(response.status).toBe(200);
      return totalOffers === 1;
    };
    expect(await runsAt('2026-03-02T20:59:59.999Z')).toBe(false);
    expect(await runsAt('2026-03-02T21:00:00.000Z')).toBe(true);
    expect(await runsAt('2026-03-05T20:59:59.999Z')).toBe(true);
    expect(await runsAt('2026-03-05T21:00:00.000Z')).toBe(false);
  });

  it('needs both: that it is published and that it runs', async () => {
    await addOffer(test, { title: 'مسودة', status: 'draft' });
    await addOffer(test, { title: 'لم تُنشر', publishAt: new Date('2026-03-01T09:00:00.001Z') });
    await addOffer(test, { title: 'يسري' });
    expect((await list()).offers.map(({ title }) => title)).toEqual(['يسري']);
  });

  it('keeps the clinic’s order', async () => {
    await addOffer(test, { title: '2', position: 2 });
    await addOffer(test, { title: '3', position: 3 });
    await addOffer(test, { title: '1', position: 1 });
    expect((await list()).offers.map(({ title }) => title)).toEqual(['1', '2', '3']);
  });
});
