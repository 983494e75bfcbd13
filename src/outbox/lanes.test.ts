import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noted, outboxTest } from '#testing/outbox.ts';
import type { Deliverer, Outcome } from './outbox-message.ts';

const MINUTE = 60_000;

let test: Awaited<ReturnType<typeof outboxTest>>;

beforeEach(async () => {
  test = await outboxTest();
});

afterEach(() => test.close());

/** One that takes a message at a time and waits to be told what came of it. */
function slow() {
  let answer = (_: Outcome) => {};
  const { tried, deliverer } = noted(
    () =>
      new Promise<Outcome>((resolve) => {
        answer = resolve;
      }),
  );
  const alone: Deliverer = { ...deliverer, batch: 1, alone: true };
  return { tried, deliverer: alone, answer: (outcome: Outcome) => answer(outcome) };
}

describe('a kind that one process delivers alone', () => {
  it('waits while another is at it, and goes on after that', async () => {
    const first = slow();
    await test.queue({}, {});
    const working = test.open(first.deliverer).run();
    while (first.tried.length === 0) await new Promise(setImmediate);
    const other = noted();
    const second = test.open({ ...other.deliverer, alone: true });
    await second.run();
    expect(other.tried).toEqual([]);
    first.answer({ came: 'delivered' });
    while (first.tried.length === 1) await new Promise(setImmediate);
    first.answer({ came: 'delivered' });
    await working;
    await test.queue({});
    await second.run();
    expect(other.tried).toHaveLength(1);
  });

  it('is stood in for after five minutes, when the one that was at it died', async () => {
    const dead = slow();
    await test.queue({}, {});
    void test.open(dead.deliverer).run();
    while (dead.tried.length === 0) await new Promise(setImmediate);
    const { tried, deliverer } = noted();
    const alive = test.open({ ...deliverer, alone: true });
    test.clock.forward(5 * MINUTE - 1);
    await alive.run();
    expect(tried).toEqual([]);
    test.clock.forward(1);
    await alive.run();
    expect(tried).toHaveLength(2);
  });
});

describe('a kind that must not be delivered yet', () => {
  it('is not taken up before its time', async () => {
    const { tried, deliverer } = noted();
    const from = new Date(test.clock().getTime() + MINUTE);
    const outbox = test.open({ ...deliverer, notBefore: async () => from });
    await test.queue({});
    await outbox.run();
    expect(await test.rows()).toMatchObject([{ attempts: 0 }]);
    test.clock.forward(MINUTE);
    await outbox.run();
    expect(tried).toHaveLength(1);
  });
});

describe('what was not tried', () => {
  it('is taken up when it was said, without a fault on its name', async () => {
    let outcome: Outcome = { came: 'released', after: 90 };
    const { tried, deliverer } = noted(() => outcome);
    const outbox = test.open(deliverer);
    await test.queue({});
    await outbox.run();
    expect(await test.rows()).toMatchObject([{ last_error: null, next_at: '2026-03-01T09:01:30.000Z' }]);
    outcome = { came: 'delivered' };
    test.clock.forward(90_000);
    await outbox.run();
    expect(tried).toHaveLength(2);
    expect(await test.waiting()).toBe(0);
  });
});
