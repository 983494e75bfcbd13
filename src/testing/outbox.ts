import { pino } from 'pino';
import type { Store } from '#db/store.ts';
import { enqueue, type NewMessage } from '#outbox/outbox.db.server.ts';
import { createOutbox, type Outbox } from '#outbox/outbox.server.ts';
import type { Deliverer, OutboxMessage, Outcome } from '#outbox/outbox-message.ts';
import { testClock } from './app.ts';
import { testStore } from './store.ts';

/** A store with an outbox of the kind `mail`, its clock at noon in Riyadh on 2026-03-01, and no chance in its delays. */
export async function outboxTest() {
  const store = await testStore();
  const clock = testClock('2026-03-01T09:00:00.000Z');
  const lines: string[] = [];
  const opened: Outbox[] = [];

  function rows() {
    return store.read.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute();
  }

  return {
    store,
    clock,
    rows,
    logged: () => lines.join(''),
    /** One process's outbox; twice are two processes. */
    open(mail: Deliverer, on: Store = store): Outbox {
      const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
      const outbox = createOutbox({ store: on, clock, log, deliverers: { mail }, random: () => 0 });
      opened.push(outbox);
      return outbox;
    },
    async queue(...messages: Partial<NewMessage>[]): Promise<void> {
      await store.write(async (trx) => {
        for (const message of messages) {
          await enqueue(trx, { kind: 'mail', payload: {}, ...message }, clock());
        }
      });
    },
    async waiting(): Promise<number> {
      return (await rows()).filter((row) => row.done_at === null).length;
    },
    async close(): Promise<void> {
      for (const outbox of opened) await outbox.stop();
      await store.close();
    },
  };
}

/** A deliverer of three at once that notes what it is handed, and does with each as told. */
export function noted(
  outcomeOf: (message: OutboxMessage) => Outcome | Promise<Outcome> = () => ({ came: 'delivered' }),
): { tried: OutboxMessage[]; deliverer: Deliverer } {
  const tried: OutboxMessage[] = [];
  const deliverer: Deliverer = {
    batch: 3,
    async deliver(messages, settle, signal) {
      for (const message of messages) {
        if (signal.aborted) return;
        tried.push(message);
        settle(message.id, await outcomeOf(message));
      }
    },
  };
  return { tried, deliverer };
}
