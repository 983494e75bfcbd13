import { queryOptions } from '@tanstack/react-query';
import { readApi } from '#lib/api-client.ts';
import { recordDetail, recordList } from '#lib/record-queries.ts';
import { stringifySearch } from '#lib/search-params.ts';
import { contentFailures } from '#messages/content.ts';
import type { SectionAnswer, SectionListAnswer, SectionRecord } from './sections.contract.ts';

/** What a list of sections may be asked; what is left out has the API's defaults (page 1, 6 a page, newest first). */
export interface SectionSearch {
  search?: string;
  sort?: string;
  page?: number;
  size?: number;
}

export type SectionTitle = Pick<SectionRecord, 'id' | 'title'>;

// Specification, section 7: the drop-down's list.
const TITLES = { select: 'title,_id', page: 1, size: 23 };

/** A page of sections. */
export function sectionList(search: SectionSearch = {}) {
  return recordList<SectionListAnswer>({ path: 'section' }, search, contentFailures.sections);
}

/** One section with its services, by `_id` or slug. An unknown one fails with status 404. */
export function sectionDetail(reference: string) {
  return recordDetail(
    { path: 'section' },
    reference,
    contentFailures.section,
    (answer: SectionAnswer) => answer.section,
  );
}

/** The titles for the booking form's drop-down. */
export function sectionTitles() {
  return queryOptions({
    queryKey: ['section', 'titles'],
    queryFn: async ({ signal }) => {
      const path = `section${stringifySearch(TITLES)}`;
      const answer = await readApi<{ sections: SectionTitle[] }>(path, signal, contentFailures.sectionTitles);
      // Each page with a form carries them: what nobody reads stays behind.
      return answer.sections.map(({ id, title }) => ({ id, title }));
    },
  });
}
