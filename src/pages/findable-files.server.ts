import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { contentVersion } from '#api/content-version.server.ts';
import type { Deps } from '#api/deps.ts';
import { PUBLIC_CACHE } from '#api/keep-public.server.ts';
import { type FindableFile, findableFile } from '#features/site/findability.api.server.ts';
import { answerCache, encode, type KeptAnswer, sendKept } from '#lib/kept-answer.server.ts';

/** `/sitemap.xml` and its parts, `/robots.txt`, `/feed.xml` and `/manifest.webmanifest`, kept like pages. */
const PATHS = '/:file{(robots\\.txt|feed\\.xml|manifest\\.webmanifest|sitemap(-\\d+)?\\.xml)}';

/** The files that programs find the site by, made once for each content version. */
export function findableFiles(deps: Deps): Hono {
  const cache = answerCache();
  const app = new Hono();
  let lastVersion = '';

  app.get(PATHS, async (c, next) => {
    const { path } = c.req;
    // A store that cannot be read leaves us the last version we knew, as for pages.
    lastVersion = await contentVersion(deps).catch(() => lastVersion);
    const version = lastVersion;
    const known = cache.find(path, version);
    if (known) return sendKept(c.req.raw.headers, await known);
    const file = await findableFile(deps, path);
    if (!file) return next();
    return sendKept(c.req.raw.headers, await cache.get(path, version, () => keep(file, version)));
  });
  return app;
}

async function keep({ type, text }: FindableFile, version: string): Promise<KeptAnswer> {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return {
    status: 200,
    headers: { 'Cache-Control': PUBLIC_CACHE, 'Content-Type': type },
    etag: `W/"${version}-${name}"`,
    bytes: await encode(text),
  };
}
