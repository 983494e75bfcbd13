import { editorsOf } from '#back-office/editor/editors-of.tsx';
import { resourceOf } from '#back-office/list/resource.ts';
import type { StaffRecord } from '#content/manage.contract.ts';
import { heroWords } from '#messages/staff-heroes.ts';
import type { HeroRecord, heroInput } from './heroes.contract.ts';
import { heroEditorType } from './heroes-admin-editor.ts';

/** The heads of the home page: the dashboard's home. */
export const resource = resourceOf<StaffRecord<HeroRecord, typeof heroInput>>('heroes', {
  texts: heroWords.list,
  columns: [
    {
      key: 'buttonText',
      title: heroWords.list.button,
      cell: ({ buttonText }) => buttonText || heroWords.list.none,
    },
  ],
  viewPage: () => ({ to: '/' }),
  editors: editorsOf(heroEditorType),
});
