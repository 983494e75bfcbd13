import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepPublic } from './keep-public.server.ts';

let version: string | null;
let made: number;
let app: Hono;

beforeEach(() => {
  version = '1';
  made = 0;
  app = new Hono();
  app.use(
    keepPublic(async () => {
      if (version === null) throw new Error('no store');
      return version;
    }),
  );
  app.get('/list', (c) => {
    made += 1;
    c.header('Cache-Control', 'public, max-age=0');
    return c.json({ made, version });
  });
  app.get('/mine', (c) => {
    made += 1;
    c.header('Cache-Control', 'no-store');
    return c.json({ made });
  });
  app.post('/list', (c) => c.json({ posted: true }));
});

async function json(path: string, init: RequestInit = {}): Promise<unknown> {
  return (await app.request(path, init)).json();
}

describe('keepPublic', () => {
  it('makes a public answer once for each version', async () => {
    expect(await json('/list')).toEqual({ made: 1, version: '1' });
    expect(await json('/list')).toEqual({ made: 1, version: '1' });
    version = '2';
    expect(await json('/list')).toEqual({ made: 2, version: '2' });
  });

  it('keeps each query apart, whatever host was named', async () => {
    await json('http://a.test/list?page=1');
    await json('http://b.test/list?page=1');
    expect(made).toBe(1);
    await json('/list?page=2');
    expect(made).toBe(2);
  });

  it('never keeps what is somebody’s own', async () => {
    await json('/mine');
    expect(await json('/mine')).toEqual({ made: 2 });
  });

  it('neither keeps nor finds anything while the version cannot be told', async () => {
    await json('/list');
    version = null;
    expect(await json('/list')).toEqual({ made: 2, version: null });
  });

  it('leaves other methods alone', async () => {
    await json('/list');
    expect(await json('/list', { method: 'POST' })).toEqual({ posted: true });
  });

  it('packs, and answers 304 for its tag', async () => {
    const packed = await app.request('/list', { headers: { 'Accept-Encoding': 'br' } });
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual({ made: 1, version: '1' });
    const tag = packed.headers.get('ETag') ?? '';
    const again = await app.request('/list', { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });

  it('does not keep endless addresses', async () => {
    const path = `/list?search=${'x'.repeat(2000)}`;
    await json(path);
    await json(path);
    expect(made).toBe(2);
  });
});
