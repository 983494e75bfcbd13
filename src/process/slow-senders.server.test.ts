import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutSlowSenders } from './slow-senders.server.ts';

const A_MEGABYTE = 1024 * 1024;

let server: Server;
let client: Socket;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = createServer((request, response) => {
    request.resume().once('end', () => response.end('thank you'));
  });
  cutSlowSenders(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
});

afterEach(() => {
  vi.useRealTimers();
  client.destroy();
  server.close();
});

/** Begins to send a megabyte; answers with the request as the server has it. */
async function begin(): Promise<IncomingMessage> {
  const asked = once(server, 'request') as Promise<[IncomingMessage]>;
  client.write(`POST / HTTP/1.1\r\nHost: clinic\r\nContent-Length: ${A_MEGABYTE}\r\n\r\n`);
  return (await asked)[0];
}

/** Sends so many more bytes, and waits until they have arrived. */
async function send(bytes: number, { socket }: IncomingMessage): Promise<void> {
  const wanted = socket.bytesRead + bytes;
  client.write(Buffer.alloc(bytes));
  await vi.waitUntil(() => socket.bytesRead >= wanted);
}

describe('who sends slowly', () => {
  it('is cut off where the body would never come to its end', async () => {
    const request = await begin();
    await send(100, request);
    const closed = once(client, 'close');
    vi.advanceTimersByTime(15_000);
    await closed;
    expect(request.complete).toBe(false);
  });

  it('is heard to the end where it is a weak line', async () => {
    const request = await begin();
    const answer = once(client, 'data');
    for (let sent = 0; sent < 8; sent += 1) {
      await send(A_MEGABYTE / 8, request);
      vi.advanceTimersByTime(15_000);
    }
    expect(String((await answer)[0])).toContain('thank you');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is cut off who begins well and then stalls', async () => {
    const request = await begin();
    await send(A_MEGABYTE / 2, request);
    vi.advanceTimersByTime(15_000);
    expect(request.destroyed).toBe(false);
    const closed = once(client, 'close');
    vi.advanceTimersByTime(15_000);
    await closed;
    expect(request.complete).toBe(false);
  });
});
