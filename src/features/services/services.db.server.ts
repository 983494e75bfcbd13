import type { ContentType } from '#content/content-type.ts';
import { listField, sharedFields } from '#content/fields.ts';
import { type Titles, titlesBy } from '#content/find-titles.db.server.ts';
import { listContent } from '#content/list-content.db.server.ts';
import { presentContent, readList } from '#content/present-content.ts';
import type { ContentColumns } from '#db/content-tables.ts';
import type { Db } from '#db/store.ts';
import { PAGE_SIZE } from '#lib/limits.ts';
import { SERVICE_LIST, type ServiceCard, type ServiceRecord } from './services.contract.ts';

interface ServicesTable extends ContentColumns {
  section_id: string;
  /** JSON list of paragraphs. */
  description: string;
  /** JSON list of short points. */
  features: string;
  /** Whole riyals, or null where no price is shown. */
  price_from: number | null;
}

declare module '#db/tables.ts' {
  interface Tables {
    services: ServicesTable;
  }
}

/** What a service is to the verbs of `content/`. */
export const serviceType: ContentType<'services', ServiceRecord, Titles> = {
  ...SERVICE_LIST,
  table: 'services',
  filters: { sectionIds: 'section_id' },
  names: { sectionId: 'sections' },
  written: {
    ...sharedFields(),
    sectionId: { column: 'section_id' },
    description: listField('description'),
    features: listField('features'),
    priceFrom: { column: 'price_from', blank: null },
  },
  searched: ['features'],
  relate: titlesBy('sections', (row) => row.section_id),
  present: (row, sections) => ({
    ...presentContent(row),
    sectionId: sections.get(row.section_id) ?? row.section_id,
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
