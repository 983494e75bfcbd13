/** The engine's words for what a `create table` needs (`dialect.ts`). */
export interface ColumnWords {
  text: string;
  bytes: string;
  strict: string;
}

/** One step forward, never changed after it was released. */
export interface Migration {
  /** Sorts in the order of application: `0001-first`. */
  readonly name: string;
  /** Its statements in order. */
  statements(words: ColumnWords): Iterable<string>;
}
