import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doctorDetail } from '#features/doctors/doctors.queries.ts';
import { newsDetail } from '#features/news/news.queries.ts';
import { offerList } from '#features/offers/offers.queries.ts';
import { sectionDetail } from '#features/sections/sections.queries.ts';
import { serviceDetail } from '#features/services/services.queries.ts';
import { setInProcessApi } from '#lib/api-client.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { addDoctor, addNews, addOffer, addSection, addService } from '#testing/content.ts';
import type { PublicSettings } from '../settings.contract.ts';
import { readSettings, saveSettings } from '../settings.db.server.ts';
import { loadClinic, settingsQuery } from '../settings.queries.ts';
import { inlineJsonLd, type JsonLdNode } from './node.ts';
import { pageGraph } from './page-graph.ts';

const origin = 'https://clinic.example';

let test: TestApp;
let cache: QueryClient;
beforeEach(async () => {
  test = await testApp();
  cache = createQueryClient();
  setInProcessApi((path, init) => test.app.request(path, init));
});
afterEach(() => test.close());

function graph(routeId: string, params: Record<string, string> = {}): JsonLdNode[] {
  return pageGraph({ origin, routeId, params, cache });
}

function find(nodes: JsonLdNode[], type: string): JsonLdNode[] {
  return nodes.filter((node) => node['@type'] === type);
}

describe('the clinic', () => {
  it('is on every page with what the end of every page shows', () => {
    expect(graph('/sections')).toEqual([
      {
        '@type': 'Dentist',
        '@id': `${origin}/#clinic`,
        name: 'عيادة بسمة',
        slogan: 'عناية أسنان لطيفة لأهل مكة وضيوفها.',
        url: `${origin}/`,
        logo: `${origin}/icons/icon-512.png`,
        image: `${origin}/share.jpg`,
        telephone: '+966125550123',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'شارع إبراهيم الخليل، مكة المكرمة',
          addressLocality: 'مكة المكرمة',
          addressCountry: 'SA',
        },
      },
    ]);
  });

  it('is at home with its hours, map and accounts, and its questions answered', async () => {
    const facts = await readSettings(test.store.read);
    const mapLink = 'https://maps.example/a';
    const tiktok = 'https://tiktok.example/a';
    const written: PublicSettings = {
      ...facts,
      name: 'عيادة النور',
      hours: { weekly: [{ days: ['saturday', 'sunday'], opens: '21:00', closes: '01:00' }], overrides: [] },
      socials: { ...facts.socials, whatsApp: 'https://wa.me/966500000000', tiktok },
      faq: [{ question: 'هل تؤلم؟', answer: 'لا.' }],
      mapLink,
    };
    await test.store.write((trx) => saveSettings(trx, written, test.clock()));
    await Promise.all([loadClinic(cache), cache.ensureQueryData(settingsQuery())]);
    const [clinic, questions] = graph('/');
    expect(clinic).toMatchObject({
      name: 'عيادة النور',
      openingHoursSpecification: [
        {
          dayOfWeek: ['https://schema.org/Saturday', 'https://schema.org/Sunday'],
          opens: '21:00',
          closes: '01:00',
        },
      ],
      hasMap: mapLink,
      sameAs: [tiktok],
    });
    expect(clinic).not.toHaveProperty('email');
    expect(questions).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'هل تؤلم؟', acceptedAnswer: { text: 'لا.' } }],
    });
    expect(graph('/services')[0]).not.toHaveProperty('openingHoursSpecification');
  });

  it('says the special hours that are near, a holiday as closed', async () => {
    const facts = await readSettings(test.store.read);
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const evening = [{ days: ['saturday' as const], opens: '21:00', closes: '01:00' }];
    const overrides = [
      { title: 'بعيد', from: day(200), to: day(210), hours: [] },
      { title: 'إجازة', from: day(40), to: day(42), hours: [] },
      { title: 'رمضان', from: day(-3), to: day(30), hours: evening },
      { title: 'مضى', from: day(-30), to: day(-20), hours: [] },
    ];
    const written: PublicSettings = { ...facts, hours: { weekly: evening, overrides } };
    await test.store.write((trx) => saveSettings(trx, written, test.clock()));
    await loadClinic(cache);
    expect(graph('/')[0]?.specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Saturday'],
        opens: '21:00',
        closes: '01:00',
        validFrom: day(-3),
        validThrough: day(30),
      },
      {
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: day(40),
        validThrough: day(42),
      },
    ]);
  });
});

