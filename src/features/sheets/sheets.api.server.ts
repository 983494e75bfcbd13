import type { Deps } from '#api/deps.ts';
import { PUBLIC_CACHE } from '#api/keep-public.server.ts';
import { type Api, defineRoute, jsonAnswer, newApi } from '#api/route.ts';
import { AppError } from '#lib/errors.ts';
import { presentPublicSheet } from './present-sheet.server.ts';
import { sheetAnswer, sheetNameParams } from './sheets.contract.ts';
import { findSheetByName } from './sheets.db.server.ts';

const readRoute = defineRoute('public', {
  method: 'get',
  path: '/sheet/{name}',
  tags: ['sheet'],
  summary: 'The influencer’s form that a link names',
  request: { params: sheetNameParams },
  responses: { 200: jsonAnswer('The sheet; an unknown or closed one is 404', sheetAnswer) },
});

/** The calls about influencers' sheets. */
export function sheetRoutes({ store }: Deps): Api {
  const api = newApi();
  api.openapi(readRoute, async (c) => {
    const sheet = await findSheetByName(store.read, c.req.valid('param').name);
    if (!sheet) throw new AppError('NOT_FOUND');
    c.header('Cache-Control', PUBLIC_CACHE);
    return c.json({ success: true as const, sheet: presentPublicSheet(sheet) }, 200);
  });
  return api;
}
