import { z } from 'zod';
import {
  fieldsOf,
  listQuery,
  recordBase,
  recordKeys,
  repeatedText,
  SORTS,
  titleRecord,
} from '#content/content.contract.ts';
import { link, orNone, paragraphs, points, riyals } from '#content/input-fields.contract.ts';
import { contentInput } from '#content/manage.contract.ts';
import type { ListAnswer, RecordAnswer } from '#lib/content-types.ts';

/** The parent section, populated; its plain id while visitors may not see it (specification, section 3). */
export const sectionOfService = z.union([titleRecord, z.string()]);

export const serviceRecord = z.object({
  ...recordKeys,
  ...recordBase,
  sectionId: sectionOfService,
  description: z.array(z.string()).meta({ description: 'Paragraphs' }),
  features: z.array(z.string()).meta({ description: 'Short points' }),
  priceFrom: z.int().nullable().meta({ description: 'Whole riyals; null where no price is shown' }),
});
export type ServiceRecord = z.infer<typeof serviceRecord>;

/** What staff write of a service (`content/manage.contract.ts`). */
export const serviceInput = z.object({
  ...contentInput,
  sectionId: link,
  description: paragraphs.optional(),
  features: points.optional(),
  priceFrom: orNone(riyals).optional(),
});

/** How `GET service` may be asked (specification, sections 7 and 9). */
export const SERVICE_LIST = {
  sorts: SORTS,
  defaultSort: 'createdAt:desc',
  defaultSize: 6,
  fields: fieldsOf(serviceRecord),
};

export const serviceQuery = listQuery(SERVICE_LIST).extend({
  sectionIds: repeatedText('Services of these sections alone; repeated as `sectionIds=a&sectionIds=b`'),
});

/** A service without its long texts, as lists of other records show it. */
export const serviceCard = serviceRecord.omit({ description: true, features: true });
export type ServiceCard = z.infer<typeof serviceCard>;

/** Answer of `GET service`. */
export type ServiceListAnswer = ListAnswer<'services', ServiceRecord>;

/** Answer of `GET service/{reference}`. */
export type ServiceAnswer = RecordAnswer<'services', ServiceRecord>;
