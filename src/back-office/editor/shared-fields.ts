import { commonFields } from '#messages/staff-editor.ts';
import type { EditorField } from './editor-field.ts';

/** The title that every record but a person has. */
export const titleField: EditorField = {
  kind: 'text',
  name: 'title',
  label: commonFields.title,
  required: true,
};

export const subTitleField: EditorField = {
  kind: 'text',
  name: 'subTitle',
  label: commonFields.subTitle,
  long: true,
};

export const pictureField: EditorField = { kind: 'picture', name: 'image' };

/** Apart from what is read: when it is seen, and its address. */
export const publishingOptions: readonly EditorField[] = [
  { kind: 'publishing', name: 'publishing' },
  {
    kind: 'text',
    name: 'slug',
    label: commonFields.slug,
    hint: commonFields.slugHint,
    ownWhenBlank: true,
  },
];

/** A head of the home page is on or off, and has no page. */
export const onOrOff: readonly EditorField[] = [{ kind: 'publishing', name: 'publishing', switch: true }];
