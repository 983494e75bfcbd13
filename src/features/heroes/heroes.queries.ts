import { recordList } from '#lib/record-queries.ts';
import { contentFailures } from '#messages/content.ts';
import type { HeroListAnswer } from './heroes.contract.ts';

/** The heads of the home page that are on, in the clinic's order. */
export function heroList() {
  return recordList<HeroListAnswer>({ path: 'hero' }, {}, contentFailures.heroes);
}
