import type { EditorField } from '#back-office/editor/editor-field.ts';
import { type EditorType, PREVIEWED } from '#back-office/editor/editor-type.ts';
import { pictureField, publishingOptions, titleField } from '#back-office/editor/shared-fields.ts';
import { CONTENT_TYPES } from '#lib/content-types.ts';
import { commonFields } from '#messages/staff-editor.ts';
import { newsWords } from '#messages/staff-news.ts';
import { type NewsRecord, newsInput } from './news.contract.ts';
import { newsDetail } from './news.queries.ts';
import { NewsArticleOf } from './news-article.tsx';

const { fields } = newsWords;

const subTitle: EditorField = { kind: 'text', name: 'subTitle', label: commonFields.subTitle };
const description: EditorField = { kind: 'list', name: 'desc', label: fields.desc };
const service: EditorField = {
  kind: 'record',
  name: 'serviceId',
  of: 'service',
  label: fields.serviceId,
  placeholder: fields.chooseService,
  required: true,
};

/** Of the specified edit window (specification, "Edit-news modal"). */
export const NEWS_TEXTS = [titleField, subTitle, description];
/** What that window has no room for. */
export const NEWS_OPTIONS = [service, ...publishingOptions];

export const newsEditorType: EditorType = {
  ...CONTENT_TYPES.news,
  input: newsInput,
  fields: [titleField, subTitle, service, pictureField, description],
  options: publishingOptions,
  titles: { add: newsWords.list.add, edit: newsWords.list.add },
  texts: newsWords.texts,
  preview: {
    Screen: NewsArticleOf,
    queryKey: newsDetail(PREVIEWED).queryKey,
    links: ({ serviceId }, titled) => ({ service: titled(serviceId) }),
  },
  linked(record) {
    const { service: named } = record as unknown as NewsRecord;
    return named ? [named] : [];
  },
};
