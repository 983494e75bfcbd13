import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentRoutes } from '#content/content-routes.server.ts';
import { reviewWords } from '#messages/staff-reviews.ts';
import { reviewInput, reviewQuery, reviewRecord } from './reviews.contract.ts';
import { reviewType } from './reviews.db.server.ts';

/** The calls about what patients say. */
export function reviewRoutes(deps: Deps): Api {
  return contentRoutes(deps, reviewType, {
    noun: reviewWords.noun,
    query: reviewQuery,
    record: reviewRecord,
    input: reviewInput,
  });
}
