import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The tag manager's own host, the only other one there ever is (trust.md 14). */
const TAG_MANAGER = 'https://www.googletagmanager.com';

/**
 * The policy of one rendered page: scripts of our own and exactly the inline ones in these bytes, by hash
 * (trust.md 14), and the tag manager's where it starts. Styles may be inline, since React writes style attributes and the toasts a style element.
 */
export function contentSecurityPolicy(html: string, tagged = false): string {
  const hashes = new Set<string>();
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  const others = tagged ? [TAG_MANAGER] : [];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes, ...others].join(' ')}`,
    ...(tagged ? [`connect-src 'self' ${TAG_MANAGER}`] : []),
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...others].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
