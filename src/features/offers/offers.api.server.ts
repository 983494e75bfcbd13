import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentReads } from '#content/content.api.server.ts';
import { offerQuery, offerRecord } from './offers.contract.ts';
import { offerType } from './offers.db.server.ts';

/** The calls about offers. */
export function offerRoutes(deps: Deps): Api {
  return contentReads(deps, offerType, {
    path: 'offer',
    name: 'Offer',
    query: offerQuery,
    record: offerRecord,
  });
}
