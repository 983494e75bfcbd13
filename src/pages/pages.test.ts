import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { contentSecurityPolicy } from './content-security-policy.server.ts';
import { answerFault } from './fault-page.server.ts';
import type { FormOutcome } from './page-forms.server.ts';
import { pageRoutes } from './pages.server.ts';
import type { RenderedPage } from './render-page.server.ts';

let version: number;
let rendered: string[];
let next: (address: string) => RenderedPage;
let outcome: FormOutcome;
let counted: string[];
let app: ReturnType<typeof pageRoutes>;

beforeEach(() => {
  version = 1;
  rendered = [];
  counted = [];
  next = (address) => page(`<h1>${address} at ${version}</h1>`);
  outcome = { ok: true, location: '/success' };
  app = pageRoutes({
    build: 'b1',
    contentVersion: async () => {
      if (version < 0) throw new Error('no store');
      return String(version);
    },
    identify: async (c, next) => {
      c.set('address', '203.0.113.9');
      await next();
    },
    countRender: async (address) => {
      counted.push(address);
      if (counted.length > 2) throw new AppError('TOO_MANY_REQUESTS');
    },
    formOf: (path) => (path === '/' ? async () => outcome : undefined),
    render: async (address, { form }) => {
      rendered.push(address);
      return form ? page(`<p>${form.message}</p>`) : next(address);
    },
  });
  app.onError(answerFault(pino({ level: 'silent' })));
});

function page(html: string, status = 200): RenderedPage {
  return { kind: 'page', status, html, policy: contentSecurityPolicy(html) };
}

async function text(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await app.request(path, { headers })).text();
}

describe('the page cache', () => {
  it('renders an address once, whoever asks and with whatever campaign', async () => {
    await Promise.all([text('/'), text('/?utm_source=a'), text('/?utm_source=b')]);
    await text('/');
    expect(rendered).toEqual(['/']);
  });

  it('never answers an older content version', async () => {
    expect(await text('/')).toBe('<h1>/ at 1</h1>');
    version = 2;
    expect(await text('/')).toBe('<h1>/ at 2</h1>');
  });

  it('goes on when the store cannot be read', async () => {
    await text('/');
    version = -1;
    expect(await text('/')).toBe('<h1>/ at 1</h1>');
  });

  it('does not keep a page that shows a fault', async () => {
    next = () => page('sorry', 500);
    const fault = await app.request('/');
    expect([fault.status, fault.headers.get('Cache-Control')]).toEqual([500, 'no-store']);
    next = () => page('well');
    expect(await text('/')).toBe('well');
  });

  it('sends the same page in three encodings with one policy, and 304 for its tag', async () => {
    const br = await app.request('/', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    const gz = await app.request('/', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
    const plain = await app.request('/');
    const html = await plain.text();
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(html);
    expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(html);
    const tag = plain.headers.get('ETag') ?? '';
    const again = await app.request('/', { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('packs what is asked for again as tightly as it can', async () => {
    const words = Array.from({ length: 4000 }, (_, at) => (at * 7919) % 1009).join(' ');
    next = () => page(`<p>${words}</p>`);
    const ask = async () => {
      const answer = await app.request('/', { headers: { 'Accept-Encoding': 'br' } });
      return Buffer.from(await answer.arrayBuffer());
    };
    const first = await ask();
    await vi.waitFor(async () => expect((await ask()).length).toBeLessThan(first.length));
    expect(brotliDecompressSync(await ask()).toString()).toBe(brotliDecompressSync(first).toString());
  });

  it('redirects for good to the specified spelling and keeps the query', async () => {
    const moved = await app.request('/Services/?page=2&utm_source=x');
    expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/services?page=2&utm_source=x']);
  });

  it('keeps no page whose address is a secret, and tells no other site of it', async () => {
    for (const path of ['/resetPassword/a-token', '/Influence/a/report/a-key']) {
      const { headers } = await app.request(path);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Referrer-Policy')).toBe('same-origin');
      expect(headers.get('ETag')).toBeNull();
    }
    expect(rendered).toEqual(['/resetPassword/a-token', '/Influence/a/report/a-key']);
    for (const path of ['/resetPassword', '/Influence/a']) {
      expect((await app.request(path)).headers.get('ETag')).not.toBeNull();
    }
  });

  it('counts what it renders for one request alone, and nothing else', async () => {
    await text('/');
    await text('/resetPassword');
    expect(counted).toEqual([]);
    await text('/resetPassword/one');
    await app.request('/resetPassword/two', { method: 'HEAD' });
    rendered = [];
    expect((await app.request('/resetPassword/three')).status).toBe(429);
    expect(rendered).toEqual([]);
    expect(counted).toEqual(Array(3).fill('203.0.113.9'));
  });

  it('passes on a redirect of the page itself', async () => {
    next = () => ({ kind: 'redirect', status: 307, location: '/admin-dashboard/customers' });
    const moved = await app.request('/admin-dashboard');
    expect([moved.status, moved.headers.get('Location')]).toEqual([307, '/admin-dashboard/customers']);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    expect((await app.request('/', { method })).status).toBe(405);
  });
});

describe('a plain form', () => {
  it('goes on with 303 and its cookies', async () => {
    outcome = { ok: true, location: '/success?ref=BS-1', setCookies: ['a=1', 'b=2'] };
    const answer = await app.request('/', { method: 'POST', body: new URLSearchParams({ name: 'x' }) });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/success?ref=BS-1']);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('renders the page again with the reply, uncached, with the refusal’s status', async () => {
    const reply = { form: 'booking' as const, message: 'no', fields: {}, values: {} };
    outcome = { ok: false, status: 429, retryAfter: 60, reply };
    const answer = await app.request('/', { method: 'POST', body: new URLSearchParams({ name: 'x' }) });
    expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('Retry-After')]).toEqual([
      429,
      'no-store',
      '60',
    ]);
    expect(await answer.text()).toBe('<p>no</p>');
    expect(await text('/')).toBe('<h1>/ at 1</h1>');
  });

  it('counts what it renders again, unless the store is away', async () => {
    const reply = { form: 'booking' as const, message: 'no', fields: {}, values: {} };
    const send = () => app.request('/', { method: 'POST', body: new URLSearchParams({ name: 'x' }) });
    outcome = { ok: false, status: 503, reply };
    expect((await send()).status).toBe(503);
    expect(counted).toEqual([]);
    outcome = { ok: false, status: 400, reply };
    await send();
    await send();
    expect((await send()).status).toBe(429);
  });

  it('is refused where a page has none', async () => {
    expect((await app.request('/sections', { method: 'POST' })).status).toBe(405);
  });
});

describe('contentSecurityPolicy', () => {
  it('allows exactly the inline scripts of the page', () => {
    const policy = contentSecurityPolicy('<script>a()</script><script type="module" src="/x.js"></script>');
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(1);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toContain("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='");
  });

  it('names the tag manager’s host where it starts, and no other host ever', () => {
    const tagged = contentSecurityPolicy('', true);
    expect(tagged).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(contentSecurityPolicy('')).not.toContain('https:');
    expect(tagged.match(/https:[^ ;]+/g)).toEqual(Array(3).fill('https://www.googletagmanager.com'));
  });
});
