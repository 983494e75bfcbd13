import type { ContentType } from '#content/content-type.ts';
import { sharedFields } from '#content/fields.ts';
import { presentContent } from '#content/present-content.ts';
import { SECTION_LIST, type SectionRecord } from './sections.contract.ts';

/** What a section is to the verbs of `content/`. */
export const sectionType: ContentType<'sections', SectionRecord, null> = {
  ...SECTION_LIST,
  table: 'sections',
  // The total is spelled so in the specification, section 3.
  answer: { one: 'section', list: 'sections', total: 'totalsections' },
  filters: {},
  written: sharedFields(),
  searched: [],
  neededBy: { table: 'services', column: 'section_id', refusal: 'SECTION_HAS_SERVICES' },
  relate: async () => null,
  present: presentContent,
};
