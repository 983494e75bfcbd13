/** Something to be delivered, as its deliverer gets it. */
export interface OutboxMessage {
  /** Stays the same over all tries, so that a receiver can tell a repeat. */
  id: string;
  leadId: string | null;
  payload: Readonly<Record<string, unknown>>;
  /** This try included. */
  attempts: number;
  createdAt: string;
}

/** What came of one try. A reason is a short code for the row and the log, without anybody's data. */
export type Outcome =
  | { came: 'delivered' }
  /** It was not tried: whoever comes next may take it up, at once or `after` so many seconds. */
  | { came: 'released'; after?: number }
  /** Nobody needs it any more: what it tells about is gone, or it is too old. */
  | { came: 'dropped'; reason: string }
  /** To be tried again; `retryAfter` in seconds, where the other side named a time. */
  | { came: 'failed'; reason: string; retryAfter?: number };

/** Delivers the messages of one kind (architecture.md, "A booking"). */
export interface Deliverer {
  /** Most messages that it is handed at once. All of them together must be done within the lease of five minutes. */
  batch: number;
  /** Only one process of a store delivers this kind at a time: what two would do at once might spoil each other's. */
  alone?: true;
  /** Asked before anything is taken up: from when on it may be, where that is not now. */
  notBefore?(): Promise<Date | null>;
  /**
   * Tries each message and settles it as soon as its outcome is known, so that no more than the ones under way are
   * tried twice after a crash. What is not settled in the end has failed.
   */
  deliver(
    messages: readonly OutboxMessage[],
    settle: (id: string, outcome: Outcome) => void,
    signal: AbortSignal,
  ): Promise<void>;
}
