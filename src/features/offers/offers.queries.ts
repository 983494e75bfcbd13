import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readApi } from '#lib/api-client.ts';
import type { ListAnswer } from '#lib/content-types.ts';
import { recordDetail, recordList } from '#lib/record-queries.ts';
import { stringifySearch } from '#lib/search-params.ts';
import { contentFailures } from '#messages/content.ts';
import type { OfferAnswer, OfferCard, OfferListAnswer } from './offers.contract.ts';

/** A list page without the long texts of its offers. */
export type OfferCards = ListAnswer<'offers', OfferCard>;

const CARD =
  'slug,title,subTitle,image,price,formerPrice,startsAt,endsAt,licence,service,createdAt,updatedAt';

/** The offers that run now, as cards show them, in the clinic's order. */
export function offerList(search: { search?: string; page?: number; size?: number } = {}) {
  return recordList<OfferCards>({ path: 'offer' }, search, contentFailures.offers, CARD);
}

/** Whether any offer runs: then the menus lead to them. As each page is made, so for the visit. */
export function offersRun() {
  return queryOptions({
    queryKey: ['offer', 'run'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const path = `offer${stringifySearch({ select: 'title', size: 1 })}`;
      return (await readApi<OfferListAnswer>(path, signal, contentFailures.offers)).totalOffers > 0;
    },
  });
}

/** Sees to it that `offersRun` has its answer: no page is lost because its menu could not be read. */
export async function loadOffersRun(queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.ensureQueryData(offersRun());
  } catch {
    queryClient.setQueryData(offersRun().queryKey, false);
  }
}

/** One running offer by `_id` or slug. Another fails with status 404. */
export function offerDetail(reference: string) {
  return recordDetail(
    { path: 'offer' },
    reference,
    contentFailures.offers,
    (answer: OfferAnswer) => answer.offer,
  );
}
