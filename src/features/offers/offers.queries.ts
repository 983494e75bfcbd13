import { queryOptions } from '@tanstack/react-query';
import { readApi } from '#lib/api-client.ts';
import { recordList } from '#lib/record-queries.ts';
import { stringifySearch } from '#lib/search-params.ts';
import { contentFailures } from '#messages/content.ts';
import type { OfferListAnswer } from './offers.contract.ts';

/** The offers that run now, in the clinic's order. */
export function offerList(search: { search?: string; page?: number; size?: number } = {}) {
  return recordList<OfferListAnswer>({ path: 'offer' }, search, contentFailures.offers);
}

/** Whether any offer runs now. */
export function offersRun() {
  return queryOptions({
    queryKey: ['offer', 'run'],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const path = `offer${stringifySearch({ select: 'title', size: 1 })}`;
      return (await readApi<OfferListAnswer>(path, signal, contentFailures.offers)).totalOffers > 0;
    },
  });
}
