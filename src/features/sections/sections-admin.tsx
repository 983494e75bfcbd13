import { editorsOf } from '#back-office/editor/editors-of.tsx';
import type { Resource } from '#back-office/list/resource.ts';
import { ResourceScreen } from '#back-office/list/resource-screen.tsx';
import type { StaffRecord } from '#content/manage.contract.ts';
import { sectionList } from '#messages/staff-resources.ts';
import type { SectionRecord, sectionInput } from './sections.contract.ts';
import { sectionEditorType } from './sections-admin-editor.ts';

const sectionResource: Resource<StaffRecord<SectionRecord, typeof sectionInput>> = {
  path: 'section',
  to: '/admin-dashboard/sections',
  answer: { list: 'sections', total: 'totalsections' },
  texts: sectionList,
  size: 10,
  sorts: ['position:asc', 'createdAt:desc', 'updatedAt:desc', 'title:asc'],
  titleSort: 'title:asc',
  columns: [],
  titleOf: ({ title }) => title,
  subTitleOf: ({ subTitle }) => subTitle,
  viewPage: ({ slug }) => ({ to: '/section/$reference', params: { reference: slug } }),
  editors: editorsOf(sectionEditorType),
};

/** The sections. */
export function SectionsScreen() {
  return <ResourceScreen resource={sectionResource} />;
}
