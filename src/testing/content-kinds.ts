import type { Area } from '#auth/permissions.ts';
import type { ContentTable } from '#content/content-type.ts';
import type { NewContent } from '#content/create-content.db.server.ts';
import type { TestApp } from './app.ts';
import { addDoctor, addHero, addNews, addOffer, addSection, addService } from './content.ts';

type Said = Partial<Omit<NewContent<'sections'>, 'own'>>;

/** A content type as its callers know it. */
export interface Kind {
  table: ContentTable & Area;
  /** The first part of its calls. */
  path: string;
  /** Names in its answers. */
  list: string;
  total: string;
  one: string;
  /** What its title and its paragraphs are called; null where it has none. */
  title: string;
  paragraphs: string | null;
  /** Adds a record that visitors see, past the API. */
  add(test: TestApp, input?: Said): Promise<{ id: string; slug: string }>;
  /** The least that makes a record by a call, beside its title. */
  least(test: TestApp): Promise<Record<string, unknown>>;
}

async function aService(test: TestApp): Promise<string> {
  return (await addService(test, (await addSection(test)).id)).id;
}

/** Every content type: what holds of one is tested of all. */
export const KINDS: readonly Kind[] = [
  {
    ...{ table: 'sections', path: 'section', list: 'sections', total: 'totalsections', one: 'section' },
    ...{ title: 'title', paragraphs: null },
    add: addSection,
    least: async () => ({}),
  },
  {
    ...{ table: 'services', path: 'service', list: 'services', total: 'totalServices', one: 'service' },
    ...{ title: 'title', paragraphs: 'description' },
    add: async (test, input) => addService(test, (await addSection(test)).id, input),
    least: async (test) => ({ sectionId: (await addSection(test)).id }),
  },
  {
    ...{ table: 'doctors', path: 'doctor', list: 'doctors', total: 'totalDoctors', one: 'doctor' },
    ...{ title: 'name', paragraphs: 'biography' },
    add: addDoctor,
    least: async () => ({ gender: 'female' }),
  },
  {
    ...{ table: 'news', path: 'news', list: 'data', total: 'totalNews', one: 'data' },
    ...{ title: 'title', paragraphs: 'desc' },
    add: addNews,
    least: async (test) => ({ serviceId: await aService(test) }),
  },
  {
    ...{ table: 'offers', path: 'offer', list: 'offers', total: 'totalOffers', one: 'offer' },
    ...{ title: 'title', paragraphs: 'text' },
    add: (test, input) => addOffer(test, { ...input, own: { ends_at: '2027-01-01T00:00:00.000Z' } }),
    least: async () => ({ price: 400, startsAt: '2026-03-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' }),
  },
  {
    ...{ table: 'heroes', path: 'hero', list: 'heroes', total: 'totalHeroes', one: 'hero' },
    ...{ title: 'title', paragraphs: null },
    add: addHero,
    least: async () => ({}),
  },
];
