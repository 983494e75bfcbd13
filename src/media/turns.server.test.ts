import { describe, expect, it } from 'vitest';
import { turns } from './turns.server.ts';

function heldJobs() {
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const job = (n: number) => async () => {
    started.push(n);
    await new Promise<void>((resolve) => {
      finish[n] = resolve;
    });
    return n;
  };
  return { started, finish, job };
}

describe('turns', () => {
  it('runs two at once and the others in their order', async () => {
    const inTurn = turns(2, 10);
    const { started, finish, job } = heldJobs();
    const all = [0, 1, 2, 3].map((n) => inTurn(job(n)));
    expect(started).toEqual([0, 1]);
    finish[1]?.();
    expect(await all[1]).toBe(1);
    expect(started).toEqual([0, 1, 2]);
    finish[0]?.();
    finish[2]?.();
    await all[2];
    finish[3]?.();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('gives the turn on after a failure', async () => {
    const inTurn = turns(1, 10);
    const failed = inTurn(() => Promise.reject(new Error('broken')));
    const next = inTurn(async () => 'done');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  it('refuses whoever finds the line full, and takes the next again', async () => {
    const inTurn = turns(1, 1);
    const { finish, job } = heldJobs();
    const first = inTurn(job(0));
    const second = inTurn(job(1));
    await expect(inTurn(job(2))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 5 });
    finish[0]?.();
    await first;
    finish[1]?.();
    await second;
    expect(await inTurn(async () => 'free')).toBe('free');
  });
});
