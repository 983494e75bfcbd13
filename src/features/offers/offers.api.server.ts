import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentRoutes } from '#content/content-routes.server.ts';
import { offerWords } from '#messages/staff-offers.ts';
import { offerInput, offerQuery, offerRecord } from './offers.contract.ts';
import { offerType } from './offers.db.server.ts';

/** The calls about offers. */
export function offerRoutes(deps: Deps): Api {
  return contentRoutes(deps, offerType, {
    noun: offerWords.noun,
    query: offerQuery,
    record: offerRecord,
    input: offerInput,
  });
}