describe('a record’s page', () => {
  it('of a service: procedure, price and place in the site', async () => {
    const section = await addSection(test, { title: 'الزراعة' });
    const service = await addService(test, section.id, { title: 'زرعة', priceFrom: 3900 });
    await cache.ensureQueryData(serviceDetail(service.id));
    const nodes = graph('/service/$reference', { reference: service.id });
    const id = `${origin}${encodeURI(`/service/${service.slug}`)}#service`;
    expect(find(nodes, 'MedicalProcedure')).toMatchObject([{ '@id': id, name: 'زرعة' }]);
    expect(find(nodes, 'MedicalProcedure')[0]).not.toHaveProperty('image');
    expect(find(nodes, 'Offer')).toMatchObject([
      { itemOffered: { '@id': id }, priceSpecification: { minPrice: 3900, priceCurrency: 'SAR' } },
    ]);
    expect(find(nodes, 'BreadcrumbList')[0]?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'الخدمات', item: `${origin}/services` },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'الزراعة',
        item: `${origin}${encodeURI(`/section/${section.slug}`)}`,
      },
      { '@type': 'ListItem', position: 4, name: 'زرعة' },
    ]);
  });

  it('of a service without a price makes no offer', async () => {
    const service = await addService(test, (await addSection(test)).id);
    await cache.ensureQueryData(serviceDetail(service.slug));
    expect(find(graph('/service/$reference', { reference: service.slug }), 'Offer')).toEqual([]);
  });

  it('of a section: what is done there', async () => {
    const section = await addSection(test);
    const service = await addService(test, section.id);
    await cache.ensureQueryData(sectionDetail(section.slug));
    expect(find(graph('/section/$reference', { reference: section.slug }), 'CollectionPage')).toMatchObject([
      { name: 'زراعة الأسنان', about: [{ '@type': 'MedicalProcedure', name: 'زرعة واحدة' }] },
    ]);
    expect(service.slug).toBe('زرعة-واحدة');
  });

  it('of a doctor: who, with what licence and in which languages, and where to come', async () => {
    const service = await addService(test, (await addSection(test)).id);
    const doctor = await addDoctor(test, {
      own: { qualifications: '["البورد السعودي"]' },
      links: { serviceIds: [service.id], languages: ['ar', 'en'] },
    });
    await cache.ensureQueryData(doctorDetail(doctor.slug));
    expect(find(graph('/doctor/$doctorId', { doctorId: doctor.slug }), 'Physician')).toMatchObject([
      {
        name: 'د. ريم الشهري',
        description: 'استشارية تقويم',
        knowsLanguage: ['ar', 'en'],
        identifier: '1900018427',
        hasCredential: [{ name: 'البورد السعودي' }],
        availableService: [{ name: 'زرعة واحدة' }],
        telephone: '+966125550123',
        parentOrganization: { '@id': `${origin}/#clinic` },
      },
    ]);
  });

  it('of an article: when it was published and what it is about', async () => {
    const service = await addService(test, (await addSection(test)).id);
    const article = await addNews(test, { serviceId: service.id });
    await cache.ensureQueryData(newsDetail(article.slug));
    expect(find(graph('/news/$newId', { newId: article.slug }), 'NewsArticle')).toMatchObject([
      {
        headline: 'عيادة في رمضان',
        datePublished: '2026-03-01T09:00:00.000Z',
        publisher: { '@id': `${origin}/#clinic` },
        about: { '@type': 'MedicalProcedure', name: 'زرعة واحدة' },
      },
    ]);
  });

  it('that could not be read says no more than the clinic', () => {
    for (const route of ['/service/$reference', '/section/$reference', '/doctor/$doctorId', '/news/$newId']) {
      expect(graph(route)).toHaveLength(1);
    }
  });
});

it('offers run with their prices and times on the page that shows them', async () => {
  const service = await addService(test, (await addSection(test)).id);
  await addOffer(test, { own: { service_id: service.id } });
  await addOffer(test, { title: 'فحص', own: { former_price: null } });
  await cache.ensureQueryData(offerList());
  const [whitening, checkup] = find(graph('/'), 'Offer');
  expect(whitening).toMatchObject({
    name: 'تبييض',
    price: 400,
    priceCurrency: 'SAR',
    priceSpecification: { price: 600 },
    validFrom: '2026-03-01T09:00:00.000Z',
    validThrough: '2026-03-02T08:59:59.999Z',
    itemOffered: { name: 'زرعة واحدة' },
  });
  expect(checkup).toMatchObject({ name: 'فحص', price: 400 });
  expect(checkup).not.toHaveProperty('priceSpecification');
  expect(checkup).not.toHaveProperty('itemOffered');
});

it('no text ends the script that holds it', () => {
  const text = '</script><script>alert(1)</script><!--';
  const json = inlineJsonLd([{ '@type': 'Dentist', name: text }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph']).toEqual([{ '@type': 'Dentist', name: text }]);
});
