import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ContentDesk, contentDesk, formOf, type Shown, upload } from '#testing/content-desk.ts';
import { KINDS, type Kind } from '#testing/content-kinds.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { smallPicture } from '#testing/pictures.ts';
import { sweepBin } from './bin.db.server.ts';

const [sections, services, doctors, news, offers] = KINDS as [Kind, Kind, Kind, Kind, Kind];

let desk: ContentDesk;
beforeAll(async () => {
  desk = await contentDesk();
});
beforeEach(() => desk.empty());
afterAll(() => desk.test.close());

/** What is done once a day (`api/daily-work.server.ts`). */
function sweep(): Promise<void> {
  return desk.test.store.write((trx) => sweepBin(trx, desk.test.clock()));
}

describe.each(KINDS)('the bin of $path', (kind) => {
  it('takes a record from visitors and gives it back as it was', async () => {
    const made = await desk.create(kind);
    const { message } = await desk.done('DELETE', `${kind.path}/${made.id}`);
    expect(message).toMatch(/^تم حذف .+\.$/);
    expect(await desk.seen(kind, made.slug)).toBe(404);
    expect(await desk.titles(kind, 'all', '&search=عنوان')).toEqual([]);
    expect(await desk.titles(kind, 'trash')).toEqual(['عنوان']);
    expect(await desk.show(kind, made.id)).toMatchObject({
      state: 'trash',
      deletedAt: '2026-03-01T09:00:00.000Z',
    });

    const restored = await desk.done('POST', `${kind.path}/${made.id}/restore`);
    expect(restored.message).toMatch(/^تمت استعادة .+\.$/);
    expect(restored[kind.one]).toEqual(made);
    expect(await desk.seen(kind, made.slug)).toMatchObject({ id: made.id });
    expect(await desk.audited()).toEqual(
      expect.arrayContaining(['content.trash عنوان', 'content.restore عنوان']),
    );
  });

  it('is no place to change a record in, to delete it twice or to restore it from nowhere', async () => {
    const { id } = await desk.create(kind);
    await expectRefusal(await desk.send('POST', `${kind.path}/${id}/restore`), 404, 'NOT_FOUND');
    await desk.done('DELETE', `${kind.path}/${id}`);
    await expectRefusal(await desk.send('DELETE', `${kind.path}/${id}`), 404, 'NOT_FOUND');
    await expectRefusal(await desk.send('PUT', `${kind.path}/${id}`, { imageAlt: 'س' }), 404, 'NOT_FOUND');
    await expectRefusal(await desk.send('GET', `${kind.path}/${id}/versions`), 404, 'NOT_FOUND');
  });

  it('keeps the address, and is emptied after thirty days with all that was only there', async () => {
    const image = upload(await smallPicture());
    const made = await desk.create(kind, { slug: 'قديم' });
    await desk.change(kind, made.id, formOf({ image, slug: 'جديد' }));
    await desk.done('DELETE', `${kind.path}/${made.id}`);
    const taken = await desk.send('POST', kind.path, {
      [kind.title]: 'سس',
      ...(await kind.least(desk.test)),
      slug: 'جديد',
    });
    await expectRefusal(taken, 409, 'SLUG_TAKEN');

    desk.test.clock.set('2026-03-31T08:59:59.999Z');
    await desk.signInAgain();
    expect(await desk.titles(kind, 'trash')).toEqual(['عنوان']);
    desk.test.clock.set('2026-03-31T09:00:00.000Z');
    expect(await desk.titles(kind, 'trash')).toEqual([]);
    await expectRefusal(await desk.send('POST', `${kind.path}/${made.id}/restore`), 404, 'NOT_FOUND');
    const next = await desk.create(sections);
    expect(next.id).not.toBe(made.id);
    expect(await desk.audited(), 'no change of the staff’s has to wait for it').not.toContain(
      'content.purge عنوان',
    );
    await sweep();
    expect(await desk.count('media')).toBe(0);
    expect(await desk.count('slug_redirects')).toBe(0);
    expect(
      (await desk.test.store.read.selectFrom('content_versions').select('record_id').execute()).map(
        (row) => row.record_id,
      ),
    ).toEqual([next.id]);
    expect(await desk.audited()).toContain('content.purge عنوان');
    await desk.signInAgain();
  });
});

