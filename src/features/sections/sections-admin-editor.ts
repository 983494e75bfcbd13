import { type EditorType, PREVIEWED } from '#back-office/editor/editor-type.ts';
import {
  pictureField,
  publishingOptions,
  subTitleField,
  titleField,
} from '#back-office/editor/shared-fields.ts';
import { CONTENT_TYPES } from '#lib/content-types.ts';
import { sectionWords } from '#messages/staff-sections.ts';
import { SectionPageOf } from './section-page.tsx';
import { sectionInput } from './sections.contract.ts';
import { sectionDetail } from './sections.queries.ts';

export const sectionEditorType: EditorType = {
  ...CONTENT_TYPES.sections,
  input: sectionInput,
  fields: [titleField, subTitleField, pictureField],
  options: publishingOptions,
  titles: { add: sectionWords.list.add, edit: sectionWords.edit },
  texts: sectionWords.texts,
  preview: {
    Screen: SectionPageOf,
    queryKey: sectionDetail(PREVIEWED).queryKey,
    unsaved: { services: [] },
  },
};
