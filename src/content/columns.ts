import type { ContentColumns } from '#db/content-tables.ts';

/** The column behind each field that a list can be sorted by; each has an index. */
export const SORT_COLUMNS = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  title: 'title',
  // A person's title is the name.
  name: 'title',
  position: 'position',
} as const satisfies Record<string, keyof ContentColumns>;
