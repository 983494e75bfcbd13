import { editorsOf } from '#back-office/editor/editors-of.tsx';
import { resourceOf } from '#back-office/list/resource.ts';
import type { StaffRecord } from '#content/manage.contract.ts';
import { sectionWords } from '#messages/staff-sections.ts';
import type { SectionRecord, sectionInput } from './sections.contract.ts';
import { sectionEditorType } from './sections-admin-editor.ts';

/** The sections. */
export const resource = resourceOf<StaffRecord<SectionRecord, typeof sectionInput>>('sections', {
  texts: sectionWords.list,
  viewPage: ({ slug }) => ({ to: '/section/$reference', params: { reference: slug } }),
  editors: editorsOf(sectionEditorType),
});
