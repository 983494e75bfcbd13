import { z } from '@hono/zod-openapi';
import type { Deps } from '#api/deps.ts';
import { PUBLIC_CACHE } from '#api/keep-public.server.ts';
import { type Api, defineRoute, newApi } from '#api/route.ts';
import { type Area, may } from '#auth/permissions.ts';
import type { SessionUser } from '#auth/session-user.ts';
import { AppError } from '#lib/errors.ts';
import { referenceParams } from './content.contract.ts';
import { type Answer, type ContentCalls, shownRecord } from './content-shapes.ts';
import type { ContentRecord, ContentTable, ContentType } from './content-type.ts';
import { findContent, findRow } from './find-content.db.server.ts';
import { filtersOf, listContent, listRows } from './list-content.db.server.ts';
import { stateFilter } from './manage.contract.ts';
import { pickFields } from './present-content.ts';
import { presentOne, presentStaff } from './staff-view.db.server.ts';

/** Where `GET type/{reference}` shows visitors more than the list does. */
export interface Detail<Rec> {
  record: z.ZodObject;
  present(record: Rec, at: Date): Promise<object>;
}

/**
 * `GET type` and `GET type/{reference}` of a content type (specification, section 7). With `state` they are the staff's
 * view, which asks for the type's own right and is kept by nobody.
 */
export function contentReads<T extends ContentTable, Rec extends ContentRecord, Related>(
  deps: Deps,
  type: ContentType<T, Rec, Related>,
  calls: ContentCalls,
  detail?: Detail<Rec>,
): Api {
  const { store, clock } = deps;
  const api = newApi();

  api.openapi(listRoute(calls), async (c) => {
    const { state, ...query } = c.req.valid('query');
    const filtered = { ...query, filters: filtersOf(type.filters, query) };
    const at = clock();
    const answer = (page: { records: object[]; total: number; totalPages: number }): Answer => ({
      success: true,
      [calls.list]: page.records.map((record) => pickFields(record, query.select)),
      [calls.total]: page.total,
      totalPages: page.totalPages,
    });
    if (!state) {
      c.header('Cache-Control', PUBLIC_CACHE);
      return c.json(answer(await listContent(store.read, type, filtered, at)), 200);
    }
    assertStaff(c.get('user'), calls.area);
    const { rows, ...page } = await listRows(store.read, type, filtered, { at, staff: state });
    return c.json(answer({ ...page, records: await presentStaff(store.read, type, rows, at) }), 200);
  });

  api.openapi(detailRoute(calls, detail?.record ?? calls.record), async (c) => {
    const at = clock();
    const { reference } = c.req.valid('param');
    const { state } = c.req.valid('query');
    const answer = async (record: Rec, at: Date): Promise<Answer> => ({
      success: true,
      [calls.one]: detail ? await detail.present(record, at) : record,
    });
    if (state) {
      assertStaff(c.get('user'), calls.area);
      const row =
        (await findRow(store.read, type.table, reference, { at, staff: 'all' })) ??
        (await findRow(store.read, type.table, reference, { at, staff: 'trash' }));
      if (!row) throw new AppError('NOT_FOUND');
      return c.json(await answer(await presentOne(store.read, type, row, at), at), 200);
    }
    const record = await findContent(store.read, type, reference, at);
    if (!record) throw new AppError('NOT_FOUND');
    c.header('Cache-Control', PUBLIC_CACHE);
    return c.json(await answer(record, at), 200);
  });

  return api;
}

/**
 * What staff alone may see of a call that is everybody's.
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN
 */
function assertStaff(user: SessionUser | null, area: Area): void {
  if (!may(user, area)) throw new AppError(user ? 'FORBIDDEN' : 'UNAUTHENTICATED');
}

const staffQuery = { state: z.preprocess((given) => given || undefined, stateFilter) };

function listRoute(calls: ContentCalls) {
  const { list, total } = calls;
  const record = shownRecord(calls).partial().required({ _id: true, id: true }).openapi(calls.name);
  const answer: z.ZodType<Answer> = z.object({
    success: z.literal(true),
    [list]: z.array(record),
    [total]: z.int().meta({ description: 'How many match on all pages' }),
    totalPages: z.int(),
  });
  return defineRoute('public', {
    method: 'get',
    path: `/${calls.path}`,
    tags: [calls.path],
    summary: `The ${list} that visitors see; with \`state\` those of the staff`,
    request: { query: calls.query.extend(staffQuery) },
    responses: {
      200: { description: 'A page of them', content: { 'application/json': { schema: answer } } },
    },
  });
}

function detailRoute(calls: ContentCalls, shown: z.ZodObject) {
  const { one } = calls;
  const record = shown.extend(shownRecord(calls).shape).openapi(`${calls.name}Detail`);
  const answer: z.ZodType<Answer> = z.object({ success: z.literal(true), [one]: record });
  return defineRoute('public', {
    method: 'get',
    path: `/${calls.path}/{reference}`,
    tags: [calls.path],
    summary: `One ${one} by its _id or slug`,
    request: { params: referenceParams, query: z.object(staffQuery) },
    responses: {
      200: { description: `The ${one}`, content: { 'application/json': { schema: answer } } },
    },
  });
}
