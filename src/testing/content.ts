import type { ContentTable, OwnColumns } from '#content/content-type.ts';
import { createContent, type NewContent } from '#content/create-content.db.server.ts';
import { doctorType } from '#features/doctors/doctors.db.server.ts';
import { heroType } from '#features/heroes/heroes.db.server.ts';
import { newsType } from '#features/news/news.db.server.ts';
import { offerType } from '#features/offers/offers.db.server.ts';
import { sectionType } from '#features/sections/sections.db.server.ts';
import { serviceType } from '#features/services/services.db.server.ts';
import { insertSheet, type NewSheet } from '#features/sheets/sheets.db.server.ts';
import type { TestApp } from './app.ts';

type Made = { id: string; slug: string };
type Place = Pick<TestApp, 'store' | 'clock'>;
/** What a test may say of a record; the rest is made up. */
type Said<T extends ContentTable> = Partial<Omit<NewContent<T>, 'own'>>;

/** Adds a section that visitors see, made at the test's clock. */
export function addSection({ store, clock }: Place, input: Said<'sections'> = {}): Promise<Made> {
  const section = { title: 'زراعة الأسنان', subTitle: 'سنّ ثابتة مكان السنّ المفقودة', ...input, own: {} };
  return store.write((trx) => createContent(trx, sectionType, section, clock()));
}

/** Adds a service of a section that visitors see, made at the test's clock. */
export function addService(
  { store, clock }: Place,
  sectionId: string,
  {
    description = [],
    features = [],
    priceFrom = null,
    ...input
  }: Said<'services'> & { description?: string[]; features?: string[]; priceFrom?: number | null } = {},
): Promise<Made> {
  const own = {
    section_id: sectionId,
    description: JSON.stringify(description),
    features: JSON.stringify(features),
    price_from: priceFrom,
  };
  const service = { title: 'زرعة واحدة', subTitle: 'تعيد سنًّا واحدة', ...input, own };
  return store.write((trx) => createContent(trx, serviceType, service, clock()));
}

/** Adds a doctor whom visitors see; `links` says where she works and what she speaks. */
export function addDoctor(
  { store, clock }: Place,
  { own, ...input }: Said<'doctors'> & { own?: Partial<OwnColumns<'doctors'>> } = {},
): Promise<Made> {
  const said = { biography: '[]', qualifications: '[]', gender: 'female', licence: '1900018427' } as const;
  const doctor = { title: 'د. ريم الشهري', subTitle: 'استشارية تقويم', ...input, own: { ...said, ...own } };
  return store.write((trx) => createContent(trx, doctorType, doctor, clock()));
}

/** Adds an article that visitors see. */
export function addNews(
  { store, clock }: Place,
  {
    desc = [],
    serviceId = null,
    ...input
  }: Said<'news'> & { desc?: string[]; serviceId?: string | null } = {},
): Promise<Made> {
  const own = { paragraphs: JSON.stringify(desc), service_id: serviceId };
  const article = { title: 'عيادة في رمضان', subTitle: 'مواعيد المساء', ...input, own };
  return store.write((trx) => createContent(trx, newsType, article, clock()));
}

/** Adds an offer; without a word it runs from the test's clock on for a day. */
export function addOffer(
  { store, clock }: Place,
  { own, ...input }: Said<'offers'> & { own?: Partial<OwnColumns<'offers'>> } = {},
): Promise<Made> {
  const period = {
    starts_at: clock().toISOString(),
    ends_at: new Date(clock().getTime() + 86_400_000).toISOString(),
  };
  const said = { service_id: null, paragraphs: '[]', price: 400, former_price: 600, licence: '71001234' };
  const offer = { title: 'تبييض', subTitle: 'في جلسة', ...input, own: { ...period, ...said, ...own } };
  return store.write((trx) => createContent(trx, offerType, offer, clock()));
}

/** Adds a head of the home page that visitors see. */
export function addHero(
  { store, clock }: Place,
  { own, ...input }: Said<'heroes'> & { own?: Partial<OwnColumns<'heroes'>> } = {},
): Promise<Made> {
  const said = { button_text: 'احجز موعدك', button_href: '/services' };
  const hero = { title: 'ابتسم مطمئنًا', subTitle: 'في قلب مكة', ...input, own: { ...said, ...own } };
  return store.write((trx) => createContent(trx, heroType, hero, clock()));
}

/** Adds an influencer's open sheet and returns its id, which is its public one. */
export function addSheet({ store, clock }: Place, input: Partial<NewSheet> = {}): Promise<string> {
  const sheet: NewSheet = {
    name: 'نورة',
    title: 'ابتسامتك مع نورة',
    subTitle: 'فحص أول مجاني لمتابعيها',
    imageId: null,
    imageAlt: '',
    googleSpreadsheetId: null,
    tab: 'Leads',
    columns: ['createdAt', 'name', 'phone', 'city', 'section', 'service'],
    active: true,
    ...input,
  };
  return store.write((trx) => insertSheet(trx, sheet, clock()));
}
