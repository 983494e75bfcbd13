import { editorsOf } from '#back-office/editor/editors-of.tsx';
import type { Resource } from '#back-office/list/resource.ts';
import { ResourceScreen } from '#back-office/list/resource-screen.tsx';
import type { StaffRecord } from '#content/manage.contract.ts';
import { heroList } from '#messages/staff-resources.ts';
import type { HeroRecord, heroInput } from './heroes.contract.ts';
import { heroEditorType } from './heroes-admin-editor.ts';

const heroResource: Resource<StaffRecord<HeroRecord, typeof heroInput>> = {
  path: 'hero',
  to: '/admin-dashboard/heroes',
  answer: { list: 'heroes', total: 'totalHeroes' },
  texts: heroList,
  size: 10,
  sorts: ['position:asc', 'createdAt:desc', 'updatedAt:desc', 'title:asc'],
  titleSort: 'title:asc',
  columns: [{ key: 'button', title: heroList.button, cell: ({ buttonText }) => buttonText || heroList.none }],
  titleOf: ({ title }) => title,
  subTitleOf: ({ subTitle }) => subTitle,
  viewPage: () => ({ to: '/' }),
  editors: editorsOf(heroEditorType),
};

/** The heads of the home page: the dashboard's home. */
export function HeroesScreen() {
  return <ResourceScreen resource={heroResource} />;
}
