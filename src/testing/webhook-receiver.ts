import { once } from 'node:events';
import { createServer } from 'node:http';

export interface ReceivedHook {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  received: ReceivedHook[];
  /** What it answers; null: nothing at all. */
  status: number | null;
  close(): Promise<void>;
}

/** Somebody's endpoint on loopback. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    handle.received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    if (handle.status === null) return;
    response.writeHead(handle.status, { Location: 'http://169.254.169.254/' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const handle: WebhookReceiver = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`,
    received: [],
    status: 200,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return handle;
}
