import { createHmac, randomBytes } from 'node:crypto';

/** What a receiver checks a signature with: 32 random bytes, named so that it is known for one where it leaks. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`;
}

/**
 * `t=<seconds>,v1=<hex>` of `<seconds>.<body>` under HMAC-SHA256: a receiver computes it again from the bytes it got, and
 * refuses an old time, so that nothing can be sent twice by somebody else.
 */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const sum = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${sum}`;
}

/** Purpose of `seal` for these secrets. */
export const WEBHOOK_PURPOSE = 'webhook secret';
