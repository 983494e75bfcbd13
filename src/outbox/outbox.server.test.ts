import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noted, outboxTest } from '#testing/outbox.ts';
import { enqueue, forgetFinished } from './outbox.db.server.ts';
import type { Deliverer } from './outbox-message.ts';

const MINUTE = 60_000;

let test: Awaited<ReturnType<typeof outboxTest>>;

beforeEach(async () => {
  test = await outboxTest();
});

afterEach(() => test.close());

describe('what a transaction queued', () => {
  it('is delivered once it is committed, once, and its payload is emptied', async () => {
    const { tried, deliverer } = noted();
    const outbox = test.open(deliverer);
    await test.queue({ payload: { notice: 'booking', leadId: 'x' } });
    await outbox.run();
    await outbox.run();
    expect(tried).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        leadId: null,
        payload: { notice: 'booking', leadId: 'x' },
        attempts: 1,
        createdAt: '2026-03-01T09:00:00.000Z',
        leasedUntil: '2026-03-01T09:05:00.000Z',
        expiresAt: null,
      },
    ]);
    expect(await test.rows()).toMatchObject([
      {
        done_at: '2026-03-01T09:00:00.000Z',
        leased_until: null,
        last_error: null,
        payload: '{}',
        attempts: 1,
      },
    ]);
  });

  it('is delivered however much there is of it, the oldest first', async () => {
    const { tried, deliverer } = noted();
    for (let i = 0; i < 10; i++) {
      test.clock.forward(1);
      await test.queue({ payload: { i } });
    }
    await test.open(deliverer).run();
    expect(tried.map(({ payload }) => payload.i)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('is nothing when the transaction fails', async () => {
    const { tried, deliverer } = noted();
    await expect(
      test.store.write(async (trx) => {
        await enqueue(trx, { kind: 'mail', payload: {} }, test.clock());
        throw new Error('and then');
      }),
    ).rejects.toThrow('and then');
    await test.open(deliverer).run();
    expect(tried).toEqual([]);
  });

  it('waits where nobody delivers its kind', async () => {
    const { tried, deliverer } = noted();
    await test.queue({ kind: 'pigeon' });
    await test.open(deliverer).run();
    expect(tried).toEqual([]);
    expect(await test.waiting()).toBe(1);
  });

  it('is delivered by itself after a start, and after a wake', async () => {
    let heard = () => {};
    const { deliverer } = noted(() => {
      heard();
      return { came: 'delivered' };
    });
    const outbox = test.open(deliverer);
    await test.queue({});
    const atStart = new Promise<void>((resolve) => {
      heard = resolve;
    });
    outbox.start();
    await atStart;
    const afterWake = new Promise<void>((resolve) => {
      heard = resolve;
    });
    await test.queue({});
    outbox.wake();
    await afterWake;
    await outbox.stop();
    expect(await test.waiting()).toBe(0);
  });
});

describe('a failed try', () => {
  it('is repeated later and later', async () => {
    const { tried, deliverer } = noted(() => ({ came: 'failed', reason: 'ECONNREFUSED' }));
    const outbox = test.open(deliverer);
    await test.queue({});
    await outbox.run();
    expect(await test.rows()).toMatchObject([
      { done_at: null, last_error: 'ECONNREFUSED', next_at: '2026-03-01T09:00:05.000Z', leased_until: null },
    ]);
    test.clock.forward(4999);
    await outbox.run();
    expect(tried).toHaveLength(1);
    test.clock.forward(1);
    await outbox.run();
    expect(tried.at(-1)?.attempts).toBe(2);
    expect(await test.rows()).toMatchObject([{ next_at: '2026-03-01T09:00:15.000Z' }]);
  });

  it('is repeated no earlier than the other side asks', async () => {
    const { deliverer } = noted(() => ({ came: 'failed', reason: '429', retryAfter: 120 }));
    await test.queue({});
    await test.open(deliverer).run();
    expect(await test.rows()).toMatchObject([{ next_at: '2026-03-01T09:02:00.000Z' }]);
  });

  it('does not hold back the others', async () => {
    const { deliverer } = noted(({ payload }) =>
      payload.bad ? { came: 'failed', reason: 'x' } : { came: 'delivered' },
    );
    await test.queue({ payload: { bad: true } }, {}, {}, {});
    await test.open(deliverer).run();
    expect(await test.waiting()).toBe(1);
  });

  it('by a deliverer that breaks, or forgets one, is a failed try too; its words are kept nowhere', async () => {
    const broken: Deliverer = {
      batch: 3,
      deliver: () => Promise.reject(new TypeError('no mailbox sara@clinic.example')),
    };
    await test.queue({});
    await test.open(broken).run();
    const forgetful: Deliverer = { batch: 3, deliver: async () => {} };
    await test.queue({});
    await test.open(forgetful).run();
    expect((await test.rows()).map((row) => row.last_error).toSorted()).toEqual(['TypeError', 'unsettled']);
    expect(test.logged()).not.toContain('sara@');
  });
});

describe('what is dropped', () => {
  it('is a message that is too old, without a try', async () => {
    const { tried, deliverer } = noted();
    await test.queue({ expiresAt: new Date(test.clock().getTime() + 30 * MINUTE) });
    test.clock.forward(30 * MINUTE);
    await test.open(deliverer).run();
    expect(tried).toEqual([]);
    expect(await test.rows()).toMatchObject([{ last_error: 'expired', done_at: '2026-03-01T09:30:00.000Z' }]);
  });

  it('is what its deliverer says', async () => {
    const { tried, deliverer } = noted(() => ({ came: 'dropped', reason: 'not needed' }));
    const outbox = test.open(deliverer);
    await test.queue({});
    await outbox.run();
    test.clock.forward(60 * MINUTE);
    await outbox.run();
    expect(tried).toHaveLength(1);
    expect(await test.rows()).toMatchObject([{ last_error: 'not needed', payload: '{}' }]);
  });
});

describe('what was finished', () => {
  it('is forgotten by its age, what waits never', async () => {
    const { deliverer } = noted(({ payload }) =>
      payload.bad ? { came: 'failed', reason: 'x' } : { came: 'delivered' },
    );
    await test.queue({}, { payload: { bad: true } });
    await test.open(deliverer).run();
    test.clock.forward(60 * MINUTE);
    await test.queue({});
    await test.open(deliverer).run();
    const before = new Date(test.clock().getTime() - MINUTE);
    await test.store.write((trx) => forgetFinished(trx, before));
    expect(await test.rows()).toMatchObject([{ done_at: null }, { done_at: '2026-03-01T10:00:00.000Z' }]);
  });
});
