import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#db/store.ts';
import { doctorType } from '#features/doctors/doctors.db.server.ts';
import { sectionType } from '#features/sections/sections.db.server.ts';
import { servicesOfSection } from '#features/services/services.db.server.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { addDoctor, addHero, addNews, addOffer, addSection, addService } from '#testing/content.ts';
import { KINDS, type Kind } from '#testing/content-kinds.ts';
import { SORT_COLUMNS } from './columns.ts';
import { findContent } from './find-content.db.server.ts';
import { type ContentQuery, listContent, listRows } from './list-content.db.server.ts';
import type { StateFilter } from './manage.contract.ts';
import { movedTo } from './slugs.db.server.ts';
import { presentStaff } from './staff-view.db.server.ts';
import { findVersion, listVersions } from './versions.db.server.ts';

let test: TestApp;
let sectionId: string;

beforeAll(async () => {
  test = await testApp();
  sectionId = (await addSection(test)).id;
  const service = await addService(test, sectionId);
  const links = { sectionIds: [sectionId], serviceIds: [service.id], languages: ['ar'] };
  await addDoctor(test, { links });
  await addNews(test, { serviceId: service.id });
  await addOffer(test, { own: { service_id: service.id } });
  await addHero(test);
});
afterAll(() => test.close());

/** Every type's list as one function. */
function lists(query: ContentQuery) {
  return readsOf(
    ({ type }) =>
      (db, at) =>
        listContent(db, type, query, at),
  );
}

/** Every type's list as staff see it, with all that is read beside it. */
function staffLists(query: ContentQuery, staff: StateFilter) {
  return readsOf(({ type }) => async (db, at) => {
    const { rows } = await listRows(db, type, query, { at, staff });
    return presentStaff(db, type, rows, at);
  });
}

function readsOf(read: (kind: Kind) => (db: Db, at: Date) => Promise<unknown>) {
  return KINDS.map((kind) => [kind.table, read(kind)] as const);
}

const SEEN_BY_STAFF = ['all', 'published', 'draft', 'scheduled', 'ended'] as const;
const firstPage = { search: '', page: 1, size: 6 };
const BY_PLACE = { field: 'position', direction: 'asc' } as const;
const DOCTOR_FILTERS: Record<string, string[]>[] = [
  { sectionIds: ['s', 't'] },
  { language: ['en'] },
  { gender: ['female'] },
  { sectionIds: ['s'], language: ['en', 'ar'], gender: ['male'] },
];
const sorts = Object.keys(SORT_COLUMNS).flatMap((field) =>
  (['asc', 'desc'] as const).map((direction) => ({ field, direction })),
);

const reads: [string, (db: Db, at: Date) => Promise<unknown>][] = [
  ...sorts.flatMap((sort) =>
    lists({ ...firstPage, sort }).map(([name, read]): (typeof reads)[number] => [
      `${name} by ${sort.field}:${sort.direction}`,
      read,
    ]),
  ),
  ...DOCTOR_FILTERS.map((filters): (typeof reads)[number] => [
    `doctors of a ${Object.keys(filters).join(', ')}`,
    (db, at) => listContent(db, doctorType, { ...firstPage, sort: BY_PLACE, filters }, at),
  ]),
  ...SEEN_BY_STAFF.flatMap((staff) =>
    sorts.flatMap((sort) =>
      staffLists({ ...firstPage, sort }, staff).map(([name, read]): (typeof reads)[number] => [
        `${name} that are ${staff} by ${sort.field}:${sort.direction}`,
        read,
      ]),
    ),
  ),
  ['services of a section', (db, at) => servicesOfSection(db, sectionId, at)],
  ['where a section has moved', (db) => movedTo(db, 'sections', 'قديم')],
  ['the versions of a section', (db) => listVersions(db, 'sections', sectionId)],
  ['one version of a section', (db) => findVersion(db, 'sections', sectionId, 1)],
  ['a section by slug', (db, at) => findContent(db, sectionType, 'زراعة-الأسنان', at)],
  ['a section by id', (db, at) => findContent(db, sectionType, sectionId, at)],
];

describe('cost grows with what is asked for, not with what is stored', () => {
  it.each(reads)('%s reads by index and sorts nothing', async (_name, read) => {
    if (test.store.engine !== 'sqlite') return;
    const plans = await plansOf((db) => read(db, test.clock()));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan).not.toMatch(/SCAN (?!.*USING)/);
      expect(plan).not.toMatch(/TEMP B-TREE/);
    }
  });

  it('sees a query that no index covers', async () => {
    if (test.store.engine !== 'sqlite') return;
    const [plan] = await plansOf((db) =>
      db.selectFrom('sections').selectAll().orderBy('sub_title').execute(),
    );
    expect(plan).toMatch(/SCAN sections/);
    expect(plan).toMatch(/TEMP B-TREE/);
  });
});

/** How SQLite would go about each statement that `read` sends. */
async function plansOf(read: (db: Db) => Promise<unknown>): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const record: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await read(test.store.read.withPlugin(record));
  return Promise.all(nodes.map(planOf));
}

async function planOf(node: RootOperationNode): Promise<string> {
  const { sql, parameters } = test.store.read.getExecutor().compileQuery(node, { queryId: 'plan' });
  const { rows } = await test.store.read.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]) as CompiledQuery<{ detail: string }>,
  );
  return rows.map((row) => row.detail).join('\n');
}
