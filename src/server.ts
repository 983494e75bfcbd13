import { Hono } from 'hono';
import { createApi, healthRoutes } from '#api/api.ts';
import { contentVersion } from '#api/content-version.server.ts';
import type { Deps } from '#api/deps.ts';
import { identify } from '#api/identify.server.ts';
import { mediaRoutes } from '#media/media.api.server.ts';
import { answerFault } from '#pages/fault-page.server.ts';
import { findableFiles } from '#pages/findable-files.server.ts';
import { followMoved } from '#pages/follow-moved.server.ts';
import { pageForms } from '#pages/page-forms.server.ts';
import { pageRoutes } from '#pages/pages.server.ts';
import type { RenderPage } from '#pages/render-page.server.ts';
import { staticFiles } from '#pages/static-files.server.ts';
import { countRenders } from '#pages/uncached-renders.server.ts';
import { securityHeaders } from '#process/security-headers.server.ts';

export interface ServerOptions {
  render: RenderPage;
  /** Folder of the built browser files; null where a development server answers them. */
  clientFolder: string | null;
  /** Names the build. */
  build: string;
}

/** The whole product as one app: health, the API, pictures, what search engines ask for, the browser's files, pages. */
export function createServer(deps: Deps, options: ServerOptions): Hono {
  const app = new Hono();
  app.use(securityHeaders(deps.config.live));
  app.onError(answerFault(deps.log));
  app.route('/', healthRoutes(deps));
  app.route('/', createApi(deps));
  app.route('/', mediaRoutes(deps));
  app.all('/_serverFn/*', (c) => c.notFound());
  app.route('/', findableFiles(deps));
  if (options.clientFolder !== null) app.route('/', staticFiles(options.clientFolder));
  app.route(
    '/',
    pageRoutes({
      render: followMoved(deps, options.render),
      contentVersion: () => contentVersion(deps),
      build: options.build,
      identify: identify(deps),
      formOf: pageForms(deps),
      countRender: countRenders(deps),
    }),
  );
  return app;
}
