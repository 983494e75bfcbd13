import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentReads } from '#content/content.api.server.ts';
import { heroQuery, heroRecord } from './heroes.contract.ts';
import { heroType } from './heroes.db.server.ts';

/** The calls about the heads of the home page. */
export function heroRoutes(deps: Deps): Api {
  return contentReads(deps, heroType, { path: 'hero', name: 'Hero', query: heroQuery, record: heroRecord });
}
