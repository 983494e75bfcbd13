import type { ContentRecord, ContentTable, ContentType } from '#content/content-type.ts';
import { createContent, type NewContent } from '#content/create-content.db.server.ts';
import { columnsOf, sharedFields, wholeInput } from '#content/fields.ts';
import { doctorType } from '#features/doctors/doctors.db.server.ts';
import { heroType } from '#features/heroes/heroes.db.server.ts';
import { newsType } from '#features/news/news.db.server.ts';
import { offerType } from '#features/offers/offers.db.server.ts';
import { sectionType } from '#features/sections/sections.db.server.ts';
import { serviceType } from '#features/services/services.db.server.ts';
import { CONTENT_TABLES, CONTENT_TYPES, type ContentName, type ContentNames } from '#lib/content-types.ts';
import type { TestApp } from './app.ts';
import { addDoctor, addHero, addNews, addOffer, addSection, addService } from './content.ts';

type Said = Partial<Omit<NewContent<'sections'>, 'own'>>;

/** What only a test knows of a type. */
interface Example {
  type: ContentType<ContentTable, ContentRecord, unknown>;
  /** What its title and its paragraphs are called, where that is another name, or where it has some. */
  title?: string;
  paragraphs?: string;
  /** The least that makes a record by a call, beside its title. */
  least?(test: TestApp): Promise<Record<string, unknown>>;
  /** Adds a record that visitors see, past the API; missing: the least of it. */
  add?(test: TestApp, input?: Said): Promise<{ id: string; slug: string }>;
}

/** A content type as its callers know it: its names in calls and answers, and an example. */
export interface Kind extends ContentNames, Required<Omit<Example, 'paragraphs'>> {
  table: ContentName;
  paragraphs: string | null;
}

async function aService(test: TestApp): Promise<string> {
  return (await addService(test, (await addSection(test)).id)).id;
}

const EXAMPLES: Readonly<Record<ContentName, Example>> = {
  sections: { type: sectionType, add: addSection },
  services: {
    type: serviceType,
    paragraphs: 'description',
    add: async (test, input) => addService(test, (await addSection(test)).id, input),
    least: async (test) => ({ sectionId: (await addSection(test)).id }),
  },
  doctors: {
    ...{ type: doctorType, title: 'name', paragraphs: 'biography' },
    add: addDoctor,
    least: async () => ({ gender: 'female' }),
  },
  news: {
    ...{ type: newsType, paragraphs: 'desc' },
    add: addNews,
    least: async (test) => ({ serviceId: await aService(test) }),
  },
  offers: {
    ...{ type: offerType, paragraphs: 'text' },
    add: (test, input) => addOffer(test, { ...input, own: { ends_at: '2027-01-01T00:00:00.000Z' } }),
    least: async () => ({ price: 400, startsAt: '2026-03-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' }),
  },
  heroes: { type: heroType, add: addHero },
};

/** Every content type: what holds of one is tested of all. */
export const KINDS: readonly Kind[] = CONTENT_TABLES.map((table) => ({
  ...{ table, title: 'title', paragraphs: null, least: async () => ({}) },
  add: (test, input) => addLeast(test, EXAMPLES[table], input),
  ...CONTENT_TYPES[table],
  ...EXAMPLES[table],
}));

async function addLeast(test: TestApp, { type, least }: Example, input: Said = {}) {
  const shared = Object.values(sharedFields()).map(({ column }) => column);
  const columns = columnsOf(type, wholeInput(type, (await least?.(test)) ?? {}));
  const own = Object.fromEntries(Object.entries(columns).filter(([name]) => !shared.includes(name)));
  const record = { title: 'عنوان', subTitle: '', ...input, own: own as NewContent<ContentTable>['own'] };
  return test.store.write((trx) => createContent(trx, type, record, test.clock()));
}
