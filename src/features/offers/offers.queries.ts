import { recordList } from '#lib/record-queries.ts';
import { contentFailures } from '#messages/content.ts';
import type { OfferListAnswer } from './offers.contract.ts';

/** The offers that run now, in the clinic's order. */
export function offerList(search: { search?: string; page?: number; size?: number } = {}) {
  return recordList<OfferListAnswer>({ path: 'offer' }, search, contentFailures.offers);
}
