import type { ContentType } from '#content/content-type.ts';
import { sharedFields } from '#content/fields.ts';
import { presentContent } from '#content/present-content.ts';
import type { ContentColumns } from '#db/content-tables.ts';
import { REVIEW_LIST, type ReviewRecord } from './reviews.contract.ts';

interface ReviewsTable extends ContentColumns {
  author: string;
}

declare module '#db/tables.ts' {
  interface Tables {
    reviews: ReviewsTable;
  }
}

/** What a patient's word is to the verbs of `content/`. */
export const reviewType: ContentType<'reviews', ReviewRecord, null> = {
  ...REVIEW_LIST,
  table: 'reviews',
  filters: {},
  written: { ...sharedFields(), author: { column: 'author' } },
  searched: ['author'],
  relate: async () => null,
  present: (row) => ({ ...presentContent(row), author: row.author }),
};
