import { looksOf } from '#back-office/editor/editors-of.tsx';
import { resourceOf } from '#back-office/list/resource.ts';
import type { StaffRecord } from '#content/manage.contract.ts';
import { doctorWords } from '#messages/staff-doctors.ts';
import { lists } from '#messages/staff-lists.ts';
import type { DoctorRecord, doctorInput } from './doctors.contract.ts';
import { doctorEditorType } from './doctors-admin-editor.ts';

/** The doctors. */
export const resource = resourceOf<StaffRecord<DoctorRecord, typeof doctorInput>>('doctors', {
  texts: doctorWords.list,
  sorts: ['position:asc', 'createdAt:desc', 'updatedAt:desc', 'name:asc'],
  titleSort: 'name:asc',
  columns: [
    {
      key: 'sections',
      title: doctorWords.list.sections,
      cell: ({ sections }) => sections.map(({ title }) => title).join('، ') || lists.none,
    },
  ],
  titleOf: ({ name }) => name,
  subTitleOf: ({ specialty }) => specialty,
  viewPage: ({ slug }) => ({ to: '/doctor/$doctorId', params: { doctorId: slug } }),
  editors: {
    ...looksOf(doctorEditorType),
    addPage: { to: '/admin-dashboard/doctors/add' },
    editPage: ({ slug }) => ({ to: '/admin-dashboard/doctors/edit/$doctorId', params: { doctorId: slug } }),
  },
});
