import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Db, Store } from '#db/store.ts';
import { byteCache } from './byte-cache.server.ts';
import { findVariant } from './media.db.server.ts';
import { imageSize } from './media-address.ts';
import type { PictureVariant } from './picture-variants.server.ts';

const FILE = /^(thumbnailMedium|cardImage|backgroundLarge|url|portrait|share)\.(webp|avif|jpg)$/;
const TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const;

/** About two hundred hot pictures, a fifth of the idle memory budget (speed.md). */
const CACHE_BYTES = 32 * 1024 * 1024;

/**
 * `GET` and `HEAD` of `/media/{id}/{variant}.webp|avif` and `/media/{id}/share.jpg`, to be mounted at the root. An
 * address names its content, so an answer is good for ever; whatever else lies under `/media/` is 404, or 405 for
 * another method, and 503 while the store fails.
 */
export function mediaRoutes({ store, log }: { store: Store; log: Logger }): Hono {
  const app = new Hono();
  const cache = byteCache(CACHE_BYTES);

  app.get('/media/:id/:file', async (c) => {
    const { id, file } = c.req.param();
    const [, name, format] = (FILE.exec(file) ?? []) as [
      string?,
      PictureVariant['name']?,
      (keyof typeof TYPES)?,
    ];
    if (!name || !format || !imageSize(id)) return nothingHere(c);

    const bytes = await cache.get(`${id}/${file}`, () => readVariant(store.read, id, name, format));
    if (!bytes) return nothingHere(c);

    const etag = `"${id}/${file}"`;
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('ETag', etag);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (isKnown(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
    c.header('Content-Type', TYPES[format]);
    c.header('Content-Length', String(bytes.length));
    return c.body(bytes as Uint8Array<ArrayBuffer>);
  });

  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'a picture could not be read');
    return c.text('', 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
  });
  app.all('/media/*', (c) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return nothingHere(c);
    return c.text('', 405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
  });
  return app;
}

/** A picture from before there was a `portrait` shows its `url` there: the same shape, only wider. */
async function readVariant(
  db: Db,
  id: string,
  name: PictureVariant['name'],
  format: PictureVariant['format'],
): Promise<Uint8Array | null> {
  const bytes = await findVariant(db, id, name, format);
  return bytes ?? (name === 'portrait' ? findVariant(db, id, 'url', format) : null);
}

function nothingHere(c: Context) {
  return c.text('', 404, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
}

/** Whether the caller's copy is this one; addresses are immutable, so a weak tag says as much as a strong one. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}
