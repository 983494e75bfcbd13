import type { Deliverer, OutboxMessage, Outcome } from './outbox-message.ts';

/** Delivers one message after the other, and begins none once it is told to stop. */
export function oneByOne(attempt: (message: OutboxMessage) => Promise<Outcome>): Deliverer['deliver'] {
  return async (messages, settle, signal) => {
    for (const message of messages) {
      if (signal.aborted) return;
      settle(message.id, await attempt(message));
    }
  };
}
