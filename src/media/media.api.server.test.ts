import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#db/store.ts';
import { smallPicture } from '#testing/pictures.ts';
import { testStore } from '#testing/store.ts';
import { preparePicture } from './accept-picture.server.ts';
import type { PreparedPicture } from './make-picture.server.ts';
import { mediaRoutes } from './media.api.server.ts';
import { savePicture } from './media.db.server.ts';
import { presentImage } from './media-address.ts';

const log = pino({ level: 'silent' });
const NOW = new Date('2026-11-20T09:00:00Z');
let store: Store;
let app: Hono;
let picture: PreparedPicture;
let card: string;

beforeAll(async () => {
  store = await testStore();
  app = mediaRoutes({ store, log });
  picture = await preparePicture(await smallPicture());
  await store.write((trx) => savePicture(trx, picture, NOW));
  card = presentImage(picture.id, '')?.cardImage ?? 'no picture';
});
afterAll(() => store.close());

describe('a stored picture', () => {
  it('is served in every variant and format, byte for byte, for ever', async () => {
    for (const { name, format, bytes } of picture.variants) {
      const answer = await app.request(`/media/${picture.id}/${name}.${format}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
      expect(answer.headers.get('content-length')).toBe(String(bytes.length));
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    }
  });

  it('shows its full size where it is older than the narrow one', async () => {
    const [narrow, whole] = await Promise.all(
      ['portrait', 'url'].map((name) => app.request(`/media/${picture.id}/${name}.avif`)),
    );
    expect(narrow?.status).toBe(200);
    expect(await narrow?.arrayBuffer()).toEqual(await whole?.arrayBuffer());
  });

  it('answers HEAD like GET, without the bytes', async () => {
    const [head, get] = await Promise.all([app.request(card, { method: 'HEAD' }), app.request(card)]);
    expect(head.status).toBe(200);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe('');
  });

  it('answers 304 to whoever has it', async () => {
    const etag = (await app.request(card)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const answer = await app.request(card, { headers: { 'If-None-Match': known } });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('etag')).toBe(etag);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(await answer.text()).toBe('');
    }
    const stale = await app.request(card, { headers: { 'If-None-Match': '"another"' } });
    expect(stale.status).toBe(200);
  });

  it('is read from the store once', async () => {
    const own = await testStore();
    await own.write((trx) => savePicture(trx, picture, NOW));
    const cached = mediaRoutes({ store: own, log });
    await cached.request(card);
    await own.close();
    expect((await cached.request(card)).status).toBe(200);
  });
});

describe('what is no picture', () => {
  const hex = 'f'.repeat(32);
  it.each([
    () => `/media/${hex}-64x48/cardImage.webp`,
    () => card.replace('.webp', '.jpg'),
    () => card.replace('.webp', '.png'),
    () => card.replace('.webp', '.WEBP'),
    () => card.replace('cardImage', 'cardimage'),
    () => card.replace('cardImage', 'original'),
    () => card.replace('cardImage.webp', 'share.webp'),
    () => card.replace('cardImage.webp', ''),
    () => card.replace('cardImage.webp', 'cardImage.webp/'),
    () => card.replace('cardImage.webp', '..%2F..%2F..%2Fetc%2Fpasswd'),
    () => card.replace('cardImage.webp', 'cardImage.webp%00'),
    () => card.replace('cardImage.webp', '%E0%A4%A'),
    () => card.replace(picture.id, '..%2f..'),
    () => card.replace(picture.id, "' or 1=1 --"),
    () => card.replace(picture.id, picture.id.toUpperCase()),
    () => card.replace(picture.id, 'a'.repeat(5000)),
    () => card.replace('/media/', '/media//'),
    () => '/media/',
    () => '/media/a/b/c/d',
  ])('is 404, and nobody remembers it: %s', async (address) => {
    const answer = await app.request(address(), { headers: { 'If-None-Match': '*' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is 405 for %s', async (method) => {
    const answer = await app.request(card, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('over a socket', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(() => server.close());

  /** Asks with the path as it stands: a URL parser would tidy it first. */
  function statusOf(path: string): Promise<number | undefined> {
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const asked = request({ port, path }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      asked.on('error', reject).end();
    });
  }

  it('serves pictures', async () => expect(await statusOf(card)).toBe(200));

  it.each([
    ['/media/../../etc/passwd', 404],
    ['/media/..%2f..%2fetc/passwd', 404],
    ['/media/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/media/..\\..\\etc/passwd', 400],
    ['//media/x/y', 404],
  ])('finds nothing at %s', async (path, status) => expect(await statusOf(path)).toBe(status));
});

it('is 503 while the store fails, not a missing picture', async () => {
  const own = await testStore();
  await own.close();
  const answer = await mediaRoutes({ store: own, log }).request(card);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
