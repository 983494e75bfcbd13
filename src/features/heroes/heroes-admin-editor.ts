import type { EditorType } from '#back-office/editor/editor-type.ts';
import { onOrOff, pictureField, subTitleField, titleField } from '#back-office/editor/shared-fields.ts';
import { HomeHero } from '#features/site/home-hero.tsx';
import { heroEditor } from '#messages/staff-editors.ts';
import { heroList as heroTexts } from '#messages/staff-resources.ts';
import { heroInput } from './heroes.contract.ts';
import { heroList } from './heroes.queries.ts';

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
  titles: { add: heroTexts.add, edit: heroEditor.editTitle },
  texts: heroEditor.texts,
  preview: {
    Screen: HomeHero,
    queryKey: heroList().queryKey,
    answer: (hero) => ({ success: true, heroes: [hero], totalHeroes: 1, totalPages: 1 }),
  },
};
