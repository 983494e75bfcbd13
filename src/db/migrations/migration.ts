/** What a `create table` says differently in each engine. */
export interface ColumnWords {
  /** Text, ordered by code point. */
  text: string;
  bytes: string;
  /** Ends a `create table`: no column takes a value of another type. */
  strict: string;
}

/** One step forward, never changed after it was released. */
export interface Migration {
  /** Sorts in the order of application: `0001-first`. */
  readonly name: string;
  /** Its statements in order. */
  statements(words: ColumnWords): Iterable<string>;
}
