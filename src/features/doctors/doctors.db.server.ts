import type { TitleRecord } from '#content/content.contract.ts';
import type { ContentType } from '#content/content-type.ts';
import { listField, sharedFields } from '#content/fields.ts';
import { findLinkedTitles } from '#content/find-titles.db.server.ts';
import { findLinks } from '#content/links.db.server.ts';
import { presentContent, readList } from '#content/present-content.ts';
import type { ContentColumns, LinkColumns } from '#db/content-tables.ts';
import { DOCTOR_LIST, type DoctorRecord } from './doctors.contract.ts';

/** Title is the name, subtitle the specialty (decision 19); sections, services and languages (ISO 639-1) are linked. */
interface DoctorsTable extends ContentColumns {
  /** JSON list of paragraphs. */
  biography: string;
  /** JSON list of short lines. */
  qualifications: string;
  gender: 'female' | 'male';
  licence: string;
}

declare module '#db/tables.ts' {
  interface Tables {
    doctors: DoctorsTable;
    doctor_sections: LinkColumns;
    doctor_services: LinkColumns;
    doctor_languages: LinkColumns;
  }
}

/** The linked lists of some doctors, by the doctors' ids. */
interface DoctorLists {
  sections: ReadonlyMap<string, TitleRecord[]>;
  services: ReadonlyMap<string, TitleRecord[]>;
  languages: ReadonlyMap<string, string[]>;
}

/** What a doctor is to the verbs of `content/`. */
export const doctorType: ContentType<'doctors', DoctorRecord, DoctorLists> = {
  ...DOCTOR_LIST,
  table: 'doctors',
  filters: {
    sectionIds: { linked: 'doctor_sections' },
    language: { linked: 'doctor_languages' },
    gender: 'gender',
  },
  links: { sectionIds: 'doctor_sections', serviceIds: 'doctor_services', languages: 'doctor_languages' },
  names: { sectionIds: 'sections', serviceIds: 'services' },
  written: {
    ...sharedFields('name', 'specialty'),
    biography: listField('biography'),
    qualifications: listField('qualifications'),
    gender: { column: 'gender' },
    licence: { column: 'licence', blank: '' },
  },
  searched: ['qualifications'],
  relate: async (db, rows, seen) => {
    const of = rows.map((row) => row.id);
    const [sections, services, languages] = await Promise.all([
      findLinkedTitles(db, { of, through: 'doctor_sections', to: 'sections' }, seen),
      findLinkedTitles(db, { of, through: 'doctor_services', to: 'services' }, seen),
      findLinks(db, 'doctor_languages', of),
    ]);
    return { sections, services, languages };
  },
  present: (row, { sections, services, languages }) => {
    const { title: name, subTitle: specialty, ...base } = presentContent(row);
    return {
      ...base,
      name,
      specialty,
      biography: readList(row.biography),
      qualifications: readList(row.qualifications),
      languages: languages.get(row.id) ?? [],
      gender: row.gender,
      licence: row.licence,
      sections: sections.get(row.id) ?? [],
      services: services.get(row.id) ?? [],
    };
  },
};
