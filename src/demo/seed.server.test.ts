import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContentVersion } from '#db/content-version.db.server.ts';
import type { Store, Trx } from '#db/store.ts';
import type { SectionAnswer, SectionListAnswer } from '#features/sections/sections.contract.ts';
import type { ServiceListAnswer } from '#features/services/services.contract.ts';
import { preparePicture } from '#media/accept-picture.server.ts';
import { mediaRoutes } from '#media/media.api.server.ts';
import { savePicture } from '#media/media.db.server.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { addSection } from '#testing/content.ts';
import { smallPicture } from '#testing/pictures.ts';
import { DEMO_SECTIONS } from './sections.ts';
import { type DemoPictures, insertDemo, seedDemo } from './seed.server.ts';
import { DEMO_SERVICES } from './services.ts';

const log = pino({ level: 'silent' });

async function counts(store: Store) {
  const count = async (table: 'sections' | 'services' | 'media') =>
    (await store.read.selectFrom(table).select('id').execute()).length;
  return {
    sections: await count('sections'),
    services: await count('services'),
    media: await count('media'),
  };
}

const NOTHING = { sections: 0, services: 0, media: 0 };

describe('an empty store', () => {
  let place: TestApp;
  beforeAll(async () => {
    place = await testApp();
    expect(await seedDemo({ ...place, log })).toBe(true);
  }, 300_000);
  afterAll(() => place.close());

  async function get<T>(address: string): Promise<T> {
    const answer = await place.app.request(`/api/v1/${address}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  }

  it('is given every section and service, each with a picture of its own', async () => {
    const { sections, totalsections } = await get<SectionListAnswer>('section?size=100');
    const { services, totalServices } = await get<ServiceListAnswer>('service?size=100&sort=position:asc');
    expect([totalsections, totalServices]).toEqual([DEMO_SECTIONS.length, DEMO_SERVICES.length]);
    expect(sections.map(({ slug }) => slug)).toEqual(DEMO_SECTIONS.map(({ slug }) => slug));
    expect(services.map(told)).toEqual(DEMO_SERVICES.map(told));
    const pictures = [...sections, ...services].map(({ image }) => image?.url);
    expect(new Set(pictures).size).toBe(DEMO_SECTIONS.length + DEMO_SERVICES.length);
    expect(pictures).not.toContain(undefined);
  });

  it('puts every service into its section, in the order of the data', async () => {
    for (const { key, slug } of DEMO_SECTIONS) {
      const { section } = await get<SectionAnswer>(`section/${encodeURIComponent(slug)}`);
      const own = DEMO_SERVICES.filter(({ sectionKey }) => sectionKey === key);
      expect(section.services.map((service) => service.title)).toEqual(own.map(({ title }) => title));
    }
  });

  it('shows a service of another section each, newest first, and nothing from the future', async () => {
    const { services } = await get<ServiceListAnswer>('service');
    const sections = services.map(({ sectionId }) =>
      typeof sectionId === 'string' ? sectionId : sectionId.title,
    );
    expect(sections).toEqual(DEMO_SECTIONS.slice(0, 6).map(({ title }) => title));
    const newest = services[0]?.createdAt ?? 'none';
    expect(newest < place.clock().toISOString()).toBe(true);
  });

  it('finds «زراعة الأسنان» for a careless search, among sections and services', async () => {
    const search = `search=${encodeURIComponent('زراعه اسنان')}`;
    const { sections } = await get<SectionListAnswer>(`section?${search}`);
    expect(sections.map(({ title }) => title)).toContain('زراعة الأسنان');
    const { services } = await get<ServiceListAnswer>(`service?${search}`);
    expect(services.map(({ title }) => title)).toContain('زراعة الأسنان الفورية');
  });

  it('serves its pictures, each light enough to be the first on a page', async () => {
    const media = mediaRoutes({ ...place, log });
    const { sections } = await get<SectionListAnswer>('section?size=100');
    const { services } = await get<ServiceListAnswer>('service?size=100');
    for (const { image } of [...sections, ...services]) {
      const answer = await media.request((image?.backgroundLarge ?? '').replace('.webp', '.avif'));
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(60_000);
    }
  });

  it('is not empty any more: the second start changes nothing', async () => {
    const before = [await counts(place.store), await readContentVersion(place.store.read)];
    expect(await seedDemo({ ...place, log })).toBe(false);
    expect([await counts(place.store), await readContentVersion(place.store.read)]).toEqual(before);
  });
});

describe('a store that holds anything', () => {
  let place: TestApp;
  let pictures: DemoPictures;
  beforeAll(async () => {
    const picture = await preparePicture(await smallPicture());
    pictures = new Map(DEMO_SECTIONS.map(({ illustration }) => [illustration, picture]));
  });
  beforeEach(async () => {
    place = await testApp();
  });
  afterEach(() => place.close());

  it.each([
    ['a section', () => addSection(place)],
    ['a section in the bin', binnedSection],
    [
      'a picture',
      async () => place.store.write(async (trx) => savePicture(trx, await anyPicture(), place.clock())),
    ],
    ['a lead', () => place.store.write(addLead)],
  ])('is left alone: %s', async (_what, put) => {
    await put();
    const before = await counts(place.store);
    expect(await seedDemo({ ...place, log })).toBe(false);
    expect(await place.store.write((trx) => insertDemo(trx, pictures, place.clock()))).toBe(false);
    expect(await counts(place.store)).toEqual(before);
  });

  it('is empty again when the start is killed while it writes', async () => {
    const killed = place.store.write(async (trx) => {
      expect(await insertDemo(trx, pictures, place.clock())).toBe(true);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await counts(place.store)).toEqual(NOTHING);
    expect(await place.store.write((trx) => insertDemo(trx, pictures, place.clock()))).toBe(true);
  });

  it('gets one clinic where two processes start at once', async () => {
    const seed = () => place.store.write((trx) => insertDemo(trx, pictures, place.clock()));
    expect((await Promise.all([seed(), seed()])).toSorted()).toEqual([false, true]);
    expect(await counts(place.store)).toMatchObject({
      sections: DEMO_SECTIONS.length,
      services: DEMO_SERVICES.length,
    });
  });

  async function anyPicture() {
    return pictures.values().next().value ?? preparePicture(await smallPicture());
  }

  async function binnedSection(): Promise<void> {
    const { id } = await addSection(place);
    const deleted_at = place.clock().toISOString();
    await place.store.write((trx) =>
      trx.updateTable('sections').set({ deleted_at }).where('id', '=', id).execute(),
    );
  }

  async function addLead(trx: Trx): Promise<void> {
    const at = place.clock().toISOString();
    const nobody = { section_id: null, service_id: null, user_id: null, source: 'booking', status: 'new' };
    const person = {
      name: 'نورة العتيبي',
      phone: '+966501234567',
      city: 'مكة',
      search: '',
      attribution: '{}',
    };
    const lead = {
      id: 'f'.repeat(32),
      reference: 'BS-7K3M9Q',
      quarantined: 0,
      version: 1,
      created_at: at,
      updated_at: at,
    };
    await trx
      .insertInto('leads')
      .values({ ...lead, ...nobody, ...person })
      .execute();
  }
});

function told(service: {
  title: string;
  subTitle: string;
  description: string[];
  features: string[];
  priceFrom: number | null;
}) {
  const { title, subTitle, description, features, priceFrom } = service;
  return { title, subTitle, description, features, priceFrom };
}
