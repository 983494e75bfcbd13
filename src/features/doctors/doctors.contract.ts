import { z } from 'zod';
import {
  fieldsOf,
  listQuery,
  recordBase,
  recordKeys,
  repeated,
  repeatedText,
  titleRecord,
} from '#content/content.contract.ts';
import { line, links, listOf, paragraphs, points } from '#content/input-fields.contract.ts';
import { publishing } from '#content/manage.contract.ts';
import type { ListAnswer, RecordAnswer } from '#lib/content-types.ts';
import { NAME, SUBTITLE, TITLE } from '#lib/limits.ts';

export const GENDERS = ['female', 'male'] as const;

const languages = listOf(z.string().regex(/^[a-z]{2}$/, { error: 'UNKNOWN_VALUE' }), {
  min: 0,
  max: 20,
}).meta({
  description: 'ISO 639-1 codes, the one spoken best first',
});

const { title: name, subTitle: specialty, ...base } = recordBase;

/** A doctor (decision 19). */
export const doctorRecord = z.object({
  ...recordKeys,
  ...base,
  name,
  specialty,
  biography: z.array(z.string()).meta({ description: 'Paragraphs' }),
  qualifications: z.array(z.string()),
  languages: z.array(z.string()).meta({ description: 'ISO 639-1 codes, the one spoken best first' }),
  gender: z.enum(GENDERS),
  licence: z.string().meta({ description: 'Number of the licence to practise' }),
  sections: z.array(titleRecord),
  services: z.array(titleRecord),
});
export type DoctorRecord = z.infer<typeof doctorRecord>;

/** What staff write of a doctor (decision 19; `content/manage.contract.ts`). */
export const doctorInput = z.object({
  ...publishing,
  name: line(NAME),
  specialty: line(SUBTITLE).optional(),
  biography: paragraphs.optional(),
  qualifications: points.optional(),
  languages: languages.optional(),
  gender: z.enum(GENDERS),
  licence: line({ min: 0, max: TITLE.max }).optional(),
  sectionIds: links.optional(),
  serviceIds: links.optional(),
});

/** How `GET doctor` may be asked; by itself it is in the clinic's order. */
export const DOCTOR_LIST = {
  sorts: ['createdAt', 'updatedAt', 'name', 'position'],
  defaultSort: 'position:asc',
  defaultSize: 12,
  fields: fieldsOf(doctorRecord),
};

export const doctorQuery = listQuery(DOCTOR_LIST).extend({
  sectionIds: repeatedText('Doctors of any of these sections'),
  language: repeatedText('Doctors who speak any of these, as `language=en`'),
  gender: repeated
    .refine((genders) => genders.every((gender) => (GENDERS as readonly string[]).includes(gender)), {
      error: 'UNKNOWN_VALUE',
    })
    .meta({ type: 'array', items: { type: 'string', enum: [...GENDERS] } }),
});

/** A doctor without the long texts, as a list's page shows one. */
export type DoctorCard = Omit<DoctorRecord, 'biography' | 'qualifications'>;

/** Answer of `GET doctor`. */
export type DoctorListAnswer = ListAnswer<'doctors', DoctorRecord>;

/** Answer of `GET doctor/{reference}`. */
export type DoctorAnswer = RecordAnswer<'doctors', DoctorRecord>;
