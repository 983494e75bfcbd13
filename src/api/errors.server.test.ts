import { HTTPException } from 'hono/http-exception';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { answerErrors } from './errors.server.ts';
import { newApi } from './route.ts';

const silent = pino({ level: 'silent' });

describe('what is thrown', () => {
  function answerTo(thrown: () => unknown, log = silent): Response | Promise<Response> {
    const api = newApi();
    api.onError(answerErrors(log));
    api.get('/', () => {
      throw thrown();
    });
    return api.request('/');
  }

  it('unexpectedly is 500 and says nothing of itself', async () => {
    const secret = 'select * from users where phone = +966501234567';
    const answer = await expectRefusal(await answerTo(() => new Error(secret)), 500, 'INTERNAL');
    expect(answer).toEqual({ success: false, code: 'INTERNAL', message: ERROR_MESSAGES.INTERNAL });
  });

  it('is logged without what a store quotes', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const quoted = Object.assign(new Error('invalid text: "+966501234567"'), { severity: 'ERROR' });
    await answerTo(() => new Error('insert failed', { cause: quoted }), log);
    expect(lines.join()).toContain('insert failed');
    expect(lines.join()).not.toContain('966501234567');
  });

  it.each([
    ['TOO_MANY_REQUESTS', undefined, '60'],
    ['TOO_MANY_REQUESTS', 7.2, '8'],
    ['STORE_UNAVAILABLE', undefined, '5'],
    ['STORE_UNAVAILABLE', 0, '1'],
  ] as const)('%s after %s s says when to come back', async (code, retryAfter, header) => {
    const response = await answerTo(() => new AppError(code, { retryAfter }));
    expect(response.headers.get('retry-after')).toBe(header);
    await expectRefusal(response, code === 'STORE_UNAVAILABLE' ? 503 : 429, code);
  });

  it.each([
    [400, 400, 'INVALID'],
    [409, 409, 'CONFLICT'],
    [413, 413, 'BODY_TOO_LARGE'],
    [415, 415, 'UNSUPPORTED_TYPE'],
    [418, 400, 'INVALID'],
    [502, 500, 'INTERNAL'],
  ] as const)('by the library as %s is %s %s', async (thrown, status, code) => {
    await expectRefusal(await answerTo(() => new HTTPException(thrown)), status, code);
  });

  it('by a schema is 400 with its fields', async () => {
    const response = await answerTo(() => z.object({ name: z.string() }).safeParse({}).error);
    const { fields } = await expectRefusal(response, 400, 'INVALID');
    expect(fields).toEqual({ name: 'هذا الحقل مطلوب.' });
  });
});
