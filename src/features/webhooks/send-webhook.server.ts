import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { type AddressOptions, isSendable, publicLookup } from './webhook-address.server.ts';

/** Longest wait for a receiver, in milliseconds: eight of them end within a batch's lease. */
const PATIENCE_MS = 10_000;

export type SendOutcome = { status: number } | { problem: string };

/**
 * Posts a body. A redirect is not followed and an answer's body is not read: the status is all that counts. Never throws;
 * `problem` is a short code.
 */
export function sendWebhook(
  url: string,
  headers: Record<string, string>,
  body: string,
  options: AddressOptions & { patience?: number } = {},
): Promise<SendOutcome> {
  if (!isSendable(url, options)) return Promise.resolve({ problem: 'EPRIVATE' });
  const secure = new URL(url).protocol === 'https:';
  const send = secure ? requestSecure : requestPlain;
  const { promise, resolve } = Promise.withResolvers<SendOutcome>();
  const signal = AbortSignal.timeout(options.patience ?? PATIENCE_MS);
  const sent = send(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    signal,
    // Addresses in words go through it; numbers were looked at above.
    lookup: publicLookup,
    agent: false,
  });
  sent.once('response', (response) => {
    resolve({ status: response.statusCode ?? 0 });
    response.destroy();
  });
  sent.on('error', (error) => resolve({ problem: signal.aborted ? 'ETIMEDOUT' : codeOf(error) }));
  sent.end(body);
  return promise;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
