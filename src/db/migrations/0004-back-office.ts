import { staffIndexes } from './content-table.ts';
import type { Migration } from './migration.ts';

const TABLES = ['sections', 'services', 'doctors', 'news', 'offers', 'heroes'];

/** Content is edited: its former states, the addresses it had, the order of its lists; and who changed what. */
export const backOffice: Migration = {
  name: '0004-back-office',
  statements: ({ text, strict }) => [
    ...TABLES.flatMap(staffIndexes),

    `create table content_versions (
      content_type ${text} not null,
      record_id ${text} not null,
      version integer not null,
      input ${text} not null,
      image_id ${text} references media (id),
      saved_by ${text},
      saved_at ${text} not null,
      primary key (content_type, record_id, version)
    )${strict}`,
    'create index content_versions_image on content_versions (image_id)',

    `create table slug_redirects (
      content_type ${text} not null,
      slug ${text} not null,
      record_id ${text} not null,
      created_at ${text} not null,
      primary key (content_type, slug)
    )${strict}`,
    'create index slug_redirects_record on slug_redirects (content_type, record_id)',

    // No reference to users: an entry outlives whom it names, and holds nothing of them but the id.
    `create table audit (
      id ${text} primary key not null,
      at ${text} not null,
      actor_id ${text},
      action ${text} not null,
      subject_type ${text} not null,
      subject_id ${text},
      subject_title ${text} not null,
      detail ${text} not null
    )${strict}`,
    'create index audit_at on audit (at, id)',
    'create index audit_actor on audit (actor_id, at, id)',
    'create index audit_action on audit (action, at, id)',
  ],
};
