import { z } from 'zod';
import {
  fieldsOf,
  listQuery,
  recordBase,
  recordKeys,
  SORTS,
  titleRecord,
} from '#content/content.contract.ts';
import { link, paragraphs } from '#content/input-fields.contract.ts';
import { contentInput } from '#content/manage.contract.ts';
import type { ListAnswer, RecordAnswer } from '#lib/content-types.ts';

/** An article (specification, section 3). */
export const newsRecord = z.object({
  ...recordKeys,
  ...recordBase,
  desc: z.array(z.string()).meta({ description: 'Paragraphs' }),
  service: titleRecord
    .nullable()
    .meta({ description: 'What it is about; null while visitors may not see it' }),
});
export type NewsRecord = z.infer<typeof newsRecord>;

/** What staff write of an article (specification, section 5). One whose service was removed for good has none in `input`. */
export const newsInput = z.object({ ...contentInput, serviceId: link, desc: paragraphs.optional() });

/** How `GET news` may be asked (specification, sections 7 and 9). */
export const NEWS_LIST = {
  sorts: SORTS,
  defaultSort: 'createdAt:desc',
  defaultSize: 8,
  fields: fieldsOf(newsRecord),
};

export const newsQuery = listQuery(NEWS_LIST);

/** An article without its paragraphs, as a list's page shows it. */
export type NewsCard = Omit<NewsRecord, 'desc'>;

/** Answer of `GET news`. */
export type NewsListAnswer = ListAnswer<'news', NewsRecord>;

/** Answer of `GET news/{reference}`. */
export type NewsAnswer = RecordAnswer<'news', NewsRecord>;
