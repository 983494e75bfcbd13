/**
 * Keeps what was asked for lately, up to `mostBytes` in all; the longest unused goes first. Several who ask for the
 * same key at once cause one load. What is not found is not remembered, nor is what alone would fill a quarter.
 */
export function byteCache(mostBytes: number) {
  const kept = new Map<string, Uint8Array>();
  const loading = new Map<string, Promise<Uint8Array | null>>();
  let size = 0;

  function keep(key: string, bytes: Uint8Array) {
    if (bytes.length > mostBytes / 4 || kept.has(key)) return;
    kept.set(key, bytes);
    size += bytes.length;
    for (const [oldest, old] of kept) {
      if (size <= mostBytes) break;
      kept.delete(oldest);
      size -= old.length;
    }
  }

  async function loadOnce(key: string, load: () => Promise<Uint8Array | null>) {
    try {
      const bytes = await load();
      if (bytes) keep(key, bytes);
      return bytes;
    } finally {
      loading.delete(key);
    }
  }

  return {
    /** Bytes held now. */
    size: () => size,
    /** @throws whatever `load` throws; the next caller loads again. */
    async get(key: string, load: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
      const hit = kept.get(key);
      if (hit) {
        kept.delete(key);
        kept.set(key, hit);
        return hit;
      }
      const pending = loading.get(key) ?? loadOnce(key, load);
      loading.set(key, pending);
      return pending;
    },
  };
}
