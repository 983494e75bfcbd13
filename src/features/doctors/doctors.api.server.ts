import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentRoutes } from '#content/content-routes.server.ts';
import { doctorWords } from '#messages/staff-doctors.ts';
import { doctorInput, doctorQuery, doctorRecord } from './doctors.contract.ts';
import { doctorType } from './doctors.db.server.ts';

/** The calls about doctors. */
export function doctorRoutes(deps: Deps): Api {
  return contentRoutes(deps, doctorType, {
    noun: doctorWords.noun,
    query: doctorQuery,
    record: doctorRecord,
    input: doctorInput,
  });
}
