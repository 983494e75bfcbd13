import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { VersionedCache } from './versioned-cache.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** All that is kept of pages or of calls in one process. */
const MOST_BYTES = 64 * 1024 * 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer as it is sent again and again: its bytes in three encodings and the headers that belong to exactly them. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bytes: Record<Encoding, Uint8Array>;
  wasSent?: boolean;
  isTight?: boolean;
}

/** Answers by address and content version. One that shows a fault of ours (status 500 and up) is not kept. */
export function answerCache(): VersionedCache<KeptAnswer> {
  return new VersionedCache(MOST_BYTES, ({ status, bytes }) =>
    status >= 500 ? null : bytes.br.length + bytes.gzip.length + bytes.identity.length,
  );
}

/** The three encodings of a text. Brotli at 5 at first: better than gzip, and quick enough for a visitor to wait for. */
export async function encode(text: string): Promise<Record<Encoding, Uint8Array>> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotliAsync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipAsync(identity, { level: 6 }),
  ]);
  return { br, gzip: gz, identity };
}

/** One at a time, and nobody queues for it: whoever makes addresses up must not keep the threads busy with them. */
let packing = false;

/**
 * What is asked for again will be asked for often: a tenth of a second of brotli at its best, beside the answers, saves
 * a tenth of each one after. What is asked for once, as an address that somebody made up, is not worth it.
 */
async function packTightly(kept: KeptAnswer): Promise<void> {
  packing = true;
  kept.isTight = true;
  const { bytes } = kept;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  try {
    bytes.br = await brotliAsync(bytes.identity, { params });
  } catch {
    // The bytes it has are good as they are.
  } finally {
    packing = false;
  }
}

/** A kept answer in the best encoding the browser takes, or 304 where it has these bytes already. */
export function sendKept(asked: Headers, kept: KeptAnswer): Response {
  const headers: Record<string, string> = { ...kept.headers, Vary: 'Accept-Encoding' };
  if (kept.status === 200) headers.ETag = kept.etag;
  if (kept.status === 200 && asked.get('If-None-Match')?.includes(kept.etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (kept.wasSent && !kept.isTight && !packing && kept.status === 200) void packTightly(kept);
  kept.wasSent = true;
  const encoding = chooseEncoding(asked.get('Accept-Encoding'));
  const bytes = kept.bytes[encoding];
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(bytes.length);
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status: kept.status, headers });
}

/** The best encoding a browser says it takes. A refusal by `;q=0` is honoured. */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const taken = new Set(
    acceptEncoding
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim().toLowerCase()),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}
