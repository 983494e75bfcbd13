import { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { auditRoutes } from '#audit/audit.api.server.ts';
import { accountRoutes } from '#features/accounts/accounts.api.server.ts';
import { doctorRoutes } from '#features/doctors/doctors.api.server.ts';
import { googleRoutes } from '#features/google/google.api.server.ts';
import { heroRoutes } from '#features/heroes/heroes.api.server.ts';
import { leadRoutes } from '#features/leads/leads.api.server.ts';
import { newsRoutes } from '#features/news/news.api.server.ts';
import { offerRoutes } from '#features/offers/offers.api.server.ts';
import { sectionRoutes } from '#features/sections/sections.api.server.ts';
import { serviceRoutes } from '#features/services/services.api.server.ts';
import { sheetRoutes } from '#features/sheets/sheets.api.server.ts';
import { settingsRoutes } from '#features/site/settings.api.server.ts';
import { webhookRoutes } from '#features/webhooks/webhooks.api.server.ts';
import type { ContentName } from '#lib/content-types.ts';
import { AppError } from '#lib/errors.ts';
import { contentVersion } from './content-version.server.ts';
import type { Deps } from './deps.ts';
import { docsRoutes } from './docs.api.server.ts';
import { answerErrors, answerRefusal } from './errors.server.ts';
import { identify } from './identify.server.ts';
import { keepPublic } from './keep-public.server.ts';
import { logCalls } from './log-calls.server.ts';
import { neverKept } from './never-kept.server.ts';
import { refuseForeign } from './refuse-foreign.server.ts';
import { type Api, type ApiEnv, newApi } from './route.ts';
import { unknownCall } from './unknown-call.server.ts';

/** Where every call lives (api.md). */
const PREFIX = '/api/v1';

/** The content types' calls. */
const CONTENT: Record<ContentName, (deps: Deps) => Api> = {
  sections: sectionRoutes,
  services: serviceRoutes,
  doctors: doctorRoutes,
  news: newsRoutes,
  offers: offerRoutes,
  heroes: heroRoutes,
};

/**
 * All calls as one app, to be mounted at `/` or asked directly. It answers everything under `/api`, unknown paths
 * too, in its own shape, and matches paths by itself, so that the app around it cannot change what a path means.
 */
export function createApi(deps: Deps): Api {
  const calls = assembleCalls(deps);
  const api = newApi();
  api.all('/api/*', (c) => calls.fetch(c.req.raw, c.env));
  return api;
}

/** The calls themselves, with their live route table and description: what `createApi` asks and the tests walk. */
export function assembleCalls(deps: Deps): Api {
  const calls = new OpenAPIHono<ApiEnv>({ strict: false });
  calls.onError(answerErrors(deps.log));
  calls.use(neverKept);
  calls.use(logCalls(deps.log));
  calls.use(keepPublic(() => contentVersion(deps)));
  calls.use(refuseForeign(deps.config.publicUrl));
  calls.use(identify(deps));
  for (const routes of Object.values(CONTENT)) calls.route(PREFIX, routes(deps));
  calls.route(PREFIX, settingsRoutes(deps));
  calls.route(PREFIX, auditRoutes(deps));
  calls.route(PREFIX, accountRoutes(deps));
  calls.route(PREFIX, leadRoutes(deps));
  calls.route(PREFIX, sheetRoutes(deps));
  calls.route(PREFIX, googleRoutes(deps));
  calls.route(PREFIX, webhookRoutes(deps));
  calls.route(PREFIX, docsRoutes(calls, deps.config.publicUrl));
  calls.all('*', unknownCall(calls));
  return calls;
}

/** `/healthz`: the process is alive. `/readyz`: it can serve, which is to say that its store answers; else 503. */
export function healthRoutes({ store, log }: Deps): Hono {
  const health = new Hono();
  health.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ success: true });
  });
  health.get('/readyz', async (c) => {
    try {
      await store.ping();
      c.header('Cache-Control', 'no-store');
      return c.json({ success: true });
    } catch (error) {
      log.warn({ fault: error instanceof Error ? error.name : 'unknown' }, 'store does not answer');
      return answerRefusal(c, new AppError('STORE_UNAVAILABLE'));
    }
  });
  return health;
}
