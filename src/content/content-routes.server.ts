import type { Deps } from '#api/deps.ts';
import { type Api, newApi } from '#api/route.ts';
import { contentArrangements } from './arrange.api.server.ts';
import { contentChanges } from './change.api.server.ts';
import { contentReads, type Detail } from './content.api.server.ts';
import { type CallsOfType, namedCalls } from './content-shapes.ts';
import type { ContentRecord, ContentTable, ContentType } from './content-type.ts';
import { contentVersions } from './versions.api.server.ts';

/** Every call of a content type, for visitors and for staff (`manage.contract.ts`). */
export function contentRoutes<T extends ContentTable, Rec extends ContentRecord, Related>(
  deps: Deps,
  type: ContentType<T, Rec, Related>,
  described: CallsOfType,
  detail?: Detail<Rec>,
): Api {
  const calls = namedCalls(type.table, described);
  const api = newApi();
  api.route('/', contentReads(deps, type, calls, detail));
  // Before the calls that name one record: `order` is no id.
  api.route('/', contentArrangements(deps, type, calls));
  api.route('/', contentChanges(deps, type, calls));
  api.route('/', contentVersions(deps, type, calls));
  return api;
}
