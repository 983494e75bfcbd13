import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { healthRoutes } from './api.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

function post(headers: Record<string, string>): Promise<Response> {
  return Promise.resolve(test.app.request('/api/v1/form', { method: 'POST', body: '{}', headers }));
}

describe('a path', () => {
  it.each([
    '/api',
    '/api/',
    '/api/v1',
    '/api/v2/section',
    '/api/v1/nothing',
    '/api/v1/%',
    '/api/v1/section/a/b',
  ])('%s is 404 in the same shape', async (path) => {
    await expectRefusal(await test.app.request(path), 404, 'NOT_FOUND');
  });

  it('known by another method is 405 and says which', async () => {
    const response = await test.app.request('/api/v1/section', { method: 'DELETE' });
    await expectRefusal(response, 405, 'METHOD_NOT_ALLOWED');
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
    const form = await test.app.request('/api/v1/form/');
    await expectRefusal(form, 405, 'METHOD_NOT_ALLOWED');
    expect(form.headers.get('allow')).toBe('POST');
  });

  it('with a slash at the end means the same, and HEAD is GET without a body', async () => {
    expect((await test.app.request('/api/v1/section/')).status).toBe(200);
    const head = await test.app.request('/api/v1/section', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect((await test.app.request('/api/v1/customer', { method: 'HEAD' })).status).toBe(401);
  });
});

describe('a change that another site asked for', () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example:3000' },
  ];
  it.each(foreign)('%j is refused', async (headers) => {
    await expectRefusal(await post({ ...JSON_TYPE, ...headers }), 403, 'FOREIGN_ORIGIN');
  });

  const own: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: 'http://localhost:3000' },
    { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' },
  ];
  it.each(own)('%j is our own', async (headers) => {
    await expectRefusal(await post({ ...JSON_TYPE, ...headers }), 400, 'INVALID');
  });

  it('is not asked of a read', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await test.app.request('/api/v1/section', { headers })).status).toBe(200);
  });
});

describe('health', () => {
  it('is alive without a store, and ready only with one', async () => {
    const gone = { ...test.deps.store, ping: () => Promise.reject(new Error('gone')) };
    const health = healthRoutes({ ...test.deps, store: gone });
    const ready = await health.request('/readyz');
    expect(ready.headers.get('retry-after')).toBe('5');
    await expectRefusal(ready, 503, 'STORE_UNAVAILABLE');
    expect((await health.request('/healthz')).status).toBe(200);
    expect((await healthRoutes(test.deps).request('/readyz')).status).toBe(200);
  });
});
