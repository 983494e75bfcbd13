import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentReads } from '#content/content.api.server.ts';
import { doctorQuery, doctorRecord } from './doctors.contract.ts';
import { doctorType } from './doctors.db.server.ts';

/** The calls about doctors. */
export function doctorRoutes(deps: Deps): Api {
  return contentReads(deps, doctorType, {
    path: 'doctor',
    name: 'Doctor',
    query: doctorQuery,
    record: doctorRecord,
  });
}
