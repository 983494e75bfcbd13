import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentRoutes } from '#content/content-routes.server.ts';
import { testimonialInput, testimonialQuery, testimonialRecord } from './testimonials.contract.ts';
import { testimonialType } from './testimonials.db.server.ts';

const COUNTED = {
  one: 'شهادة واحدة',
  two: 'شهادتين',
  few: '{n} شهادات',
  many: '{n} شهادة',
  other: '{n} شهادة',
};

/** The calls about what patients say. */
export function testimonialRoutes(deps: Deps): Api {
  return contentRoutes(deps, testimonialType, {
    noun: { bare: 'شهادة', one: 'الشهادة', many: 'الشهادات', counted: COUNTED },
    query: testimonialQuery,
    record: testimonialRecord,
    input: testimonialInput,
  });
}
