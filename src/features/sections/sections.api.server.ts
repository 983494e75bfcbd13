import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentRoutes } from '#content/content-routes.server.ts';
import { servicesOfSection } from '#features/services/services.db.server.ts';
import { sectionWords } from '#messages/staff-sections.ts';
import { sectionDetail, sectionInput, sectionQuery, sectionRecord } from './sections.contract.ts';
import { sectionType } from './sections.db.server.ts';

/** The calls about sections. */
export function sectionRoutes(deps: Deps): Api {
  return contentRoutes(
    deps,
    sectionType,
    {
      noun: sectionWords.noun,
      query: sectionQuery,
      record: sectionRecord,
      input: sectionInput,
    },
    {
      record: sectionDetail,
      present: async (section, at) => ({
        ...section,
        services: await servicesOfSection(deps.store.read, section._id, at),
      }),
    },
  );
}
