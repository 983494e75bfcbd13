import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.server.ts';

it('leaves a page its own, stricter word about the referrer', async () => {
  const app = new Hono().use(securityHeaders(false));
  app.get('/plain', (c) => c.text(''));
  app.get('/secret', (c) => c.text('', 200, { 'Referrer-Policy': 'same-origin' }));
  const policyOf = async (path: string) => (await app.request(path)).headers.get('Referrer-Policy');
  expect(await policyOf('/plain')).toBe('strict-origin-when-cross-origin');
  expect(await policyOf('/secret')).toBe('same-origin');
});
