import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentRoutes } from '#content/content-routes.server.ts';
import { newsWords } from '#messages/staff-news.ts';
import { newsInput, newsQuery, newsRecord } from './news.contract.ts';
import { newsType } from './news.db.server.ts';

/** The calls about news. */
export function newsRoutes(deps: Deps): Api {
  return contentRoutes(deps, newsType, {
    noun: newsWords.noun,
    query: newsQuery,
    record: newsRecord,
    input: newsInput,
  });
}
