import type { ContentType } from '#content/content-type.ts';
import { listField, sharedFields } from '#content/fields.ts';
import { type Titles, titlesBy } from '#content/find-titles.db.server.ts';
import { presentContent, readList } from '#content/present-content.ts';
import type { ContentColumns } from '#db/content-tables.ts';
import { NEWS_LIST, type NewsRecord } from './news.contract.ts';

interface NewsTable extends ContentColumns {
  service_id: string | null;
  /** JSON list: `desc` on the wire. */
  paragraphs: string;
}

declare module '#db/tables.ts' {
  interface Tables {
    news: NewsTable;
  }
}

/** What an article is to the verbs of `content/`. */
export const newsType: ContentType<'news', NewsRecord, Titles> = {
  ...NEWS_LIST,
  table: 'news',
  filters: {},
  names: { serviceId: 'services' },
  written: {
    ...sharedFields(),
    serviceId: { column: 'service_id', blank: null },
    desc: listField('paragraphs'),
  },
  searched: [],
  relate: titlesBy('services', (row) => row.service_id),
  present: (row, services) => ({
    ...presentContent(row),
    desc: readList(row.paragraphs),
    service: services.get(row.service_id ?? '') ?? null,
  }),
};
