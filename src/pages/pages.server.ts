import { createHash } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiEnv } from '#api/route.ts';
import type { FormReply } from '#lib/form-reply.ts';
import { answerCache, encode, type KeptAnswer, sendKept } from '#lib/kept-answer.server.ts';
import { isSecretPage, pageAddress } from './page-address.ts';
import type { FormOutcome, SubmitForm } from './page-forms.server.ts';
import type { RenderedPage, RenderPage } from './render-page.server.ts';
import type { CountRender } from './uncached-renders.server.ts';

export interface PagesOptions {
  render: RenderPage;
  /** Names what visitors see now, from the store. */
  contentVersion: () => Promise<string>;
  /** Names the build: a page of another build is another page. */
  build: string;
  /** Says who sends a form and from where. */
  identify: MiddlewareHandler<ApiEnv>;
  /** The form of a page, by its canonical path; undefined where the page has none. */
  formOf: (path: string) => SubmitForm | undefined;
  /** Hears of each page that is rendered for one request alone, and refuses too many of them. */
  countRender: CountRender;
}

/** What the router answers with its not-found page. */
const NO_PAGE = '/404';

/** Not `no-referrer`: with it, plain forms send `Origin: null` (pitfall 13). */
const SECRET_POLICY = 'same-origin';

/** Every page of the site: from the cache, rendered where it is not there, and the plain forms that post to them. */
export function pageRoutes(options: PagesOptions): Hono<ApiEnv> {
  const cache = answerCache();
  const app = new Hono<ApiEnv>();
  let lastVersion = '';

  for (const secret of ['/resetPassword/:token', '/Influence/:name/report/:key']) {
    app.get(secret, options.identify);
  }
  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const address = pageAddress(url);
    if (address && address.path !== url.pathname) return c.redirect(address.path + url.search, 308);
    const key = address ? address.path + address.search : NO_PAGE;
    if (address && isSecretPage(address.path)) return showOnce(c, key);
    const version = await knownVersion();
    return sendKept(c.req.raw.headers, await cache.get(key, version, () => keepPage(key, version)));
  });

  app.post('*', options.identify, async (c) => {
    const address = pageAddress(new URL(c.req.url));
    const submit = address && options.formOf(address.path);
    if (!address || !submit) return c.text('', 405, { Allow: 'GET, HEAD' });
    const outcome = await submit(c);
    c.header('Cache-Control', 'no-store');
    if (isSecretPage(address.path)) c.header('Referrer-Policy', SECRET_POLICY);
    if (!outcome.ok) return renderAgain(c, address.path + address.search, outcome);
    for (const cookie of outcome.setCookies ?? []) c.header('Set-Cookie', cookie, { append: true });
    return c.redirect(outcome.location, 303);
  });

  app.all('*', (c) => c.text('', 405, { Allow: 'GET, HEAD' }));
  return app;

  /** A store that cannot be read leaves us the last version we knew: cached pages go on (trust.md, faults). */
  async function knownVersion(): Promise<string> {
    lastVersion = await options.contentVersion().catch(() => lastVersion);
    return lastVersion;
  }

  async function keepPage(key: string, version: string): Promise<KeptAnswer> {
    const rendered = await options.render(key, { form: null });
    const name = createHash('sha256').update(key).digest('base64url').slice(0, 12);
    return {
      status: rendered.status,
      headers: headersOf(rendered),
      etag: `W/"${options.build}-${version}-${name}"`,
      bytes: await encode(rendered.kind === 'page' ? rendered.html : ''),
    };
  }

  /** A page whose address is a secret: nothing keeps it, and no other site is told where it was left from. */
  async function showOnce(c: Context<ApiEnv>, key: string) {
    await options.countRender(c.get('address'));
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', SECRET_POLICY);
    const page = await renderWithReply(options.render, key, null);
    c.header('Content-Security-Policy', page.policy);
    return c.html(page.html, page.status as ContentfulStatusCode);
  }

  async function renderAgain(c: Context<ApiEnv>, key: string, refusal: FormOutcome & { ok: false }) {
    // A store that is away is not asked a second time: who typed is waiting.
    if (refusal.status < 500) await options.countRender(c.get('address'));
    if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter));
    const page = await renderWithReply(options.render, key, refusal.reply);
    c.header('Content-Security-Policy', page.policy);
    return c.html(page.html, refusal.status);
  }
}

function headersOf(rendered: RenderedPage): Record<string, string> {
  const kept = rendered.status >= 500 ? 'no-store' : 'public, max-age=0, must-revalidate';
  if (rendered.kind === 'redirect') return { 'Cache-Control': kept, Location: rendered.location };
  return {
    'Cache-Control': kept,
    'Content-Security-Policy': rendered.policy,
    'Content-Type': 'text/html; charset=utf-8',
  };
}

async function renderWithReply(render: RenderPage, key: string, form: FormReply | null) {
  const rendered = await render(key, { form });
  if (rendered.kind === 'redirect') throw new Error('a page with a form may not redirect');
  return rendered;
}
