import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** One rendered page as it is sent: its bytes in three encodings and the headers that belong to exactly them. */
export interface CachedPage {
  status: number;
  policy: string;
  etag: string;
  bytes: Record<Encoding, Uint8Array>;
}

interface Entry {
  version: number;
  size: number;
  page: Promise<CachedPage>;
}

/**
 * Whole pages by address, each good for one content version. An entry of another version is never answered, so an
 * editor who saw success never meets an old page (architecture.md, "How data flows").
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #limit: number;
  #size = 0;

  /** @param limit bytes of all kept encodings together; the least recently used page goes first. */
  constructor(limit = 64 * 1024 * 1024) {
    this.#limit = limit;
  }

  /**
   * The page under this address at this version; `render` runs once however many ask at the same time. A render that
   * fails, or that shows a fault of ours (status 500 and up), is not kept.
   */
  get(address: string, version: number, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#entries.get(address);
    if (known?.version === version) {
      this.#entries.delete(address);
      this.#entries.set(address, known);
      return known.page;
    }
    if (known) this.#drop(address, known);
    const entry: Entry = { version, size: 0, page: render() };
    this.#entries.set(address, entry);
    entry.page.then(
      (page) => this.#weigh(address, entry, page),
      () => this.#drop(address, entry),
    );
    return entry.page;
  }

  #weigh(address: string, entry: Entry, page: CachedPage): void {
    if (this.#entries.get(address) !== entry) return;
    if (page.status >= 500) {
      this.#drop(address, entry);
      return;
    }
    entry.size = page.bytes.br.length + page.bytes.gzip.length + page.bytes.identity.length;
    this.#size += entry.size;
    for (const [oldest, old] of this.#entries) {
      if (this.#size <= this.#limit) return;
      this.#drop(oldest, old);
    }
  }

  #drop(address: string, entry: Entry): void {
    if (this.#entries.get(address) !== entry) return;
    this.#entries.delete(address);
    this.#size -= entry.size;
  }
}

/** The three encodings of a page. Brotli at 5: better than gzip, and quick enough for a first visitor to wait for. */
export async function encodePage(html: string): Promise<Record<Encoding, Uint8Array>> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotliAsync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipAsync(identity, { level: 6 }),
  ]);
  return { br, gzip: gz, identity };
}

/** The best encoding a browser says it takes. A refusal by `;q=0` is honoured. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
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
