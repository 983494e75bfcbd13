import type { Context } from 'hono';
import type { Deps } from '#api/deps.ts';
import { bodyOf, jsonOrForm } from '#api/json-or-form.server.ts';
import { retryHeaders } from '#api/retry-headers.ts';
import { type Api, type ApiEnv, defineRoute, jsonAnswer, newApi } from '#api/route.ts';
import { idFor } from '#lib/ids.server.ts';
import { restoreContent, trashContent } from './bin.db.server.ts';
import { addContent, type Change, changeContent } from './change-content.db.server.ts';
import { type ContentCalls, changeAnswer, idParams, staffRecord } from './content-shapes.ts';
import type { ContentRecord, ContentTable, ContentType, Input } from './content-type.ts';
import { MOST_TEXT, openDesk } from './desk.server.ts';
import { isKept } from './find-content.db.server.ts';
import { changeBodies, createBodies, noPictureQuery, pictureBody } from './manage.contract.ts';
import { type PictureFields, takePicture } from './picture.server.ts';
import { rowOf } from './staff-view.db.server.ts';

/** `POST type`, `PUT` and `DELETE type/{id}` and `type/image/{id}`, `POST type/{id}/restore` of a content type. */
export function contentChanges<T extends ContentTable, Rec extends ContentRecord, Related>(
  deps: Deps,
  type: ContentType<T, Rec, Related>,
  calls: ContentCalls,
): Api {
  const { read } = deps.store;
  const desk = openDesk(deps, type, calls);
  const { say } = desk;
  const routes = changeRoutes(calls);
  const api = newApi();

  api.openapi(routes.create, async (c) => {
    const editor = desk.editor(c);
    const { input, picture } = split(bodyOf(c, routes.bodies.create));
    const key = c.req.valid('header')['idempotency-key'];
    const id = key ? idFor(type.table, editor.by, key) : undefined;
    const store = await takePicture(read, picture, null);
    const answer = await deps.store.write(async (trx) => {
      const what = { id, input, imageId: store ? await store(trx, editor.at) : undefined };
      if (id && (await isKept(trx, type.table, id))) {
        const row = await rowOf(trx, type, id, editor);
        await changeContent(trx, type, row, { ...what, version: 1 }, editor).catch((error: unknown) =>
          desk.tellCurrent(error, trx, id, editor),
        );
        return desk.answer(trx, say.created, id, editor);
      }
      return desk.answer(trx, say.created, await addContent(trx, type, what, editor), editor);
    });
    return c.json(answer, 200);
  });

  /** Changes a part of a record; the calls that do it differ in what they take. */
  async function change(c: Context<ApiEnv>, id: string, body: Input, message: string) {
    const editor = desk.editor(c);
    const { input, picture, version } = split(body);
    const store = await takePicture(read, picture, await rowOf(read, type, id, editor));
    return deps.store.write(async (trx) => {
      const row = await rowOf(trx, type, id, editor);
      const what: Change = { input, version, imageId: store ? await store(trx, editor.at) : undefined };
      await changeContent(trx, type, row, what, editor).catch((error: unknown) =>
        desk.tellCurrent(error, trx, row.id, editor),
      );
      return desk.answer(trx, message, row.id, editor);
    });
  }

  api.openapi(routes.change, async (c) =>
    c.json(await change(c, c.req.valid('param').id, bodyOf(c, routes.bodies.change), say.changed), 200),
  );

  api.openapi(routes.picture, async (c) =>
    c.json(await change(c, c.req.valid('param').id, c.req.valid('form'), say.pictureChanged), 200),
  );

  api.openapi(routes.removePicture, async (c) => {
    const body = { image: null, ...c.req.valid('query') };
    return c.json(await change(c, c.req.valid('param').id, body, say.pictureRemoved), 200);
  });

  api.openapi(routes.trash, async (c) => {
    const editor = desk.editor(c);
    await deps.store.write(async (trx) =>
      trashContent(trx, type, await rowOf(trx, type, c.req.valid('param').id, editor), editor),
    );
    return c.json({ success: true, message: say.trashed }, 200);
  });

  api.openapi(routes.restore, async (c) => {
    const editor = desk.editor(c);
    const answer = await deps.store.write(async (trx) => {
      const row = await rowOf(trx, type, c.req.valid('param').id, { ...editor, bin: true });
      await restoreContent(trx, type, row, editor);
      return desk.answer(trx, say.restored, row.id, editor);
    });
    return c.json(answer, 200);
  });

  return api;
}

/** What of a body is the type's input, and what is not. A picture takes its words with it. */
function split({ image, focalX, focalY, version, ...given }: Input) {
  const input = image === null ? { ...given, imageAlt: '' } : given;
  return { input, version, picture: { image, focalX, focalY } as PictureFields };
}

function changeRoutes(calls: ContentCalls) {
  const { path, area, name, one } = calls;
  const answer = changeAnswer({ [one]: staffRecord(calls) });
  const bodies = { create: createBodies(calls.input), change: changeBodies(calls.input) };
  const params = { params: idParams };
  const tags = [path];
  return {
    bodies,
    create: defineRoute(
      area,
      {
        ...{
          method: 'post',
          path: `/${path}`,
          tags,
          summary: `Adds a ${name}, published unless it says otherwise`,
        },
        request: { headers: retryHeaders, body: jsonOrForm(bodies.create) },
        responses: { 200: jsonAnswer('Added', answer) },
      },
      MOST_TEXT,
    ),
    change: defineRoute(
      area,
      {
        ...{ method: 'put', path: `/${path}/{id}`, tags, summary: `Changes what is given of a ${name}` },
        request: { ...params, body: jsonOrForm(bodies.change) },
        responses: { 200: jsonAnswer('Changed', answer) },
      },
      MOST_TEXT,
    ),
    picture: defineRoute(area, {
      ...{
        method: 'put',
        path: `/${path}/image/{id}`,
        tags,
        summary: 'Changes the picture, its text or its focal point',
      },
      request: { ...params, body: { content: { 'multipart/form-data': { schema: pictureBody } } } },
      responses: { 200: jsonAnswer('Changed', answer) },
    }),
    removePicture: defineRoute(area, {
      ...{ method: 'delete', path: `/${path}/image/{id}`, tags, summary: 'Takes the picture away' },
      request: { ...params, query: noPictureQuery },
      responses: { 200: jsonAnswer('Changed', answer) },
    }),
    trash: defineRoute(area, {
      ...{
        method: 'delete',
        path: `/${path}/{id}`,
        tags,
        summary: `Puts a ${name} into the bin for 30 days`,
      },
      request: params,
      responses: { 200: jsonAnswer('In the bin', changeAnswer()) },
    }),
    restore: defineRoute(area, {
      ...{ method: 'post', path: `/${path}/{id}/restore`, tags, summary: `Takes a ${name} out of the bin` },
      request: params,
      responses: { 200: jsonAnswer('Restored', answer) },
    }),
  };
}
