import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '#testing/app.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { answerErrors } from './errors.server.ts';
import { defineRoute, newApi } from './route.ts';
import { takeBody } from './take-body.server.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

function post(body: BodyInit | null, headers: Record<string, string> = JSON_TYPE): Promise<Response> {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return Promise.resolve(test.app.request('/api/v1/form', init));
}

/** A body that comes in pieces without saying how long it is. */
function pieces(count: number, size: number): ReadableStream<Uint8Array> {
  let left = count;
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close();
      left -= 1;
      controller.enqueue(new Uint8Array(size).fill(32));
    },
  });
}

describe('a body', () => {
  it('that is broken JSON is 400', async () => {
    await expectRefusal(await post('{"name":'), 400, 'BROKEN_JSON');
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
    'of the type «%s» is 415',
    async (type) => {
      await expectRefusal(await post('{}', { 'content-type': type }), 415, 'UNSUPPORTED_TYPE');
    },
  );

  it('without a type is 415', async () => {
    await expectRefusal(await post(pieces(1, 2), {}), 415, 'UNSUPPORTED_TYPE');
  });

  it('without a type is refused before anything looks for one', async () => {
    const request = new Request('http://x', { method: 'POST', body: new Uint8Array([123, 125]) });
    await expect(takeBody(request, ['application/json'])).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' });
  });

  it('of more parts than any form of ours has is 413, however small', async () => {
    const user = await test.signIn('user');
    const body = new FormData();
    for (let part = 0; part <= 450; part += 1) body.append('focalX', '0');
    const response = await test.app.request('/api/v1/user/image', {
      method: 'PUT',
      body,
      headers: { ...user },
    });
    await expectRefusal(response, 413, 'BODY_TOO_LARGE');
  });

  it('over 64 KB is 413, said or in pieces or lying about its length', async () => {
    const long = JSON.stringify({ name: 'x'.repeat(64 * 1024) });
    await expectRefusal(await post(long), 413, 'BODY_TOO_LARGE');
    await expectRefusal(await post(pieces(65, 1024)), 413, 'BODY_TOO_LARGE');
    await expectRefusal(
      await post(pieces(65, 1024), { ...JSON_TYPE, 'content-length': '2' }),
      413,
      'BODY_TOO_LARGE',
    );
    await expectRefusal(
      await post('{}', { ...JSON_TYPE, 'content-length': '100000000' }),
      413,
      'BODY_TOO_LARGE',
    );
  });

  it('of exactly 64 KB is read', async () => {
    const empty = JSON.stringify({ website: '' });
    const whole = JSON.stringify({ website: 'x'.repeat(64 * 1024 - empty.length) });
    await expectRefusal(await post(whole), 400, 'INVALID');
  });

  it('that never ends is cut off at 64 KB', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    await expectRefusal(await post(endless), 413, 'BODY_TOO_LARGE');
    expect(sent).toBeLessThan(512 * 1024);
  });

  it('that breaks off is 400', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
    await expectRefusal(await post(broken), 400, 'BROKEN_JSON');
  });

  it('of a stranger is not even read', async () => {
    const api = newApi();
    api.onError(answerErrors(pino({ level: 'silent' })));
    const content = { 'application/json': { schema: z.object({}) } };
    const responses = { 200: { description: '' } };
    const route = defineRoute('customers', {
      method: 'post',
      path: '/x',
      request: { body: { content } },
      responses,
    });
    api.openapi(route, (c) => c.text(''));
    let read = false;
    const pull = () => {
      read = true;
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      headers: JSON_TYPE,
      duplex: 'half',
    };
    expect((await api.request('/x', init)).status).toBe(401);
    expect(read).toBe(false);
  });
});

describe('bytes that are no text', () => {
  it('are no name that somebody typed', async () => {
    const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    await expectRefusal(await post(body), 400, 'BROKEN_JSON');
  });

  it('are not read packed', async () => {
    await expectRefusal(
      await post('{}', { ...JSON_TYPE, 'content-encoding': 'gzip' }),
      415,
      'UNSUPPORTED_TYPE',
    );
  });
});
