import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';

/**
 * One line a call at level info: method, route, status, milliseconds. The route as declared, never the address itself,
 * which may hold a name that was searched for or a reset token (trust.md 15).
 */
export function logCalls(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    if (!log.isLevelEnabled('info')) return next();
    const start = performance.now();
    await next();
    const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? 'unknown';
    const ms = Math.round(performance.now() - start);
    log.info({ method: c.req.method, route, status: c.res.status, ms }, 'call');
  };
}
