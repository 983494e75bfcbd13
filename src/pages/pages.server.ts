import { createHash } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/route.ts';
import type { FormReply } from '#lib/form-reply.ts';
import { pageAddress } from './page-address.ts';
import { type CachedPage, chooseEncoding, encodePage, PageCache } from './page-cache.server.ts';
import type { FormOutcome, SubmitForm } from './page-forms.server.ts';
import type { RenderPage } from './render-page.server.ts';

export interface PagesOptions {
  render: RenderPage;
  /** The content version now, from the store. */
  contentVersion: () => Promise<number>;
  /** Names the build: a page of another build is another page. */
  build: string;
  /** Says who sends a form and from where. */
  identify: MiddlewareHandler<ApiEnv>;
  /** The form of a page, by its canonical path; undefined where the page has none. */
  formOf: (path: string) => SubmitForm | undefined;
}

/** Every page of the site: from the cache, rendered where it is not there, and the plain forms that post to them. */
export function pageRoutes(options: PagesOptions): Hono<ApiEnv> {
  const cache = new PageCache();
  const app = new Hono<ApiEnv>();
  let lastVersion = 0;

  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const address = pageAddress(url);
    if (address === null) return sendPage(c, await renderUncached(options, '/404', null));
    if (address.path !== url.pathname) return c.redirect(address.path + url.search, 308);
    const key = address.path + address.search;
    const page = await cachedPage(key);
    return 'location' in page ? c.redirect(page.location, 302) : sendCached(c, page);
  });

  app.post('*', options.identify, async (c) => {
    const address = pageAddress(new URL(c.req.url));
    const submit = address && options.formOf(address.path);
    if (!address || !submit) return c.text('', 405, { Allow: 'GET, HEAD' });
    const outcome = await submit(c);
    if (!outcome.ok) return renderRefused(c, address.path + address.search, outcome);
    for (const cookie of outcome.setCookies ?? []) c.header('Set-Cookie', cookie, { append: true });
    c.header('Cache-Control', 'no-store');
    return c.redirect(outcome.location, 303);
  });

  app.all('*', (c) => c.text('', 405, { Allow: 'GET, HEAD' }));
  return app;

  /** A store that cannot be read leaves us the last version we knew: cached pages go on (trust.md, faults). */
  async function knownVersion(): Promise<number> {
    lastVersion = await options.contentVersion().catch(() => lastVersion);
    return lastVersion;
  }

  async function cachedPage(key: string): Promise<CachedPage | { location: string }> {
    const version = await knownVersion();
    try {
      return await cache.get(key, version, () => renderForCache(key, version));
    } catch (error) {
      if (error instanceof PageMoved) return error;
      throw error;
    }
  }

  async function renderForCache(key: string, version: number): Promise<CachedPage> {
    const rendered = await options.render(key, { form: null });
    if (rendered.kind === 'redirect') throw new PageMoved(rendered.location);
    const name = createHash('sha256').update(key).digest('base64url').slice(0, 12);
    return {
      status: rendered.status,
      policy: rendered.policy,
      etag: `W/"${options.build}-${version}-${name}"`,
      bytes: await encodePage(rendered.html),
    };
  }

  async function renderRefused(c: Context, key: string, refusal: FormOutcome & { ok: false }) {
    c.header('Cache-Control', 'no-store');
    if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter));
    const rendered = await renderUncached(options, key, refusal.reply);
    return sendPage(c, { ...rendered, status: refusal.status });
  }
}

/** Thrown through the cache, which keeps pages only. */
class PageMoved extends Error {
  readonly location: string;
  constructor(location: string) {
    super('page moved');
    this.location = location;
  }
}

async function renderUncached(options: PagesOptions, key: string, form: FormReply | null) {
  const rendered = await options.render(key, { form });
  if (rendered.kind === 'redirect') throw new Error('a page without a cache entry may not redirect');
  return rendered;
}

function sendPage(c: Context, page: { status: number; html: string; policy: string }): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', page.policy);
  return c.html(page.html, page.status as 200);
}

function sendCached(c: Context, page: CachedPage): Response {
  c.header('Cache-Control', page.status >= 500 ? 'no-store' : 'public, max-age=0, must-revalidate');
  c.header('Content-Security-Policy', page.policy);
  c.header('Vary', 'Accept-Encoding');
  if (page.status === 200) {
    c.header('ETag', page.etag);
    if (c.req.header('If-None-Match')?.includes(page.etag)) return c.body(null, 304);
  }
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  const bytes = page.bytes[encoding];
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Content-Length', String(bytes.length));
  return c.body(bytes as Uint8Array<ArrayBuffer>, page.status as 200);
}
