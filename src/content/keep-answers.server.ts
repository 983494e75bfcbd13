import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#api/deps.ts';
import { readContentVersion } from '#db/content-version.db.server.ts';
import { nextContentMoment } from './next-moment.db.server.ts';

/** Browsers and proxies may keep what every visitor sees, and must ask whether it still holds. */
export const PUBLIC_CACHE = 'public, max-age=0, must-revalidate';

/** Most bytes and answers kept by one content type, and the longest address that is kept: searches are endless. */
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_ANSWERS = 500;
const LONGEST_ADDRESS = 300;

interface Kept {
  /** Encoded once: with Arabic text that is most of the work of sending it. */
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/**
 * Keeps in memory the answers that say they are everybody's (`PUBLIC_CACHE`), until the content version goes up or the
 * clock changes what is seen, and answers 304 to those who have them already. An answer for somebody says nothing of
 * the kind and is never kept.
 */
export function keepAnswers({ store, clock }: Deps): MiddlewareHandler {
  const answers = new KeptAnswers();

  return async (c, next) => {
    const key = keyOf(c.req.raw);
    const at = clock();
    const version = await readContentVersion(store.read);
    if (!answers.holds(version, at)) answers.startAnew(version, await nextContentMoment(store.read, at));
    const kept = answers.get(key);
    if (kept) return answer(c.req.header('if-none-match'), kept);
    await next();
    if (c.res.status !== 200 || c.res.headers.get('cache-control') !== PUBLIC_CACHE) return;
    const fresh = keepable(
      new Uint8Array(await c.res.arrayBuffer()),
      c.res.headers.get('content-type') ?? '',
    );
    if (key.length <= LONGEST_ADDRESS) answers.put(version, key, fresh);
    // Unset first, or the old headers would be merged into the new ones.
    c.res = undefined;
    c.res = answer(c.req.header('if-none-match'), fresh);
  };
}

/** The answers of one content version; the oldest go first when there are too many. */
class KeptAnswers {
  #version = -1;
  #until: Date | null = null;
  #bytes = 0;
  readonly #answers = new Map<string, Kept>();

  holds(version: number, at: Date): boolean {
    return version === this.#version && (this.#until === null || at < this.#until);
  }

  startAnew(version: number, until: Date | null): void {
    this.#version = version;
    this.#until = until;
    this.#bytes = 0;
    this.#answers.clear();
  }

  get(key: string): Kept | undefined {
    return this.#answers.get(key);
  }

  /** An answer made while the version went up is not kept. */
  put(version: number, key: string, kept: Kept): void {
    if (version !== this.#version || this.#answers.has(key)) return;
    this.#answers.set(key, kept);
    this.#bytes += kept.bytes.byteLength;
    for (const [oldest, { bytes }] of this.#answers) {
      if (this.#bytes <= MOST_BYTES && this.#answers.size <= MOST_ANSWERS) break;
      this.#answers.delete(oldest);
      this.#bytes -= bytes.byteLength;
    }
  }
}

/** Path and query; a page's own call inside the process asks under another host. */
function keyOf(request: Request): string {
  const { url } = request;
  return url.slice(url.indexOf('/', url.indexOf('://') + 3));
}

function keepable(bytes: Uint8Array<ArrayBuffer>, type: string): Kept {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, headers: { 'Content-Type': type, 'Cache-Control': PUBLIC_CACHE, ETag: etag } };
}

function answer(ifNoneMatch: string | undefined, { bytes, headers }: Kept): Response {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(headers.ETag ?? '')) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers });
}
