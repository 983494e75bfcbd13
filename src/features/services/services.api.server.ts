import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentRoutes } from '#content/content-routes.server.ts';
import { serviceWords } from '#messages/staff-services.ts';
import { serviceInput, serviceQuery, serviceRecord } from './services.contract.ts';
import { serviceType } from './services.db.server.ts';

/** The calls about services. */
export function serviceRoutes(deps: Deps): Api {
  return contentRoutes(deps, serviceType, {
    noun: serviceWords.noun,
    query: serviceQuery,
    record: serviceRecord,
    input: serviceInput,
  });
}
