import type { EditorType } from '#back-office/editor/editor-type.ts';
import { onOrOff, pictureField, subTitleField, titleField } from '#back-office/editor/shared-fields.ts';
import { HomeHero } from '#features/site/home-hero.tsx';
import { CONTENT_TYPES } from '#lib/content-types.ts';
import { heroWords } from '#messages/staff-heroes.ts';
import { heroInput } from './heroes.contract.ts';
import { heroList } from './heroes.queries.ts';

const { fields } = heroWords;

export const heroEditorType: EditorType = {
  ...CONTENT_TYPES.heroes,
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
  titles: { add: heroWords.list.add, edit: heroWords.edit },
  texts: heroWords.texts,
  preview: {
    Screen: HomeHero,
    queryKey: heroList().queryKey,
    answer: (hero) => ({ success: true, heroes: [hero], totalHeroes: 1, totalPages: 1 }),
  },
};
