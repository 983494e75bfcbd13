import { z } from '@hono/zod-openapi';
import type { Deps } from '#api/deps.ts';
import { PUBLIC_CACHE } from '#api/keep-public.server.ts';
import { type Api, defineRoute, newApi } from '#api/route.ts';
import { publicSettings } from './settings.contract.ts';
import { readSettings } from './settings.db.server.ts';

const readRoute = defineRoute('public', {
  method: 'get',
  path: '/settings',
  tags: ['settings'],
  summary: 'The clinic’s facts that visitors may know',
  responses: {
    200: {
      description: 'All of them; what nobody has written has its default',
      content: {
        'application/json': {
          // Made anew: only schemas made after the API's description can be given a name.
          schema: z.object({
            success: z.literal(true),
            settings: publicSettings.extend({}).openapi('Settings'),
          }),
        },
      },
    },
  },
});

/** The calls about the settings. */
export function settingsRoutes({ store }: Deps): Api {
  const api = newApi();
  api.openapi(readRoute, async (c) => {
    const settings = await readSettings(store.read);
    c.header('Cache-Control', PUBLIC_CACHE);
    return c.json({ success: true as const, settings }, 200);
  });
  return api;
}
