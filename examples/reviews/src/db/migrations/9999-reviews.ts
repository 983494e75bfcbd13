import { contentColumns, contentIndexes, momentIndex, staffIndexes } from './content-table.ts';
import type { Migration } from './migration.ts';

/** What patients say. */
export const reviews: Migration = {
  name: '9999-reviews',
  statements: ({ text, strict }) => [
    `create table reviews (${contentColumns(text)}, author ${text} not null)${strict}`,
    ...contentIndexes('reviews'),
    ...staffIndexes('reviews'),
    ...['publish_at', 'unpublish_at'].map((column) => momentIndex('reviews', column)),
  ],
};
