import type { MiddlewareHandler } from 'hono';

/** Answers that are not pages need nothing from anywhere; a page's renderer sets its own policy over this one. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** The headers that every answer carries, errors too (trust.md 14). HSTS only where the public address is https. */
export function securityHeaders(live: boolean): MiddlewareHandler {
  const headers = Object.entries(HEADERS);
  if (live) headers.push(['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']);
  return async (c, next) => {
    await next();
    const answer = c.res.headers;
    // A page may have said its own: one with a secret in its address is stricter about the referrer.
    for (const [name, value] of headers) if (!answer.has(name)) answer.set(name, value);
    if (!answer.has('Content-Security-Policy')) answer.set('Content-Security-Policy', CLOSED_POLICY);
  };
}
