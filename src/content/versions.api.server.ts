import { z } from '@hono/zod-openapi';
import type { Deps } from '#api/deps.ts';
import { type Api, defineRoute, jsonAnswer, newApi } from '#api/route.ts';
import { AppError } from '#lib/errors.ts';
import { presentImage } from '#media/media-address.ts';
import { changeContent } from './change-content.db.server.ts';
import { withoutGone } from './check-input.db.server.ts';
import { imageRecord } from './content.contract.ts';
import {
  type Answer,
  type ContentCalls,
  changeAnswer,
  idParams,
  presentVersion,
  staffRecord,
  versionParams,
} from './content-shapes.ts';
import type { ContentRecord, ContentTable, ContentType, Input } from './content-type.ts';
import { openDesk } from './desk.server.ts';
import { publishing, staffFields, versionRecord } from './manage.contract.ts';
import { rowOf } from './staff-view.db.server.ts';
import { findVersion, listVersions } from './versions.db.server.ts';

/** `GET type/{id}/versions`, `GET …/{version}` and `POST …/{version}/restore` of a content type. */
export function contentVersions<T extends ContentTable, Rec extends ContentRecord, Related>(
  deps: Deps,
  type: ContentType<T, Rec, Related>,
  calls: ContentCalls,
): Api {
  const { read } = deps.store;
  const desk = openDesk(deps, type, calls);
  const routes = versionRoutes(calls);
  const api = newApi();

  api.openapi(routes.list, async (c) => {
    const row = await rowOf(read, type, c.req.valid('param').id, desk.editor(c));
    const kept = await listVersions(read, type.table, row.id);
    const versions = kept.map((version) => presentVersion(version, row.version));
    return c.json({ success: true, versions } satisfies Answer, 200);
  });

  api.openapi(routes.one, async (c) => {
    const { id, version: number } = c.req.valid('param');
    const row = await rowOf(read, type, id, desk.editor(c));
    const kept = await findVersion(read, type.table, row.id, number);
    if (!kept) throw new AppError('NOT_FOUND');
    const input = JSON.parse(kept.input) as Input;
    const image = presentImage(kept.image_id, String(input.imageAlt ?? ''));
    const version = { ...presentVersion(kept, row.version), input, image };
    return c.json({ success: true, version } satisfies Answer, 200);
  });

  api.openapi(routes.restore, async (c) => {
    const editor = desk.editor(c);
    const { id, version } = c.req.valid('param');
    const answer = await deps.store.write(async (trx) => {
      const row = await rowOf(trx, type, id, editor);
      const kept = await findVersion(trx, type.table, row.id, version);
      if (!kept) throw new AppError('NOT_FOUND');
      const input = await withoutGone(trx, type, textsOf(JSON.parse(kept.input) as Input), editor.at);
      const change = { input, imageId: kept.image_id };
      await changeContent(trx, type, row, change, { ...editor, action: 'content.version' });
      return desk.answer(trx, desk.say.versionRestored, row.id, editor);
    });
    return c.json(answer, 200);
  });

  return api;
}

/** What comes back with a version: what was written, not where it stood or whether it was seen. */
function textsOf(input: Input): Input {
  const { imageAlt, ...standing } = publishing;
  return Object.fromEntries(Object.entries(input).filter(([name]) => !Object.hasOwn(standing, name)));
}

function versionRoutes(calls: ContentCalls) {
  const { path, area, input, name, one } = calls;
  const tags = [path];
  const list: z.ZodType<Answer> = z.object({ success: z.literal(true), versions: z.array(versionRecord) });
  const version: z.ZodType<Answer> = z.object({
    success: z.literal(true),
    version: versionRecord.extend({ input: staffFields(input).input, image: imageRecord.nullable() }),
  });
  return {
    list: defineRoute(area, {
      ...{
        method: 'get',
        path: `/${path}/{id}/versions`,
        tags,
        summary: `The kept states of a ${name}, newest first`,
      },
      request: { params: idParams },
      responses: { 200: jsonAnswer('All that are kept', list) },
    }),
    one: defineRoute(area, {
      ...{
        method: 'get',
        path: `/${path}/{id}/versions/{version}`,
        tags,
        summary: `A kept state of a ${name}`,
      },
      request: { params: versionParams },
      responses: { 200: jsonAnswer('What was written', version) },
    }),
    restore: defineRoute(area, {
      ...{ method: 'post', path: `/${path}/{id}/versions/{version}/restore`, tags },
      summary: `Brings back what was written of a ${name}, as a new version`,
      request: { params: versionParams },
      responses: { 200: jsonAnswer('Restored', changeAnswer({ [one]: staffRecord(calls) })) },
    }),
  };
}
