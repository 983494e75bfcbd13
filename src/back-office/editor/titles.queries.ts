import { queryOptions } from '@tanstack/react-query';
import { readApi } from '#lib/api-client.ts';
import { stringifySearch } from '#lib/search-params.ts';
import { contentFailures } from '#messages/content.ts';
import type { TitledType } from './editor-field.ts';

/** Specification, section 9: title lists are a page of 23. */
const TITLES = { page: 1, size: 23, select: 'title' };

export interface Title {
  _id: string;
  title: string;
}

export interface Titles {
  titles: Title[];
  /** All that match, also those beyond the page. */
  total: number;
}

interface TitlesAnswer {
  services?: Title[];
  sections?: Title[];
  totalServices?: number;
  totalsections?: number;
}

const FAILURES: Record<TitledType, string> = {
  service: contentFailures.serviceTitles,
  section: contentFailures.sectionTitles,
};

/** The first 23 titles of a type, those that `search` finds where something is searched for. */
export function titlesQuery(of: TitledType, search = '') {
  return queryOptions({
    queryKey: [of, 'choices', search],
    queryFn: async ({ signal }): Promise<Titles> => {
      const path = `${of}${stringifySearch({ ...TITLES, search: search || undefined })}`;
      const answer = await readApi<TitlesAnswer>(path, signal, FAILURES[of]);
      return {
        titles: answer.services ?? answer.sections ?? [],
        total: answer.totalServices ?? answer.totalsections ?? 0,
      };
    },
  });
}
