import type { ColumnWords } from './migration.ts';

// Parts of migrations, and like them never changed after a release: another shape is another function.

/** Keeps the database's own locale, which trigrams need (pitfall 7). */
export const SEARCH = 'search text not null';

/** What every content type has (`ContentColumns`). */
export function contentColumns(text: string): string {
  return `
  id ${text} primary key not null,
  slug ${text} not null unique,
  title ${text} not null,
  sub_title ${text} not null,
  ${SEARCH},
  image_id ${text} references media (id),
  image_alt ${text} not null,
  status ${text} not null check (status in ('published', 'draft')),
  publish_at ${text},
  unpublish_at ${text},
  deleted_at ${text},
  position integer not null,
  version integer not null,
  created_at ${text} not null,
  updated_at ${text} not null`;
}

/** The orders in which staff and visitors see a content type. */
export function contentIndexes(table: string): string[] {
  return [
    `create index ${table}_created on ${table} (created_at, id)`,
    `create index ${table}_position on ${table} (position, id)`,
    `create index ${table}_image on ${table} (image_id)`,
    // What visitors see, in each order a list can have; the first also counts it without a look at the table.
    `create index ${table}_seen_created on ${table} (status, deleted_at, created_at, id, publish_at, unpublish_at)`,
    `create index ${table}_seen_updated on ${table} (status, deleted_at, updated_at, id)`,
    `create index ${table}_seen_title on ${table} (status, deleted_at, title, id)`,
    `create index ${table}_seen_position on ${table} (status, deleted_at, position, id)`,
  ];
}

/** The orders in which staff see a content type outside its bin, whatever its state; and the bin. */
export function staffIndexes(table: string): string[] {
  return [
    ...['created_at', 'updated_at', 'title', 'position'].map(
      (column) => `create index ${table}_kept_${column} on ${table} (deleted_at, ${column}, id)`,
    ),
    `create index ${table}_bin on ${table} (deleted_at, id) where deleted_at is not null`,
  ];
}

/** The moments of one column at which something appears or vanishes by the clock; most records have none. */
export function momentIndex(table: string, column: string): string {
  return `create index ${table}_${column} on ${table} (${column}) where ${column} is not null`;
}

/** An ordered list that belongs to a content type's records (`LinkColumns`), and goes with what it names. */
export function linkTable(
  words: ColumnWords,
  name: string,
  to: { owners: string; values?: string },
): string[] {
  const { text, strict } = words;
  const named = to.values === undefined ? '' : ` references ${to.values} (id) on delete cascade`;
  return [
    `create table ${name} (
      owner_id ${text} not null references ${to.owners} (id) on delete cascade,
      value ${text} not null${named},
      position integer not null,
      primary key (owner_id, position),
      unique (value, owner_id)
    )${strict}`,
  ];
}
