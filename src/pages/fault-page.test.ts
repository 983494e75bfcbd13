import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { site } from '#messages/site.ts';
import { answerFault } from './fault-page.server.ts';

it('is an Arabic page with another try, tells nothing and logs no address', async () => {
  const lines: string[] = [];
  const app = new Hono();
  app.onError(answerFault(pino({}, { write: (line: string) => void lines.push(line) })));
  app.get('/resetPassword/:token', () => {
    throw new Error('secret of the store');
  });
  const answer = await app.request('/resetPassword/a-token');
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(html).toContain('lang="ar" dir="rtl"');
  expect(html).toContain(site.failure.retry);
  expect(html).not.toContain('secret of the store');
  expect(lines.join()).toContain('page failed');
  expect(lines.join()).not.toMatch(/a-token|secret of the store/);
});

it('says of a refusal what it is and when to come back, and logs none', async () => {
  const lines: string[] = [];
  const app = new Hono();
  app.onError(answerFault(pino({}, { write: (line: string) => void lines.push(line) })));
  app.get('/', () => {
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 90 });
  });
  const answer = await app.request('/');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '90']);
  expect(await answer.text()).toContain(ERROR_MESSAGES.TOO_MANY_REQUESTS);
  expect(lines).toEqual([]);
});
