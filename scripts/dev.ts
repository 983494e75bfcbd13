import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer, isRunnableDevEnvironment } from 'vite';
import type * as Development from '../src/process/development.server.ts';
import { ensureBrandPictures } from './brand-pictures.ts';
import { ensureFonts } from './fonts.ts';

/**
 * `npm run dev`: Vite answers the browser's modules, everything else is answered by the app as it stands in the
 * sources now. An edit on either side is live at the next request; the store stays open (pitfall 10).
 */
const KIT = '/ui';
await ensureFonts();
await ensureBrandPictures();
const http = createHttpServer();
const vite = await createViteServer({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
});
const environment = vite.environments.ssr;
if (!environment || !isRunnableDevEnvironment(environment))
  throw new Error('Vite has no server environment to run');
const { runner } = environment;

async function development(): Promise<typeof Development> {
  return runner.import<typeof Development>('/src/process/development.server.ts');
}

const answer = getRequestListener(async (request, env) => (await development()).fetch(request, env));
http.on('request', (request, response) => {
  if (request.url === KIT) return void sendKit(response);
  vite.middlewares(request, response, () => void answer(request, response));
});

/** The kit's page, which no build holds. */
async function sendKit(response: ServerResponse): Promise<void> {
  const page = await readFile(new URL('../kit/index.html', import.meta.url), 'utf8');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(await vite.transformIndexHtml(KIT, page));
}

const { config, announceDevelopment } = await development();
http.listen(config.port, config.host, () => announceDevelopment());
