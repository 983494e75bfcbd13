/** One step forward, never changed after it was released. */
export interface Migration {
  /** Sorts in the order of application: `0001-first`. */
  readonly name: string;
  /** Its statements in order, written for the engine. */
  statements(engine: 'sqlite' | 'postgres'): string[];
}
