import type { MiddlewareHandler } from 'hono';
import { AppError } from '#lib/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every change that a browser was made to send by another site (trust.md 8). `Sec-Fetch-Site` decides where a
 * browser sends it, else `Origin` (pitfall 13); with neither it is a program, which carries nobody's cookie unasked.
 * @throws {AppError} FOREIGN_ORIGIN
 */
export function refuseForeign(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (!READS.has(c.req.method) && isForeign(c.req.raw, publicUrl)) throw new AppError('FOREIGN_ORIGIN');
    await next();
  };
}

/** Whether another site made the browser send this request. The page's plain forms ask the same. */
export function isForeign(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null || origin === publicUrl) return false;
  // Reached by another name than its public one, as by an address in the clinic's own network.
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return URL.parse(origin)?.host !== host;
}
