import { contentColumns, contentIndexes, momentIndex, staffIndexes } from '#db/migrations/content-table.ts';
import type { Migration } from '#db/migrations/migration.ts';

/** What patients say. */
export const testimonials: Migration = {
  name: '9999-testimonials',
  statements: ({ text, strict }) => [
    `create table testimonials (${contentColumns(text)}, author ${text} not null)${strict}`,
    ...contentIndexes('testimonials'),
    ...staffIndexes('testimonials'),
    ...['publish_at', 'unpublish_at'].map((column) => momentIndex('testimonials', column)),
  ],
};
