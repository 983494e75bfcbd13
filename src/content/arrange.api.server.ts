import { z } from '@hono/zod-openapi';
import type { Deps } from '#api/deps.ts';
import { type Api, defineRoute, jsonAnswer, jsonBody, newApi } from '#api/route.ts';
import { BULK } from '#lib/limits.ts';
import { changeMany, undoMany } from './bulk.db.server.ts';
import { type ContentCalls, changeAnswer } from './content-shapes.ts';
import type { ContentRecord, ContentTable, ContentType } from './content-type.ts';
import { openDesk } from './desk.server.ts';
import { filtersOf } from './list-content.db.server.ts';
import { bulkBody, changedRecord, orderBody, undoBody } from './manage.contract.ts';
import { orderContent } from './order.db.server.ts';

/** As many records as one call takes, each `{"id":"…","version":…}` in some 80 bytes. */
const MANY_RECORDS = { mostText: BULK.max * 100 };

/** `PUT type/order`, `POST type/bulk` and `POST type/bulk/undo` of a content type: they come before the calls that name one record. */
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
    await deps.store.write((trx) => orderContent(trx, type, ids, editor));
    return c.json({ success: true, message: say.ordered }, 200);
  });

  api.openapi(routes.bulk, async (c) => {
    const editor = desk.editor(c);
    const { action, ids = [], filter, expected } = c.req.valid('json');
    const many = filter
      ? { filter: { ...filter, filters: filtersOf(type.filters, filter) }, expected }
      : { ids };
    const records = await deps.store.write((trx) => changeMany(trx, type, action, many, editor));
    const changed = records.length;
    return c.json({ success: true, message: say[`${action}Many`](changed), changed, records }, 200);
  });

  api.openapi(routes.undo, async (c) => {
    const editor = desk.editor(c);
    const { records } = c.req.valid('json');
    const { length: changed } = await deps.store.write((trx) => undoMany(trx, type, records, editor));
    return c.json({ success: true, message: say.undoneMany(changed), changed }, 200);
  });

  return api;
}

function arrangeRoutes({ path, area, query }: ContentCalls) {
  const tags = [path];
  return {
    order: defineRoute(area, {
      ...{ method: 'put', path: `/${path}/order`, tags, summary: 'Puts the named ones in this order' },
      request: { body: jsonBody(orderBody) },
      responses: { 200: jsonAnswer('In order', changeAnswer()) },
    }),
    bulk: defineRoute(area, {
      ...{ method: 'post', path: `/${path}/bulk`, tags, summary: 'Publishes, hides, bins or restores many' },
      request: { body: jsonBody(bulkBody(query)) },
      responses: {
        200: jsonAnswer('Done', changeAnswer({ changed: z.int(), records: z.array(changedRecord) })),
      },
    }),
    undo: defineRoute(
      area,
      {
        ...{
          method: 'post',
          path: `/${path}/bulk/undo`,
          tags,
          summary: 'Takes back what published or hid many',
        },
        request: { body: jsonBody(undoBody) },
        responses: { 200: jsonAnswer('Taken back', changeAnswer({ changed: z.int() })) },
      },
      MANY_RECORDS,
    ),
  };
}
