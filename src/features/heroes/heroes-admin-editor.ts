import type { EditorType } from '#back-office/editor/editor-type.ts';
import { onOrOff, pictureField, subTitleField, titleField } from '#back-office/editor/shared-fields.ts';
import { heroEditor } from '#messages/staff-editors.ts';
import { heroInput } from './heroes.contract.ts';

const { fields } = heroEditor;

export const heroEditorType: EditorType = {
  path: 'hero',
  one: 'hero',
  input: heroInput,
  fields: [
    titleField,
    subTitleField,
    pictureField,
    { kind: 'text', name: 'buttonText', label: fields.buttonText, hint: fields.buttonTextHint },
    { kind: 'text', name: 'buttonHref', label: fields.buttonHref, hint: fields.buttonHrefHint, ltr: true },
    ...onOrOff,
  ],
  options: [],
  titles: { add: heroEditor.addTitle, edit: heroEditor.editTitle },
  texts: heroEditor.texts,
};
