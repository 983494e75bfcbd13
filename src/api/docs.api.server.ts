import { z } from '@hono/zod-openapi';
import { describeApi } from './describe-api.server.ts';
import { DOCS_POLICY, renderDocs } from './docs-page.server.ts';
import { type Api, defineRoute, newApi } from './route.ts';

/** What keeps the description and its page; they change with the build alone. */
const PUBLIC_CACHE = 'public, max-age=0, must-revalidate';

/** The calls that describe the calls: for programs, and as a page for people. */
export function docsRoutes(calls: Api, publicUrl: string): Api {
  const api = newApi();

  api.openapi(descriptionRoute, (c) => {
    c.header('Cache-Control', PUBLIC_CACHE);
    return c.json({ ...describeApi(calls, publicUrl) }, 200);
  });

  api.openapi(pageRoute, (c) => {
    c.header('Cache-Control', PUBLIC_CACHE);
    c.header('Content-Security-Policy', DOCS_POLICY);
    return c.html(renderDocs(describeApi(calls, publicUrl)));
  });

  return api;
}

const descriptionRoute = defineRoute('public', {
  method: 'get',
  path: '/openapi.json',
  tags: ['description'],
  summary: 'This description, for programs',
  responses: {
    200: {
      description: 'OpenAPI 3.1',
      content: { 'application/json': { schema: z.looseObject({ openapi: z.string() }) } },
    },
  },
});

const pageRoute = defineRoute('public', {
  method: 'get',
  path: '/docs',
  tags: ['description'],
  summary: 'This description, as a page',
  responses: { 200: { description: 'The page', content: { 'text/html': { schema: z.string() } } } },
});
