import { z } from '@hono/zod-openapi';
import type { Deps } from '#api/deps.ts';
import { PUBLIC_CACHE } from '#api/keep-public.server.ts';
import { type Api, callerOf, defineRoute, jsonAnswer, jsonBody, newApi } from '#api/route.ts';
import { MOST_TEXT } from '#content/desk.server.ts';
import { settingsSaved } from '#messages/content-answers.ts';
import { changeSettings, findSettings } from './change-settings.server.ts';
import { publicSettings, settingsInput } from './settings.contract.ts';

/** Made anew: only schemas made after the API's description can be given a name. */
const facts = {
  success: z.literal(true),
  settings: publicSettings.extend({}).openapi('Settings'),
  version: z.int().meta({ description: 'Goes up with every edit; 0 before the first' }),
};

const readRoute = defineRoute('public', {
  method: 'get',
  path: '/settings',
  tags: ['settings'],
  summary: 'The clinic’s facts that visitors may know',
  responses: { 200: jsonAnswer('All of them; what nobody has written has its default', z.object(facts)) },
});

const changeRoute = defineRoute(
  'settings',
  {
    method: 'put',
    path: '/settings',
    tags: ['settings'],
    summary: 'Changes the given facts, each whole',
    request: { body: jsonBody(settingsInput) },
    responses: { 200: jsonAnswer('Changed', z.object({ ...facts, message: z.string() })) },
  },
  MOST_TEXT,
);

/** The calls about the settings. */
export function settingsRoutes(deps: Deps): Api {
  const api = newApi();

  api.openapi(readRoute, async (c) => {
    const found = await findSettings(deps.store.read);
    c.header('Cache-Control', PUBLIC_CACHE);
    return c.json({ success: true as const, ...found }, 200);
  });

  api.openapi(changeRoute, async (c) => {
    const changed = await changeSettings(deps, callerOf(c).id, c.req.valid('json'));
    return c.json({ success: true as const, message: settingsSaved, ...changed }, 200);
  });

  return api;
}
