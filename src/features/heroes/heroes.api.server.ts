import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentRoutes } from '#content/content-routes.server.ts';
import { heroWords } from '#messages/staff-heroes.ts';
import { heroInput, heroQuery, heroRecord } from './heroes.contract.ts';
import { heroType } from './heroes.db.server.ts';

/** The calls about the heads of the home page. */
export function heroRoutes(deps: Deps): Api {
  return contentRoutes(deps, heroType, {
    noun: heroWords.noun,
    query: heroQuery,
    record: heroRecord,
    input: heroInput,
  });
}
