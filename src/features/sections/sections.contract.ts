import { z } from 'zod';
import { listQuery, recordBase, recordKeys } from '#content/content.contract.ts';
import { serviceCard } from '#features/services/services.contract.ts';

/** How `GET section` may be asked (specification, sections 7 and 9). */
export const SECTION_LIST = {
  sorts: ['createdAt', 'updatedAt', 'title', 'position'],
  defaultSort: 'createdAt:desc',
  defaultSize: 6,
  fields: ['slug', 'title', 'subTitle', 'image', 'createdAt', 'updatedAt'],
} as const;

export const sectionQuery = listQuery(SECTION_LIST);

export const sectionRecord = z.object({ ...recordKeys, ...recordBase });
export type SectionRecord = z.infer<typeof sectionRecord>;

export const sectionDetail = sectionRecord.extend({
  services: z.array(serviceCard).meta({ description: "In the clinic's order" }),
});
export type SectionDetail = z.infer<typeof sectionDetail>;

/** Answer of `GET section`; the total's name is the specification's. */
export interface SectionListAnswer {
  success: true;
  sections: SectionRecord[];
  totalsections: number;
  totalPages: number;
}

/** Answer of `GET section/{reference}`. */
export interface SectionAnswer {
  success: true;
  section: SectionDetail;
}
