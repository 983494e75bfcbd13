import type { ContentType } from '#content/content-type.ts';
import { sharedFields } from '#content/fields.ts';
import { presentContent } from '#content/present-content.ts';
import type { ContentColumns } from '#db/content-tables.ts';
import { SECTION_LIST, type SectionRecord } from './sections.contract.ts';

declare module '#db/tables.ts' {
  interface Tables {
    sections: ContentColumns;
  }
}

/** What a section is to the verbs of `content/`. */
export const sectionType: ContentType<'sections', SectionRecord, null> = {
  ...SECTION_LIST,
  table: 'sections',
  filters: {},
  written: sharedFields(),
  searched: [],
  neededBy: { table: 'services', column: 'section_id', refusal: 'SECTION_HAS_SERVICES' },
  relate: async () => null,
  present: presentContent,
};
