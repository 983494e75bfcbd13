import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentReads } from '#content/content.api.server.ts';
import { serviceQuery, serviceRecord } from './services.contract.ts';
import { serviceType } from './services.db.server.ts';

/** The calls about services. */
export function serviceRoutes(deps: Deps): Api {
  return contentReads(deps, serviceType, {
    path: 'service',
    name: 'Service',
    query: serviceQuery,
    record: serviceRecord,
  });
}
