import type { ContentRow, ContentType } from '#content/content-type.ts';
import { listContent } from '#content/list-content.db.server.ts';
import { presentContent } from '#content/present-content.ts';
import { visibleIn } from '#content/visible.db.server.ts';
import type { Db } from '#db/store.ts';
import { PAGE_SIZE } from '#lib/limits.ts';
import { SERVICE_LIST, type ServiceCard, type ServiceRecord } from './services.contract.ts';

type ServiceRow = ContentRow<'services'>;
type ParentSection = Exclude<ServiceRecord['sectionId'], string>;
/** The sections of some services that visitors may see, by id. */
type Parents = ReadonlyMap<string, ParentSection>;

/** What a service is to the verbs of `content/`. */
export const serviceType: ContentType<'services', ServiceRecord, Parents> = {
  ...SERVICE_LIST,
  table: 'services',
  answer: { one: 'service', list: 'services', total: 'totalServices' },
  filters: { sectionIds: 'section_id' },
  searched: (own) => readList(own.features),
  relate: findParents,
  present: (row, parents) => ({
    ...presentContent(row),
    sectionId: parents.get(row.section_id) ?? row.section_id,
    priceFrom: row.price_from,
    description: readList(row.description),
    features: readList(row.features),
  }),
};

/** The visible services of a section in the clinic's order, without their long texts. */
export async function servicesOfSection(db: Db, sectionId: string, at: Date): Promise<ServiceCard[]> {
  const { records } = await listContent(
    db,
    serviceType,
    {
      search: '',
      sort: { field: 'position', direction: 'asc' },
      page: 1,
      size: PAGE_SIZE.max,
      filters: { sectionIds: [sectionId] },
    },
    at,
  );
  return records.map(({ description, features, ...card }) => card);
}

async function findParents(db: Db, rows: readonly ServiceRow[], at: Date): Promise<Parents> {
  if (rows.length === 0) return new Map();
  const sections = await visibleIn(db, 'sections', at)
    .select(['id', 'title', 'slug'])
    .where(
      'id',
      'in',
      rows.map((row) => row.section_id),
    )
    .execute();
  return new Map(sections.map(({ id, title, slug }) => [id, { _id: id, id, title, slug }]));
}

function readList(json: string): string[] {
  return JSON.parse(json) as string[];
}
