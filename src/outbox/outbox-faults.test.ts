import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#db/store.ts';
import { AppError } from '#lib/errors.ts';
import { noted, outboxTest } from '#testing/outbox.ts';
import type { Deliverer, Outcome } from './outbox-message.ts';

const MINUTE = 60_000;

let test: Awaited<ReturnType<typeof outboxTest>>;

beforeEach(async () => {
  test = await outboxTest();
});

afterEach(() => test.close());

describe('of several processes', () => {
  it('each message is taken up by one', async () => {
    const one = noted();
    const other = noted();
    await test.queue(...Array.from({ length: 20 }, () => ({})));
    await Promise.all([test.open(one.deliverer).run(), test.open(other.deliverer).run()]);
    const ids = [...one.tried, ...other.tried].map(({ id }) => id);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });

  it('one that ended in the middle is stood in for after five minutes', async () => {
    let taken = () => {};
    const takenUp = new Promise<void>((resolve) => {
      taken = resolve;
    });
    const dead: Deliverer = {
      batch: 3,
      deliver() {
        taken();
        return new Promise(() => {});
      },
    };
    await test.queue({});
    void test.open(dead).run();
    await takenUp;
    const { tried, deliverer } = noted();
    const alive = test.open(deliverer);
    test.clock.forward(5 * MINUTE - 1);
    await alive.run();
    expect(tried).toEqual([]);
    test.clock.forward(1);
    await alive.run();
    expect(tried).toMatchObject([{ attempts: 2 }]);
    expect(await test.waiting()).toBe(0);
  });

  it('one that comes back late does not undo what another has done', async () => {
    let answer = (_: Outcome) => {};
    const slow = noted(
      () =>
        new Promise<Outcome>((resolve) => {
          answer = resolve;
        }),
    );
    await test.queue({});
    const late = test.open(slow.deliverer).run();
    while (slow.tried.length === 0) await new Promise(setImmediate);
    test.clock.forward(5 * MINUTE);
    const { deliverer } = noted();
    await test.open(deliverer).run();
    answer({ came: 'failed', reason: 'too late' });
    await late;
    expect(await test.rows()).toMatchObject([{ last_error: null, done_at: '2026-03-01T09:05:00.000Z' }]);
  });
});

describe('a store that cannot be written', () => {
  it('makes no second delivery of what it could not note', async () => {
    let full = false;
    const failing: Store = {
      ...test.store,
      write: (fn) => (full ? Promise.reject(new AppError('STORE_UNAVAILABLE')) : test.store.write(fn)),
    };
    const { tried, deliverer } = noted(() => {
      full = true;
      return { came: 'delivered' };
    });
    const outbox = test.open(deliverer, failing);
    await test.queue({});
    await expect(outbox.run()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
    full = false;
    test.clock.forward(5 * MINUTE);
    await outbox.run();
    expect(tried).toHaveLength(1);
    expect(await test.waiting()).toBe(0);
  });
});

describe('a stop', () => {
  it('finishes what is under way, hands back the rest, and takes up nothing more', async () => {
    const { tried, deliverer } = noted(async () => {
      void outbox.stop();
      return { came: 'delivered' };
    });
    const outbox = test.open(deliverer);
    await test.queue({}, {}, {});
    outbox.start();
    while (tried.length === 0) await new Promise(setImmediate);
    await outbox.stop();
    expect(tried).toHaveLength(1);
    const left = (await test.rows()).filter((row) => row.done_at === null);
    expect(left).toMatchObject([
      { leased_until: null, next_at: '2026-03-01T09:00:00.000Z' },
      { leased_until: null, next_at: '2026-03-01T09:00:00.000Z' },
    ]);
    outbox.wake();
    const next = noted();
    await test.open(next.deliverer).run();
    expect(next.tried).toHaveLength(2);
  });

  it('does not wait for ever for a delivery that hangs', async () => {
    const { tried, deliverer } = noted(() => new Promise<Outcome>(() => {}));
    const outbox = test.open(deliverer);
    await test.queue({});
    outbox.start();
    while (tried.length === 0) await new Promise(setImmediate);
    await outbox.stop();
    expect(await test.waiting()).toBe(1);
  }, 20_000);
});
