import { z } from 'zod';
import {
  fieldsOf,
  listQuery,
  recordBase,
  recordKeys,
  SORTS,
  titleRecord,
} from '#content/content.contract.ts';
import { line, link, moment, orNone, paragraphs, riyals } from '#content/input-fields.contract.ts';
import { contentInput } from '#content/manage.contract.ts';
import type { ListAnswer, RecordAnswer } from '#lib/content-types.ts';
import { TITLE } from '#lib/limits.ts';

/** An offer (decision 18). */
export const offerRecord = z.object({
  ...recordKeys,
  ...recordBase,
  text: z.array(z.string()).meta({ description: 'Paragraphs' }),
  price: z.int().meta({ description: 'Whole riyals' }),
  formerPrice: z.int().nullable().meta({ description: 'Whole riyals; null where nothing is compared' }),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().meta({ description: 'The first moment at which it is over' }),
  licence: z.string().meta({ description: 'Number of the advertising licence' }),
  service: titleRecord.nullable().meta({ description: 'What is booked; null while visitors may not see it' }),
});
export type OfferRecord = z.infer<typeof offerRecord>;

/** What staff write of an offer (decision 18; `content/manage.contract.ts`). */
export const offerInput = z.object({
  ...contentInput,
  text: paragraphs.optional(),
  price: riyals,
  formerPrice: orNone(riyals).optional(),
  startsAt: moment,
  endsAt: moment,
  licence: line({ min: 0, max: TITLE.max }).optional(),
  serviceId: orNone(link).optional(),
});

/** An offer without the long text, as a card shows one. */
export type OfferCard = Omit<OfferRecord, 'text'>;

/** How `GET offer` may be asked; by itself it is in the clinic's order. */
export const OFFER_LIST = {
  sorts: SORTS,
  defaultSort: 'position:asc',
  defaultSize: 12,
  fields: fieldsOf(offerRecord),
};

export const offerQuery = listQuery(OFFER_LIST);

/** Answer of `GET offer`: those that run at the moment of asking. */
export type OfferListAnswer = ListAnswer<'offers', OfferRecord>;

/** Answer of `GET offer/{reference}`. */
export type OfferAnswer = RecordAnswer<'offers', OfferRecord>;
