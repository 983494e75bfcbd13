import type { Context } from 'hono';
import type { Logger } from 'pino';
import { presentRefusal } from '#api/errors.server.ts';
import { AppError } from '#lib/errors.ts';
import { site } from '#messages/site.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;text-align:center;' +
  'font:18px/1.75 system-ui,sans-serif;color:#11312b;background:#f8f3ea}a{color:#0f6b5d;padding:12px}';

/**
 * The last resort, where even rendering failed or was refused: never blank, nothing internal, and a way to try again. The log gets
 * the error's name and place but not the address, which may hold a reset token (trust.md 9, 15).
 */
export function answerFault(log: Logger): (error: Error, c: Context) => Response {
  return (error, c) => {
    const refusal = error instanceof AppError ? error : null;
    const status = refusal?.status ?? 500;
    if (status >= 500) {
      log.error({ fault: error.name, stack: error.stack?.split('\n').slice(1, 6) }, 'page failed');
    }
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', POLICY);
    if (refusal?.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter));
    return c.html(plainPage(refusal ? presentRefusal(refusal).message : site.failure.text), status);
  };
}

function plainPage(text: string): string {
  const { title, retry } = site.failure;
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="">${retry}</a></main></body></html>`;
}
