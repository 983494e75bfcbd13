import type { EditorType } from '#back-office/editor/editor-type.ts';
import { editorsOf } from '#back-office/editor/editors-of.tsx';
import { onOrOff, pictureField, subTitleField, titleField } from '#back-office/editor/shared-fields.ts';
import { resourceOf } from '#back-office/list/resource.ts';
import type { StaffRecord } from '#content/manage.contract.ts';
import { CONTENT_TYPES } from '#lib/content-types.ts';
import { reviewWords } from '#messages/staff-reviews.ts';
import { type ReviewRecord, reviewInput } from './reviews.contract.ts';

const { fields, list, edit, texts } = reviewWords;

const reviewEditorType: EditorType = {
  ...CONTENT_TYPES.reviews,
  input: reviewInput,
  fields: [
    titleField,
    subTitleField,
    { kind: 'text', name: 'author', label: fields.author, required: true },
    pictureField,
    ...onOrOff,
  ],
  options: [],
  titles: { add: list.add, edit },
  texts,
};

/** What patients say. */
export const resource = resourceOf<StaffRecord<ReviewRecord, typeof reviewInput>>('reviews', {
  texts: list,
  columns: [{ key: 'author', title: fields.author, cell: ({ author }) => author }],
  editors: editorsOf(reviewEditorType),
});
