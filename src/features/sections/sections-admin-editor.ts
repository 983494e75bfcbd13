import { type EditorType, PREVIEWED } from '#back-office/editor/editor-type.ts';
import {
  pictureField,
  publishingOptions,
  subTitleField,
  titleField,
} from '#back-office/editor/shared-fields.ts';
import { sectionEditor } from '#messages/staff-editors.ts';
import { sectionList } from '#messages/staff-resources.ts';
import { SectionPageOf } from './section-page.tsx';
import { sectionInput } from './sections.contract.ts';
import { sectionDetail } from './sections.queries.ts';

export const sectionEditorType: EditorType = {
  path: 'section',
  one: 'section',
  input: sectionInput,
  fields: [titleField, subTitleField, pictureField],
  options: publishingOptions,
  titles: { add: sectionList.add, edit: sectionEditor.editTitle },
  texts: sectionEditor.texts,
  preview: {
    Screen: SectionPageOf,
    queryKey: sectionDetail(PREVIEWED).queryKey,
    unsaved: { services: [] },
  },
};
