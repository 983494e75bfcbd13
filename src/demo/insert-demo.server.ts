import { createContent } from '#content/create-content.db.server.ts';
import type { Trx } from '#db/store.ts';
import { doctorType } from '#features/doctors/doctors.db.server.ts';
import { heroType } from '#features/heroes/heroes.db.server.ts';
import { newsType } from '#features/news/news.db.server.ts';
import { offerType } from '#features/offers/offers.db.server.ts';
import { sectionType } from '#features/sections/sections.db.server.ts';
import { serviceType } from '#features/services/services.db.server.ts';
import { insertSheet } from '#features/sheets/sheets.db.server.ts';
import { SHEET_COLUMNS, USUAL_TAB } from '#features/sheets/sheets.rules.ts';
import type { PublicSettings } from '#features/site/settings.contract.ts';
import { saveSettings } from '#features/site/settings.db.server.ts';
import { riyadhMidnight } from '#lib/riyadh.ts';
import { DEMO_CLINIC } from './clinic.ts';
import { type DemoPictures, storePicture } from './demo-pictures.server.ts';
import { DEMO_DOCTORS } from './doctors.ts';
import { DEMO_HEROES } from './heroes.ts';
import { DEMO_NEWS } from './news.ts';
import { DEMO_OFFERS } from './offers.ts';
import { DEMO_SECTIONS } from './sections.ts';
import { DEMO_SERVICES } from './services.ts';
import { DEMO_SHEETS } from './sheets.ts';
import type { DemoService } from './types.ts';

/** What the inserts of one seeding share. */
interface Seeding {
  trx: Trx;
  pictures: DemoPictures;
  now: Date;
}

/** The ids of what is stored, by the data's own keys. */
type Ids = ReadonlyMap<string, string>;

const DAY = 86_400_000;
/** The clinic had its doctors first, then opened its sections, then wrote about its services. */
const DOCTORS_SINCE = 45;
const SECTIONS_SINCE = 30;

/** Stores the whole demo clinic, in the order in which one names the other. */
export async function insertClinic(seeding: Seeding): Promise<void> {
  const sections = await insertSections(seeding);
  const services = await insertServices(seeding, sections);
  await insertDoctors(seeding, sections, services);
  await insertNews(seeding, services);
  await insertOffers(seeding, services);
  await insertHeroes(seeding);
  await insertSheets(seeding);
  await saveSettings(seeding.trx, clinicSettings(), seeding.now);
}

async function insertSections({ trx, pictures, now }: Seeding): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const [place, demo] of DEMO_SECTIONS.entries()) {
    const { title, subTitle, slug } = demo;
    const picture = await storePicture(trx, demo, pictures, now);
    const input = { title, subTitle, slug, ...picture, position: place + 1, own: {} };
    const { id } = await createContent(trx, sectionType, input, daysBefore(now, SECTIONS_SINCE + place));
    ids.set(demo.key, id);
  }
  return ids;
}

async function insertServices({ trx, pictures, now }: Seeding, sections: Ids): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const [age, demo] of oneOfEachSection(DEMO_SERVICES).entries()) {
    const { title, subTitle, slug } = demo;
    const own = {
      section_id: idOf(sections, demo.sectionKey),
      description: JSON.stringify(demo.description),
      features: JSON.stringify(demo.features),
      price_from: demo.priceFrom,
    };
    const picture = await storePicture(trx, demo, pictures, now);
    const position = DEMO_SERVICES.indexOf(demo) + 1;
    const input = { title, subTitle, slug, ...picture, position, own };
    const { id } = await createContent(trx, serviceType, input, daysBefore(now, age + 1));
    ids.set(demo.key, id);
  }
  return ids;
}

