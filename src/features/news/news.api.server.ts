import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentReads } from '#content/content.api.server.ts';
import { newsQuery, newsRecord } from './news.contract.ts';
import { newsType } from './news.db.server.ts';

/** The calls about news. */
export function newsRoutes(deps: Deps): Api {
  return contentReads(deps, newsType, { path: 'news', name: 'News', query: newsQuery, record: newsRecord });
}
