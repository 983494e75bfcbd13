import type { Migration } from './migration.ts';

/** Influencers' sheets, and which of them a lead came through. */
export const sheets: Migration = {
  name: '0005-sheets',
  statements: ({ text, strict }) => [
    `create table sheets (
      id ${text} primary key not null,
      name ${text} not null,
      name_key ${text} not null,
      title ${text} not null,
      sub_title ${text} not null,
      image_id ${text} references media (id),
      image_alt ${text} not null,
      google_spreadsheet_id ${text},
      tab ${text} not null,
      columns ${text} not null,
      active integer not null check (active in (0, 1)),
      report_key ${text} not null,
      deleted_at ${text},
      version integer not null,
      created_at ${text} not null,
      updated_at ${text} not null
    )${strict}`,
    // A deleted sheet gives its name back; its leads still know it.
    'create unique index sheets_name on sheets (name_key) where deleted_at is null',
    'create index sheets_created on sheets (created_at, id)',
    'create index sheets_image on sheets (image_id)',
    `alter table leads add column sheet_id ${text} references sheets (id)`,
    'create index leads_sheet_id on leads (sheet_id, created_at, id)',
  ],
};
