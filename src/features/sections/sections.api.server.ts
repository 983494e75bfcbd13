import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentReads } from '#content/content.api.server.ts';
import { servicesOfSection } from '#features/services/services.db.server.ts';
import { sectionDetail, sectionQuery, sectionRecord } from './sections.contract.ts';
import { sectionType } from './sections.db.server.ts';

/** The calls about sections. */
export function sectionRoutes(deps: Deps): Api {
  return contentReads(deps, sectionType, {
    path: 'section',
    name: 'Section',
    query: sectionQuery,
    record: sectionRecord,
    detail: {
      record: sectionDetail,
      present: async (section, at) => ({
        ...section,
        services: await servicesOfSection(deps.store.read, section._id, at),
      }),
    },
  });
}
