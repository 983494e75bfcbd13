import { queryOptions } from '@tanstack/react-query';
import { readApi } from '#lib/api-client.ts';
import type { ListAnswer } from '#lib/content-types.ts';
import { recordDetail, recordList } from '#lib/record-queries.ts';
import { stringifySearch } from '#lib/search-params.ts';
import { contentFailures } from '#messages/content.ts';
import type { DoctorAnswer, DoctorCard, DoctorListAnswer } from './doctors.contract.ts';

/** What a list of doctors may be asked; what is left out has the API's defaults (page 1, 12 a page, clinic's order). */
export interface DoctorSearch {
  search?: string;
  sectionIds?: string[];
  /** ISO 639-1 codes, any of which is spoken. */
  language?: string[];
  /** `female`, `male`. */
  gender?: string[];
  sort?: string;
  page?: number;
  size?: number;
}

/** A list page without the long texts of its doctors. */
export type DoctorCards = ListAnswer<'doctors', DoctorCard>;

const DOCTORS = { path: 'doctor' };
// More doctors than these share the languages of these.
const LANGUAGES = { select: 'languages', size: 100 };
const CARD = 'slug,name,specialty,image,languages,gender,licence,sections,services,createdAt,updatedAt';

/** A page of doctors, as cards show them. */
export function doctorList(search: DoctorSearch = {}) {
  return recordList<DoctorCards>(DOCTORS, search, contentFailures.doctors, CARD);
}

/** One doctor by `_id` or slug. An unknown one fails with status 404. */
export function doctorDetail(reference: string) {
  return recordDetail(DOCTORS, reference, contentFailures.doctor, (answer: DoctorAnswer) => answer.doctor);
}

/** The languages that the clinic's doctors speak, those of most doctors first. */
export function doctorLanguages() {
  return queryOptions({
    queryKey: ['doctor', 'languages'],
    queryFn: async ({ signal }) => {
      const path = `doctor${stringifySearch(LANGUAGES)}`;
      const { doctors } = await readApi<DoctorListAnswer>(path, signal, contentFailures.doctors);
      return byCount(doctors.flatMap(({ languages }) => languages));
    },
  });
}

function byCount(codes: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}
