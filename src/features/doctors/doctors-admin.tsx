import { looksOf } from '#back-office/editor/editors-of.tsx';
import type { Resource } from '#back-office/list/resource.ts';
import { ResourceScreen } from '#back-office/list/resource-screen.tsx';
import type { StaffRecord } from '#content/manage.contract.ts';
import { doctorList } from '#messages/staff-resources.ts';
import type { DoctorRecord, doctorInput } from './doctors.contract.ts';
import { doctorEditorType } from './doctors-admin-editor.ts';

const doctorResource: Resource<StaffRecord<DoctorRecord, typeof doctorInput>> = {
  path: 'doctor',
  to: '/admin-dashboard/doctors',
  answer: { list: 'doctors', total: 'totalDoctors' },
  texts: doctorList,
  size: 10,
  sorts: ['position:asc', 'createdAt:desc', 'updatedAt:desc', 'name:asc'],
  titleSort: 'name:asc',
  columns: [
    {
      key: 'sections',
      title: doctorList.sections,
      cell: ({ sections }) => sections.map(({ title }) => title).join('، ') || doctorList.none,
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
};

/** The doctors. */
export function DoctorsScreen() {
  return <ResourceScreen resource={doctorResource} />;
}
