import { contentColumns, contentIndexes, linkTable, momentIndex } from './content-table.ts';
import type { Migration } from './migration.ts';

const TABLES = ['sections', 'services', 'doctors', 'news', 'offers', 'heroes'];

/** Doctors, news, offers, heroes and the clinic's own facts; and when anything appears or vanishes by the clock. */
export const clinic: Migration = {
  name: '0002-clinic',
  statements(words) {
    const { text, strict } = words;
    const content = (name: string, ...own: string[]) => [
      `create table ${name} (${[contentColumns(text), ...own].join(',\n  ')})${strict}`,
      ...contentIndexes(name),
    ];
    // What is written about a service may outlive it.
    const service = `service_id ${text} references services (id) on delete set null`;

    return [
      ...content(
        'doctors',
        `biography ${text} not null`,
        `qualifications ${text} not null`,
        `gender ${text} not null check (gender in ('female', 'male'))`,
        `licence ${text} not null`,
      ),
      'create index doctors_seen_gender on doctors (gender, status, deleted_at, position, id)',
      ...linkTable(words, 'doctor_sections', { owners: 'doctors', values: 'sections' }),
      ...linkTable(words, 'doctor_services', { owners: 'doctors', values: 'services' }),
      ...linkTable(words, 'doctor_languages', { owners: 'doctors' }),

      ...content('news', service, `paragraphs ${text} not null`),
      'create index news_service on news (service_id)',

      ...content(
        'offers',
        service,
        `paragraphs ${text} not null`,
        'price integer not null check (price >= 0)',
        'former_price integer check (former_price >= 0)',
        `starts_at ${text} not null`,
        `ends_at ${text} not null check (ends_at > starts_at)`,
        `licence ${text} not null`,
      ),
      'create index offers_service on offers (service_id)',

      ...content('heroes', `button_text ${text} not null`, `button_href ${text} not null`),

      `create table settings (
        id integer primary key not null check (id = 1),
        data ${text} not null,
        version integer not null,
        updated_at ${text} not null
      )${strict}`,

      ...TABLES.flatMap((table) => [momentIndex(table, 'publish_at'), momentIndex(table, 'unpublish_at')]),
      momentIndex('offers', 'starts_at'),
      momentIndex('offers', 'ends_at'),
    ];
  },
};
