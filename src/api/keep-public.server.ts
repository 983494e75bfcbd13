import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { answerCache, encode, type KeptAnswer, sendKept } from '#lib/kept-answer.server.ts';

/** Browsers and proxies may keep what every visitor sees, and must ask whether it still holds. */
export const PUBLIC_CACHE = 'public, max-age=0, must-revalidate';

/** Longest address that is kept; a longer one was not written by our pages. */
const LONGEST_ADDRESS = 1_000;

/**
 * Keeps what every visitor gets alike (an answer whose own `Cache-Control` says public) under its address and the
 * content version: a list that nobody changed costs a look-up, and travels packed.
 * @param contentVersion names what visitors see now; while it cannot be told, nothing is kept or found.
 */
export function keepPublic(contentVersion: () => Promise<string>): MiddlewareHandler {
  const cache = answerCache();
  return async (c, next) => {
    const address = c.req.url.slice(c.req.url.indexOf('/', 'https://'.length));
    if (c.req.method !== 'GET' || address.length > LONGEST_ADDRESS) return next();
    // Read before the answer is made: what changes meanwhile belongs to a later version.
    const version = await contentVersion().catch(() => null);
    const known = version === null ? undefined : cache.find(address, version);
    if (known) return sendKept(c.req.raw.headers, await known);
    await next();
    if (version === null || !isPublic(c.res)) return;
    const answer = c.res;
    const kept = await cache.get(address, version, () => keep(answer, version));
    c.res = sendKept(c.req.raw.headers, kept);
  };
}

function isPublic({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('Cache-Control')?.startsWith('public') ?? false);
}

async function keep(answer: Response, version: string): Promise<KeptAnswer> {
  const text = await answer.text();
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-length'));
  return { status: 200, headers, etag: `W/"${version}-${name}"`, bytes: await encode(text) };
}
