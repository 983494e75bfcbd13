import { z } from '@hono/zod-openapi';
import type { Deps } from '#api/deps.ts';
import { PUBLIC_CACHE } from '#api/keep-public.server.ts';
import { type Api, defineRoute, newApi } from '#api/route.ts';
import { AppError } from '#lib/errors.ts';
import { type ListQuery, referenceParams } from './content.contract.ts';
import type { ContentRecord, ContentTable, ContentType, Filters } from './content-type.ts';
import { findContent } from './find-content.db.server.ts';
import { listContent } from './list-content.db.server.ts';
import { pickFields } from './present-content.ts';

/** Its names come from the description of the type, so that the compiler knows no more of it. */
type Answer = Record<string, unknown>;

/** What the two public reads of a content type need beside its description. */
export interface ContentReads<Rec extends ContentRecord> extends Shapes {
  /** Where `GET type/{reference}` shows more than the list does. */
  detail?: { record: z.ZodObject; present(record: Rec, at: Date): Promise<object> };
}

interface Shapes {
  /** The last part of the path: `section`. */
  path: string;
  /** The name of the record in the API's description. */
  name: string;
  query: ListQuery;
  record: z.ZodObject;
}

/** `GET type` and `GET type/{reference}` of a content type (specification, section 7). */
export function contentReads<T extends ContentTable, Rec extends ContentRecord, Related>(
  deps: Deps,
  type: ContentType<T, Rec, Related>,
  reads: ContentReads<Rec>,
): Api {
  const { store, clock } = deps;
  const api = newApi();

  api.openapi(listRoute(type, reads), async (c) => {
    const query = c.req.valid('query');
    const filters = filtersOf(type.filters, query);
    const page = await listContent(store.read, type, { ...query, filters }, clock());
    const answer: Answer = {
      success: true,
      [type.answer.list]: page.records.map((record) => pickFields(record, query.select)),
      [type.answer.total]: page.total,
      totalPages: page.totalPages,
    };
    c.header('Cache-Control', PUBLIC_CACHE);
    return c.json(answer, 200);
  });

  api.openapi(detailRoute(type, reads, reads.detail?.record ?? reads.record), async (c) => {
    const at = clock();
    const record = await findContent(store.read, type, c.req.valid('param').reference, at);
    if (!record) throw new AppError('NOT_FOUND');
    const shown = reads.detail ? await reads.detail.present(record, at) : record;
    const answer: Answer = { success: true, [type.answer.one]: shown };
    c.header('Cache-Control', PUBLIC_CACHE);
    return c.json(answer, 200);
  });

  return api;
}

/** The type's own parameters, which its query has as lists (`repeated`). */
function filtersOf(known: Filters, query: object): Record<string, string[]> {
  const given = Object.entries(query).filter(([name]) => Object.hasOwn(known, name));
  return Object.fromEntries(given);
}

function listRoute(type: { answer: { list: string; total: string } }, reads: Shapes) {
  const record = reads.record.partial().required({ _id: true, id: true }).openapi(reads.name);
  const answer: z.ZodType<Answer> = z.object({
    success: z.literal(true),
    [type.answer.list]: z.array(record),
    [type.answer.total]: z.int().meta({ description: 'How many match on all pages' }),
    totalPages: z.int(),
  });
  return defineRoute('public', {
    method: 'get',
    path: `/${reads.path}`,
    tags: [reads.path],
    summary: `The ${type.answer.list} that visitors see`,
    request: { query: reads.query },
    responses: {
      200: { description: 'A page of them', content: { 'application/json': { schema: answer } } },
    },
  });
}

function detailRoute(type: { answer: { one: string } }, reads: Shapes, shown: z.ZodObject) {
  // Made anew, as `partial` does above: only schemas made after this module can be given a name.
  const record = shown.extend({}).openapi(`${reads.name}Detail`);
  const answer: z.ZodType<Answer> = z.object({
    success: z.literal(true),
    [type.answer.one]: record,
  });
  return defineRoute('public', {
    method: 'get',
    path: `/${reads.path}/{reference}`,
    tags: [reads.path],
    summary: `One ${type.answer.one} by its _id or slug`,
    request: { params: referenceParams },
    responses: {
      200: { description: `The ${type.answer.one}`, content: { 'application/json': { schema: answer } } },
    },
  });
}
