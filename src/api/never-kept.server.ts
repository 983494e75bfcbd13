import type { MiddlewareHandler } from 'hono';

/** Nothing is kept by browsers and proxies unless its handler says so: most answers hold personal data (trust.md 15). */
export const neverKept: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};
