import { z } from '@hono/zod-openapi';
import type { Deps } from '#api/deps.ts';
import { type Api, defineRoute, jsonAnswer, jsonBody, newApi } from '#api/route.ts';
import { changeMany } from './bulk.db.server.ts';
import { type ContentCalls, changeAnswer } from './content-shapes.ts';
import type { ContentRecord, ContentTable, ContentType } from './content-type.ts';
import { openDesk } from './desk.server.ts';
import { bulkBody, orderBody } from './manage.contract.ts';
import { orderContent } from './order.db.server.ts';

/** `PUT type/order` and `POST type/bulk` of a content type: they come before the calls that name one record. */
export function contentArrangements<T extends ContentTable, Rec extends ContentRecord, Related>(
  deps: Deps,
  type: ContentType<T, Rec, Related>,
  calls: ContentCalls,
): Api {
  const desk = openDesk(deps, type, calls);
  const { say } = desk;
  const routes = arrangeRoutes(calls);
  const api = newApi();

  api.openapi(routes.order, async (c) => {
    const editor = desk.editor(c);
    const { ids } = c.req.valid('json');
    await desk.write(editor, (trx) => orderContent(trx, type, ids, editor));
    return c.json({ success: true, message: say.ordered }, 200);
  });

  api.openapi(routes.bulk, async (c) => {
    const editor = desk.editor(c);
    const body = c.req.valid('json');
    const changed = await desk.write(editor, (trx) => changeMany(trx, type, body, editor));
    return c.json({ success: true, message: say[`${body.action}Many`](changed), changed }, 200);
  });

  return api;
}

function arrangeRoutes({ path, area }: ContentCalls) {
  const tags = [path];
  return {
    order: defineRoute(area, {
      ...{ method: 'put', path: `/${path}/order`, tags, summary: 'Puts the named ones in this order' },
      request: { body: jsonBody(orderBody) },
      responses: { 200: jsonAnswer('In order', changeAnswer()) },
    }),
    bulk: defineRoute(area, {
      ...{ method: 'post', path: `/${path}/bulk`, tags, summary: 'Publishes, hides, bins or restores many' },
      request: { body: jsonBody(bulkBody) },
      responses: { 200: jsonAnswer('Done', changeAnswer({ changed: z.int() })) },
    }),
  };
}