async function insertDoctors({ trx, pictures, now }: Seeding, sections: Ids, services: Ids): Promise<void> {
  for (const [place, demo] of DEMO_DOCTORS.entries()) {
    const { name: title, specialty: subTitle, slug, languages, portrait: illustration } = demo;
    const own = {
      biography: JSON.stringify(demo.biography),
      qualifications: JSON.stringify(demo.qualifications),
      gender: demo.gender,
      licence: demo.licence,
    };
    const links = {
      sectionIds: demo.sectionKeys.map((key) => idOf(sections, key)),
      serviceIds: demo.serviceKeys.map((key) => idOf(services, key)),
      languages,
    };
    const picture = await storePicture(trx, { ...demo, illustration }, pictures, now);
    const input = { title, subTitle, slug, ...picture, position: place + 1, own, links };
    await createContent(trx, doctorType, input, daysBefore(now, DOCTORS_SINCE + place));
  }
}

async function insertNews({ trx, pictures, now }: Seeding, services: Ids): Promise<void> {
  for (const demo of DEMO_NEWS.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const { title, subTitle, slug, serviceKey } = demo;
    const own = {
      paragraphs: JSON.stringify(demo.paragraphs),
      service_id: serviceKey === null ? null : idOf(services, serviceKey),
    };
    const picture = await storePicture(trx, demo, pictures, now);
    await createContent(
      trx,
      newsType,
      { title, subTitle, slug, ...picture, own },
      daysBefore(now, demo.daysAgo),
    );
  }
}

async function insertOffers({ trx, pictures, now }: Seeding, services: Ids): Promise<void> {
  for (const demo of DEMO_OFFERS) {
    const { title, subTitle, slug } = demo;
    const starts = riyadhMidnight(now, demo.startsInDays);
    const own = {
      paragraphs: JSON.stringify(demo.text),
      price: demo.price,
      former_price: demo.formerPrice,
      starts_at: starts.toISOString(),
      // The last day belongs to it.
      ends_at: riyadhMidnight(now, demo.endsInDays + 1).toISOString(),
      licence: demo.licence,
      service_id: idOf(services, demo.serviceKey),
    };
    const picture = await storePicture(trx, demo, pictures, now);
    const written = starts < now ? starts : now;
    await createContent(trx, offerType, { title, subTitle, slug, ...picture, own }, written);
  }
}

async function insertHeroes({ trx, pictures, now }: Seeding): Promise<void> {
  for (const demo of DEMO_HEROES) {
    const { title, subTitle } = demo;
    const status = demo.active ? ('published' as const) : ('draft' as const);
    const own = { button_text: demo.buttonText, button_href: demo.buttonHref };
    const picture = await storePicture(trx, demo, pictures, now);
    await createContent(trx, heroType, { title, subTitle, status, ...picture, own }, now);
  }
}

async function insertSheets({ trx, pictures, now }: Seeding): Promise<void> {
  for (const demo of DEMO_SHEETS) {
    const { name, title, subTitle, active } = demo;
    const picture = await storePicture(trx, demo, pictures, now);
    const place = { googleSpreadsheetId: null, tab: USUAL_TAB, columns: SHEET_COLUMNS };
    await insertSheet(trx, { name, title, subTitle, ...picture, ...place, active }, now);
  }
}

function clinicSettings(): PublicSettings {
  const { addressLines, weeklyHours, overrides, instalmentProviders, questions, ...facts } = DEMO_CLINIC;
  return {
    ...facts,
    address: addressLines,
    hours: { weekly: weeklyHours, overrides: overrides.map(({ key, ...override }) => override) },
    instalments: instalmentProviders,
    faq: questions,
    privacy: [],
    seo: { title: '', description: '', keywords: '' },
  };
}

/** The first service of every section, then the second ones: a first page of the newest shows the whole clinic. */
function oneOfEachSection(services: readonly DemoService[]): DemoService[] {
  const bySection = Map.groupBy(services, ({ sectionKey }) => sectionKey);
  const longest = Math.max(...[...bySection.values()].map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    [...bySection.values()].flatMap((own) => own.slice(place, place + 1)),
  ).flat();
}

function idOf(ids: Ids, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the demo data name ${key}, which is nothing`);
  return id;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY);
}
