import { type EditorType, PREVIEWED } from '#back-office/editor/editor-type.ts';
import { pictureField, publishingOptions } from '#back-office/editor/shared-fields.ts';
import { CONTENT_TYPES } from '#lib/content-types.ts';
import { LANGUAGES, languageName } from '#messages/languages.ts';
import { doctorWords } from '#messages/staff-doctors.ts';
import { listField } from '#messages/staff-editor.ts';
import { DoctorPageOf } from './doctor-page.tsx';
import { type DoctorRecord, doctorInput, GENDERS } from './doctors.contract.ts';
import { doctorDetail } from './doctors.queries.ts';

const { fields } = doctorWords;

export const doctorEditorType: EditorType = {
  ...CONTENT_TYPES.doctors,
  input: doctorInput,
  fields: [
    { kind: 'text', name: 'name', label: fields.name, hint: fields.nameHint, required: true },
    { kind: 'text', name: 'specialty', label: fields.specialty },
    {
      kind: 'options',
      name: 'gender',
      half: true,
      label: fields.gender,
      options: GENDERS.map((value) => ({ value, label: fields.genders[value] })),
      required: true,
    },
    { kind: 'text', name: 'licence', half: true, label: fields.licence, ltr: true },
    {
      kind: 'list',
      name: 'biography',
      label: fields.biography,
      placeholder: listField.paragraph,
    },
    {
      kind: 'list',
      name: 'qualifications',
      label: fields.qualifications,
      placeholder: fields.qualificationsPlaceholder,
    },
    { kind: 'records', name: 'sectionIds', of: 'section', label: fields.sectionIds },
    { kind: 'records', name: 'serviceIds', of: 'service', label: fields.serviceIds },
    {
      kind: 'choices',
      name: 'languages',
      label: fields.languages,
      hint: fields.languagesHint,
      options: LANGUAGES.map((value) => ({ value, label: languageName(value) })),
    },
  ],
  options: [pictureField, ...publishingOptions],
  titles: { add: doctorWords.list.add, edit: doctorWords.edit },
  texts: doctorWords.texts,
  preview: {
    Screen: DoctorPageOf,
    queryKey: doctorDetail(PREVIEWED).queryKey,
    links: ({ sectionIds, serviceIds }, titled) => ({
      sections: [sectionIds].flat().flatMap((id) => titled(id ?? null) ?? []),
      services: [serviceIds].flat().flatMap((id) => titled(id ?? null) ?? []),
    }),
  },
  linked(record) {
    const { sections, services } = record as unknown as DoctorRecord;
    return [...sections, ...services];
  },
};
