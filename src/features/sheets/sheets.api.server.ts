import type { Deps } from '#api/deps.ts';
import { bodyOf, jsonOrForm } from '#api/json-or-form.server.ts';
import { PUBLIC_CACHE } from '#api/keep-public.server.ts';
import { retryHeaders } from '#api/retry-headers.ts';
import { type Api, callerOf, defineRoute, jsonAnswer, newApi } from '#api/route.ts';
import { noPictureQuery } from '#content/manage.contract.ts';
import { AppError } from '#lib/errors.ts';
import { sheetAnswers } from '#messages/sheet-answers.ts';
import {
  addSheet,
  changeSheet,
  deleteSheet,
  presentOneSheet,
  presentSheets,
  type SheetChange,
} from './manage-sheets.server.ts';
import { presentPublicSheet } from './present-sheet.server.ts';
import { countDays, reportStart } from './report.rules.ts';
import {
  newSheetBodies,
  reportParams,
  type SheetInput,
  sheetAnswer,
  sheetChangeAnswer,
  sheetChangeBodies,
  sheetIdParams,
  sheetListAnswer,
  sheetMessageAnswer,
  sheetNameParams,
  sheetPictureBody,
  sheetReportAnswer,
} from './sheets.contract.ts';
import {
  countLeadsByHour,
  countLeadsBySheet,
  findSheetByName,
  findSheetByReport,
} from './sheets.db.server.ts';

const tags = ['sheet'];

const readRoute = defineRoute('public', {
  ...{ method: 'get', path: '/sheet/{name}', tags, summary: 'The influencer’s form that a link names' },
  request: { params: sheetNameParams },
  responses: { 200: jsonAnswer('The sheet; an unknown or closed one is 404', sheetAnswer) },
});

const reportRoute = defineRoute('public', {
  ...{
    method: 'get',
    path: '/sheet/{name}/report/{key}',
    tags,
    summary: 'An influencer’s numbers, by secret key',
  },
  request: { params: reportParams },
  responses: { 200: jsonAnswer('Numbers by day; nobody’s data', sheetReportAnswer) },
});

const listRoute = defineRoute('sheets', {
  ...{ method: 'get', path: '/sheet', tags, summary: 'All sheets with their leads and deliveries' },
  responses: { 200: jsonAnswer('Newest first', sheetListAnswer) },
});

const createRoute = defineRoute('sheets', {
  ...{ method: 'post', path: '/sheet', tags, summary: 'Adds a sheet, open unless it says otherwise' },
  request: { headers: retryHeaders, body: jsonOrForm(newSheetBodies) },
  responses: { 200: jsonAnswer('Added', sheetChangeAnswer) },
});

const changeRoute = defineRoute('sheets', {
  ...{ method: 'put', path: '/sheet/{id}', tags, summary: 'Changes what is given of a sheet' },
  request: { params: sheetIdParams, body: jsonOrForm(sheetChangeBodies) },
  responses: { 200: jsonAnswer('Changed', sheetChangeAnswer) },
});

const pictureRoute = defineRoute('sheets', {
  ...{ method: 'put', path: '/sheet/image/{id}', tags, summary: 'Changes the picture or its text' },
  request: {
    params: sheetIdParams,
    body: { content: { 'multipart/form-data': { schema: sheetPictureBody } } },
  },
  responses: { 200: jsonAnswer('Changed', sheetChangeAnswer) },
});

const removePictureRoute = defineRoute('sheets', {
  ...{ method: 'delete', path: '/sheet/image/{id}', tags, summary: 'Takes the picture away' },
  request: { params: sheetIdParams, query: noPictureQuery },
  responses: { 200: jsonAnswer('Changed', sheetChangeAnswer) },
});

const deleteRoute = defineRoute('sheets', {
  ...{ method: 'delete', path: '/sheet/{id}', tags, summary: 'Deletes a sheet; its leads stay' },
  request: { params: sheetIdParams },
  responses: { 200: jsonAnswer('Deleted', sheetMessageAnswer) },
});

/** The calls about influencers' sheets: the link's own for everybody, the rest for superadmins. */
export function sheetRoutes(deps: Deps): Api {
  const { store } = deps;
  const api = newApi();

  api.openapi(readRoute, async (c) => {
    const sheet = await findSheetByName(store.read, c.req.valid('param').name);
    if (!sheet) throw new AppError('NOT_FOUND');
    c.header('Cache-Control', PUBLIC_CACHE);
    return c.json({ success: true as const, sheet: presentPublicSheet(sheet) }, 200);
  });

  api.openapi(reportRoute, async (c) => {
    const { name, key } = c.req.valid('param');
    const sheet = await findSheetByReport(store.read, name, key);
    if (!sheet) throw new AppError('NOT_FOUND');
    const at = deps.clock();
    const [hours, totals] = await Promise.all([
      countLeadsByHour(store.read, sheet.id, reportStart(at)),
      countLeadsBySheet(store.read),
    ]);
    const { title, name: shown } = sheet;
    const report = { title, name: shown, total: totals.get(sheet.id) ?? 0, days: countDays(hours, at) };
    return c.json({ success: true as const, report }, 200);
  });

  api.openapi(listRoute, async (c) => {
    const sheets = await presentSheets(deps);
    return c.json({ success: true as const, sheets, totalSheets: sheets.length }, 200);
  });

  api.openapi(createRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const id = await addSheet(deps, callerOf(c), bodyOf<SheetInput>(c, newSheetBodies), key);
    return c.json(await answer(sheetAnswers.created, id), 200);
  });

  api.openapi(changeRoute, async (c) => {
    const { id } = c.req.valid('param');
    await changeSheet(deps, callerOf(c), id, bodyOf<SheetChange>(c, sheetChangeBodies));
    return c.json(await answer(sheetAnswers.changed, id), 200);
  });

  api.openapi(pictureRoute, async (c) => {
    const { id } = c.req.valid('param');
    await changeSheet(deps, callerOf(c), id, c.req.valid('form'));
    return c.json(await answer(sheetAnswers.pictureChanged, id), 200);
  });

  api.openapi(removePictureRoute, async (c) => {
    const { id } = c.req.valid('param');
    await changeSheet(deps, callerOf(c), id, { image: null, ...c.req.valid('query') });
    return c.json(await answer(sheetAnswers.pictureRemoved, id), 200);
  });

  api.openapi(deleteRoute, async (c) => {
    await deleteSheet(deps, callerOf(c), c.req.valid('param').id);
    return c.json({ success: true as const, message: sheetAnswers.removed }, 200);
  });

  return api;

  async function answer(message: string, id: string) {
    return { success: true as const, message, sheet: await presentOneSheet(deps, id) };
  }
}
