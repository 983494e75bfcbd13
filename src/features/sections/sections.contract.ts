import { z } from 'zod';
import { fieldsOf, listQuery, recordBase, recordKeys, SORTS } from '#content/content.contract.ts';
import { contentInput } from '#content/manage.contract.ts';
import { serviceCard } from '#features/services/services.contract.ts';
import type { ListAnswer, RecordAnswer } from '#lib/content-types.ts';

export const sectionRecord = z.object({ ...recordKeys, ...recordBase });
export type SectionRecord = z.infer<typeof sectionRecord>;

/** What staff write of a section (`content/manage.contract.ts`). */
export const sectionInput = z.object(contentInput);

/** How `GET section` may be asked (specification, sections 7 and 9). */
export const SECTION_LIST = {
  sorts: SORTS,
  defaultSort: 'createdAt:desc',
  defaultSize: 6,
  fields: fieldsOf(sectionRecord),
};

export const sectionQuery = listQuery(SECTION_LIST);

export const sectionDetail = sectionRecord.extend({
  services: z.array(serviceCard).meta({ description: "In the clinic's order" }),
});
export type SectionDetail = z.infer<typeof sectionDetail>;

/** Answer of `GET section`; the total's name is the specification's. */
export type SectionListAnswer = ListAnswer<'sections', SectionRecord>;

/** Answer of `GET section/{reference}`. */
export type SectionAnswer = RecordAnswer<'sections', SectionDetail>;
