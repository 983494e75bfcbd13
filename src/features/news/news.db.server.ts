import type { ContentType } from '#content/content-type.ts';
import { listField, sharedFields } from '#content/fields.ts';
import { findTitles, type Titles } from '#content/find-titles.db.server.ts';
import { presentContent, readList } from '#content/present-content.ts';
import { NEWS_LIST, type NewsRecord } from './news.contract.ts';

/** What an article is to the verbs of `content/`. */
export const newsType: ContentType<'news', NewsRecord, Titles> = {
  ...NEWS_LIST,
  table: 'news',
  // One article and a list have the same name (specification, section 7).
  answer: { one: 'data', list: 'data', total: 'totalNews' },
  filters: {},
  names: { serviceId: 'services' },
  written: {
    ...sharedFields(),
    serviceId: { column: 'service_id', blank: null },
    desc: listField('paragraphs'),
  },
  searched: [],
  relate: (db, rows, seen) => {
    const ids = rows.map((row) => row.service_id);
    return findTitles(db, 'services', ids, seen);
  },
  present: (row, services) => ({
    ...presentContent(row),
    desc: readList(row.paragraphs),
    service: services.get(row.service_id ?? '') ?? null,
  }),
};
