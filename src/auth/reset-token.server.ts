import { createHash, createHmac } from 'node:crypto';

/** How long a mailed link works, in seconds (decision 17). */
export const RESET_SECONDS = 30 * 60;

/**
 * The token of a mailed link, made of the seed that stands in the outbox and our secret: a copy of the database opens no
 * account, though the link can be written into the mail whenever the mail server is back.
 */
export function resetToken(secret: string, seed: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['reset password', seed]))
    .digest('base64url');
}

/** What is kept of a token. It has 256 random bits, so a plain hash tells nothing. */
export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