describe('what belongs together', () => {
  let section: Shown;
  let service: Shown;
  beforeEach(async () => {
    section = await desk.create(sections);
    service = await desk.create(services, { sectionId: section.id });
  });

  it('a section with services is not binned; drafts count, what is in the bin does not', async () => {
    await desk.change(services, service.id, { status: 'draft' });
    const refused = await expectRefusal(
      await desk.send('DELETE', `section/${section.id}`),
      409,
      'SECTION_HAS_SERVICES',
    );
    expect(refused.message).toMatch(/انقل خدماته/);
    const both = { ids: [section.id], action: 'trash' };
    await expectRefusal(await desk.send('POST', 'section/bulk', both), 409, 'SECTION_HAS_SERVICES');
    await desk.done('DELETE', `service/${service.id}`);
    await desk.done('DELETE', `section/${section.id}`);
  });

  it('a service comes back after its section', async () => {
    await desk.done('DELETE', `service/${service.id}`);
    await desk.done('DELETE', `section/${section.id}`);
    const early = await desk.send('POST', `service/${service.id}/restore`);
    await expectRefusal(early, 409, 'PARENT_IN_BIN');
    await desk.done('POST', `section/${section.id}/restore`);
    await desk.done('POST', `service/${service.id}/restore`);
    expect(await desk.seen(services, service.slug)).toMatchObject({ sectionId: { id: section.id } });
  });

  it('both are gone for good at the same time', async () => {
    await desk.done('DELETE', `service/${service.id}`);
    await desk.done('DELETE', `section/${section.id}`);
    desk.test.clock.set('2026-04-15T09:00:00.000Z');
    await sweep();
    const kept = await desk.test.store.read.selectFrom('sections').select('id').execute();
    expect(kept.map(({ id }) => id)).not.toContain(section.id);
    expect(await desk.count('services')).toBe(0);
  });

  it('what names a binned service keeps its link, unseen until it is back', async () => {
    const article = await desk.create(news, { serviceId: service.id });
    const doctor = await desk.create(doctors, {
      serviceIds: [service.id],
      sectionIds: [section.id],
      languages: ['ar'],
    });
    await desk.done('DELETE', `service/${service.id}`);
    expect(await desk.seen(news, article.id)).toMatchObject({ service: null });
    expect(await desk.seen(doctors, doctor.id)).toMatchObject({
      services: [],
      sections: [{ id: section.id }],
    });
    // An edit of something else does not ask for it.
    const { input } = await desk.change(news, article.id, { ...article.input, title: 'آخر' });
    expect(input).toMatchObject({ serviceId: service.id });
    await desk.done('POST', `service/${service.id}/restore`);
    expect(await desk.seen(news, article.id)).toMatchObject({ service: { id: service.id } });
    expect(await desk.seen(doctors, doctor.id)).toMatchObject({ services: [{ id: service.id }] });
  });

  it('nothing can be linked to what is gone, and says so at the field', async () => {
    const gone = '0'.repeat(32);
    const wrong: [string, object, string][] = [
      ['service', { title: 'س', sectionId: gone }, 'sectionId'],
      ['news', { title: 'س', serviceId: gone }, 'serviceId'],
      ['doctor', { name: 'سس', gender: 'male', serviceIds: [service.id, gone] }, 'serviceIds'],
      [
        'offer',
        { title: 'س', price: 1, startsAt: '2026-03-01T00:00', endsAt: '2026-03-02T00:00', serviceId: gone },
        'serviceId',
      ],
    ];
    for (const [path, body, field] of wrong) {
      const { fields } = await expectRefusal(await desk.send('POST', path, body), 400, 'INVALID');
      expect(fields).toEqual({ [field]: 'لم يعد هذا الاختيار موجودًا. اختر غيره.' });
    }
    await desk.done('DELETE', `service/${service.id}`);
    const binned = await desk.send('POST', 'news', { title: 'س', serviceId: service.id });
    expect((await expectRefusal(binned, 400, 'INVALID')).fields).toHaveProperty('serviceId');
  });

  it('links are changed in their order, and are what lists are cut down by', async () => {
    const other = await desk.create(sections);
    const doctor = await desk.create(doctors, {
      sectionIds: [section.id, other.id],
      languages: ['ar', 'en'],
    });
    await desk.change(doctors, doctor.id, { sectionIds: [other.id, section.id], languages: ['en'] });
    expect(await desk.seen(doctors, doctor.id)).toMatchObject({
      sections: [{ id: other.id }, { id: section.id }],
      languages: ['en'],
    });
    expect(await desk.titles(doctors, 'all', '&language=ar')).toEqual([]);
    await desk.change(services, service.id, { sectionId: other.id });
    expect(await desk.titles(services, 'all', `&sectionIds=${other.id}`)).toEqual(['عنوان']);
  });

  it('staff see what visitors do not: the drafts that a record names', async () => {
    const article = await desk.create(news, { serviceId: service.id });
    await desk.change(services, service.id, { status: 'draft' });
    expect(await desk.seen(news, article.id)).toMatchObject({ service: null });
    expect(await desk.show(news, article.id)).toMatchObject({
      service: { id: service.id },
      input: { serviceId: service.id },
    });
  });
});

describe('fields that must agree', () => {
  it.each([
    ['offer', { title: 'س', price: 5, startsAt: '2026-03-02T00:00', endsAt: '2026-03-02T00:00' }, 'endsAt'],
    [
      'offer',
      { title: 'س', price: 5, formerPrice: 5, startsAt: '2026-03-01T00:00', endsAt: '2026-03-02T00:00' },
      'formerPrice',
    ],
    ['hero', { title: 'س', buttonText: 'احجز' }, 'buttonHref'],
    ['hero', { title: 'س', buttonHref: '/services' }, 'buttonText'],
  ])('of an %s: %j', async (path, body, field) => {
    const { fields } = await expectRefusal(await desk.send('POST', path, body), 400, 'INVALID');
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  it('are asked of a change with what stays', async () => {
    const offer = await desk.create(offers);
    const { fields } = await expectRefusal(
      await desk.send('PUT', `offer/${offer.id}`, { endsAt: '2025-01-01T00:00Z' }),
      400,
      'INVALID',
    );
    expect(Object.keys(fields ?? {})).toEqual(['endsAt']);
  });
});
