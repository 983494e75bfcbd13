import { looksOf } from '#back-office/editor/editors-of.tsx';
import { NEWEST_FIRST, resourceOf } from '#back-office/list/resource.ts';
import type { StaffRecord } from '#content/manage.contract.ts';
import { newsWords } from '#messages/staff-news.ts';
import type { NewsRecord, newsInput } from './news.contract.ts';
import { newsEditorType } from './news-admin-editor.ts';
import { AddNews, ChangeNewsImage, EditNews, NewsOptions } from './news-admin-modals.tsx';

/** The articles, to the letter (specification, "Admin news screen"). */
export const resource = resourceOf<StaffRecord<NewsRecord, typeof newsInput>>('news', {
  texts: newsWords.list,
  size: 6,
  sorts: NEWEST_FIRST,
  viewPage: ({ slug }) => ({ to: '/news/$newId', params: { newId: slug } }),
  editors: {
    ...looksOf(newsEditorType),
    Add: AddNews,
    Edit: EditNews,
    Image: ChangeNewsImage,
    Options: NewsOptions,
  },
});
