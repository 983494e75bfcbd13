interface Entry<T> {
  version: string;
  size: number;
  value: Promise<T>;
}

/**
 * Values by key, each good for one version. An entry of another version is never answered, so an editor who saw
 * success never meets what was before (architecture.md, "How data flows"). Bounded: the least recently used goes first.
 */
export class VersionedCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #limit: number;
  readonly #weigh: (value: T) => number | null;
  #size = 0;

  /**
   * @param limit bytes of all kept values together.
   * @param weigh bytes of a value; null for one that must not be kept.
   */
  constructor(limit: number, weigh: (value: T) => number | null) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  /** What is kept of a key at a version, which counts as a use of it. */
  find(key: string, version: string): Promise<T> | undefined {
    const known = this.#entries.get(key);
    if (known?.version !== version) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, known);
    return known.value;
  }

  /** The value of a key at a version; `make` runs once however many ask at the same time. A failure is not kept. */
  get(key: string, version: string, make: () => Promise<T>): Promise<T> {
    const found = this.find(key, version);
    if (found) return found;
    const old = this.#entries.get(key);
    if (old) this.#drop(key, old);
    const entry: Entry<T> = { version, size: 0, value: make() };
    this.#entries.set(key, entry);
    entry.value.then(
      (value) => this.#settle(key, entry, this.#weigh(value)),
      () => this.#drop(key, entry),
    );
    return entry.value;
  }

  #settle(key: string, entry: Entry<T>, size: number | null): void {
    if (this.#entries.get(key) !== entry) return;
    if (size === null) {
      this.#drop(key, entry);
      return;
    }
    entry.size = size;
    this.#size += size;
    for (const [oldest, old] of this.#entries) {
      if (this.#size <= this.#limit) return;
      this.#drop(oldest, old);
    }
  }

  #drop(key: string, entry: Entry<T>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
