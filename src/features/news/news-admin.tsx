import { looksOf, windowOf } from '#back-office/editor/editors-of.tsx';
import { NEWEST_FIRST, resourceOf } from '#back-office/list/resource.ts';
import type { StaffRecord } from '#content/manage.contract.ts';
import { actions } from '#messages/staff-actions.ts';
import { newsWords } from '#messages/staff-news.ts';
import type { NewsRecord, newsInput } from './news.contract.ts';
import { NEWS_OPTIONS, NEWS_TEXTS, newsEditorType } from './news-admin-editor.ts';

const { optionsTitle } = newsWords;
const { add } = newsWords.list;
const { fields, options } = newsEditorType;

/** The articles, to the letter (specification, "Admin news screen"). */
export const resource = resourceOf<StaffRecord<NewsRecord, typeof newsInput>>('news', {
  texts: newsWords.list,
  size: 6,
  sorts: NEWEST_FIRST,
  viewPage: ({ slug }) => ({ to: '/news/$newId', params: { newId: slug } }),
  editors: {
    ...looksOf(newsEditorType),
    // Beside cancel and submit it has no button (specification, "Add-news modal").
    Add: windowOf(newsEditorType, { title: add, submit: actions.add, fields, options }),
    // Only texts, under the heading and label of a new one (specification, "Edit-news modal").
    Edit: windowOf(newsEditorType, { title: add, submit: actions.add, fields: NEWS_TEXTS }),
    Options: windowOf(newsEditorType, { title: optionsTitle, submit: actions.save, fields: NEWS_OPTIONS }),
  },
});
