import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, callApi, readApi, setInProcessApi } from './api-client.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Sends the client's calls to a real server that answers like this. */
async function answering(listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  setInProcessApi((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init));
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(() => null).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('callApi', () => {
  it('hands out what succeeded, from under the prefix', async () => {
    await answering((request, response) =>
      response.end(JSON.stringify({ success: true, path: request.url })),
    );
    expect(await callApi('section?page=2')).toEqual({ success: true, path: '/api/v1/section?page=2' });
  });

  it('fails with the server’s own words', async () => {
    const refusal = {
      success: false,
      code: 'INVALID',
      message: 'راجع الحقول.',
      fields: { name: 'اكتب اسمك.' },
    };
    await answering((_, response) => response.writeHead(400).end(JSON.stringify(refusal)));
    expect(await failureOf(callApi('form', { method: 'POST' }, 'فشل'))).toMatchObject({
      message: 'راجع الحقول.',
      status: 400,
      code: 'INVALID',
      fields: { name: 'اكتب اسمك.' },
      isNetwork: false,
    });
  });

  it('fails where success is false, whatever the status', async () => {
    await answering((_, response) => response.end('{"success":false}'));
    expect(await failureOf(callApi('section', {}, 'فشل'))).toMatchObject({ message: 'فشل', status: 200 });
  });

  it.each(['<html>', '', 'null', '[]', '"x"'])(
    'fails with the fallback on an answer like «%s»',
    async (body) => {
      await answering((_, response) => response.writeHead(502).end(body));
      const error = await failureOf(callApi('section', {}, 'فشل'));
      expect(error).toMatchObject({ message: 'فشل', status: 502, code: 'UNREADABLE', isNetwork: false });
    },
  );

  it('tells a lost connection from a refusal, before an answer and in the middle of one', async () => {
    await answering((request) => void request.socket.destroy());
    expect(await failureOf(callApi('section', {}, 'فشل'))).toMatchObject({
      message: 'فشل',
      status: 0,
      isNetwork: true,
    });
    await answering((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"success":', () => response.destroy());
    });
    expect(await failureOf(callApi('section', {}, 'فشل'))).toMatchObject({ status: 0, isNetwork: true });
  });

  it('that was given up is no failure of the network', async () => {
    const stop = new AbortController();
    await answering(() => stop.abort());
    await expect(callApi('section', { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('readApi', () => {
  it('fails with one text whatever the reason, and still tells the reason', async () => {
    await answering((_, response) => {
      response.writeHead(404).end(JSON.stringify({ success: false, code: 'NOT_FOUND', message: 'لم نجد.' }));
    });
    const { signal } = new AbortController();
    expect(await failureOf(readApi('service/x', signal, 'فشل في تحميل بيانات الخدمة'))).toMatchObject({
      message: 'فشل في تحميل بيانات الخدمة',
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});
