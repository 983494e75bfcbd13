import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContentVersion } from '#db/content-version.db.server.ts';
import type { DoctorListAnswer } from '#features/doctors/doctors.contract.ts';
import type { HeroListAnswer } from '#features/heroes/heroes.contract.ts';
import type { NewsListAnswer } from '#features/news/news.contract.ts';
import type { OfferListAnswer } from '#features/offers/offers.contract.ts';
import type { SectionAnswer, SectionListAnswer } from '#features/sections/sections.contract.ts';
import type { ServiceListAnswer } from '#features/services/services.contract.ts';
import { openNow } from '#features/site/opening-hours.rules.ts';
import { publicSettings, type SettingsAnswer } from '#features/site/settings.contract.ts';
import { mediaRoutes } from '#media/media.api.server.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { seededRows, standIns } from '#testing/demo.ts';
import { DEMO_CLINIC } from './clinic.ts';
import { DEMO_DOCTORS } from './doctors.ts';
import { DEMO_HEROES } from './heroes.ts';
import { ILLUSTRATION_KEYS } from './illustrations/draw.ts';
import { DEMO_NEWS } from './news.ts';
import { DEMO_OFFERS } from './offers.ts';
import { DEMO_SECTIONS } from './sections.ts';
import { insertDemo, seedDemo } from './seed.server.ts';
import { DEMO_SERVICES } from './services.ts';
import { DEMO_SHEETS } from './sheets.ts';

const log = pino({ level: 'silent' });

const EVERYTHING = {
  sections: DEMO_SECTIONS.length,
  services: DEMO_SERVICES.length,
  doctors: DEMO_DOCTORS.length,
  news: DEMO_NEWS.length,
  offers: DEMO_OFFERS.length,
  heroes: DEMO_HEROES.length,
  sheets: DEMO_SHEETS.length,
  settings: 1,
  media: ILLUSTRATION_KEYS.length,
};

describe('an empty store', () => {
  let place: TestApp;
  beforeAll(async () => {
    place = await testApp();
    // The drawing is the same for every engine: once is enough.
    if (place.store.engine === 'sqlite') expect(await seedDemo({ ...place, log })).toBe(true);
    else {
      const pictures = await standIns();
      await place.store.write((trx) => insertDemo(trx, pictures, place.clock()));
    }
  }, 600_000);
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

  it('is given every doctor with sections, services and languages', async () => {
    const { doctors, totalDoctors } = await get<DoctorListAnswer>('doctor?size=100');
    expect(totalDoctors).toBe(DEMO_DOCTORS.length);
    for (const [place, demo] of DEMO_DOCTORS.entries()) {
      const titles = (keys: string[], of: { key: string; title: string }[]) =>
        keys.map((key) => of.find((one) => one.key === key)?.title);
      const doctor = doctors[place];
      expect(doctor).toMatchObject({
        name: demo.name,
        slug: demo.slug,
        specialty: demo.specialty,
        biography: demo.biography,
        qualifications: demo.qualifications,
        languages: demo.languages,
        gender: demo.gender,
        licence: demo.licence,
      });
      expect(doctor?.sections.map(({ title }) => title)).toEqual(titles(demo.sectionKeys, DEMO_SECTIONS));
      expect(doctor?.services.map(({ title }) => title)).toEqual(titles(demo.serviceKeys, DEMO_SERVICES));
      expect(doctor?.image?.alt).toBe(demo.imageAlt);
    }
  });

  it('is given every article, the newest first, linked to its service', async () => {
    const { data, totalNews } = await get<NewsListAnswer>('news?size=100');
    expect(totalNews).toBe(DEMO_NEWS.length);
    const newest = DEMO_NEWS.toSorted((a, b) => a.daysAgo - b.daysAgo);
    expect(data.map(({ slug, desc }) => ({ slug, desc }))).toEqual(
      newest.map(({ slug, paragraphs }) => ({ slug, desc: paragraphs })),
    );
    for (const [place, { service, image }] of data.entries()) {
      const key = newest[place]?.serviceKey;
      expect(service?.slug).toBe(DEMO_SERVICES.find((demo) => demo.key === key)?.slug);
      expect(image).not.toBeNull();
    }
  });

  it('is given offers of which those run that should, until the end of their last day', async () => {
    const { offers } = await get<OfferListAnswer>('offer');
    const running = DEMO_OFFERS.filter(
      ({ startsInDays, endsInDays }) => startsInDays <= 0 && endsInDays >= 0,
    );
    expect(running.length).toBeGreaterThanOrEqual(3);
    expect(offers.map(({ title, price, formerPrice }) => ({ title, price, formerPrice }))).toEqual(
      running.map(({ title, price, formerPrice }) => ({ title, price, formerPrice })),
    );
    for (const { startsAt, endsAt, service, licence } of offers) {
      expect([startsAt, endsAt]).toEqual([
        expect.stringContaining('T21:00:00.000Z'),
        expect.stringContaining('T21:00:00.000Z'),
      ]);
      expect(service).not.toBeNull();
      expect(licence).toMatch(/^\d+$/);
    }
    const first = running[0];
    expect(offers[0]?.endsAt).toBe(
      new Date(Date.UTC(2026, 2, 1 + (first?.endsInDays ?? 0), 21)).toISOString(),
    );
  });

  it('is given the heads of its home page and its own facts', async () => {
    const { heroes } = await get<HeroListAnswer>('hero');
    expect(heroes.map(({ title, buttonHref }) => [title, buttonHref])).toEqual(
      DEMO_HEROES.map(({ title, buttonHref }) => [title, buttonHref]),
    );
    const { settings } = await get<SettingsAnswer>('settings');
    expect(publicSettings.parse(settings)).toEqual(settings);
    expect(settings).toMatchObject({
      name: DEMO_CLINIC.name,
      address: DEMO_CLINIC.addressLines,
      socials: DEMO_CLINIC.socials,
      insurers: DEMO_CLINIC.insurers,
      faq: DEMO_CLINIC.questions,
      whyUs: DEMO_CLINIC.whyUs,
    });
    // The second night of Ramadan, past midnight.
    const night = openNow(settings.hours, new Date('2027-02-09T22:00:00.000Z'));
    expect(night).toEqual({ open: true, until: new Date('2027-02-09T22:30:00.000Z') });
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
    const shown = [
      ...(await get<SectionListAnswer>('section?size=100')).sections,
      ...(await get<ServiceListAnswer>('service?size=100')).services,
      ...(await get<DoctorListAnswer>('doctor?size=100')).doctors,
      ...(await get<NewsListAnswer>('news?size=100')).data,
      ...(await get<OfferListAnswer>('offer?size=100')).offers,
      ...(await get<HeroListAnswer>('hero')).heroes,
    ];
    expect(await seededRows(place.store)).toEqual(EVERYTHING);
    for (const { image } of shown) {
      const answer = await media.request((image?.backgroundLarge ?? '').replace('.webp', '.avif'));
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(60_000);
    }
  });

  it('is not empty any more: the second start changes nothing', async () => {
    const before = [await seededRows(place.store), await readContentVersion(place.store.read)];
    expect(await seedDemo({ ...place, log })).toBe(false);
    expect([await seededRows(place.store), await readContentVersion(place.store.read)]).toEqual(before);
  });
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
