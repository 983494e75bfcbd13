import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-client.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';

const network = new ApiError('', { status: 0, code: 'NETWORK' });
const refused = (status: number) => new ApiError('', { status, code: 'X' });

describe('a failed read', () => {
  it.each([
    [network, true],
    [refused(500), true],
    [refused(503), true],
    [refused(404), false],
    [refused(400), false],
    [refused(429), false],
    [refused(200), false],
    [new TypeError('a fault of ours'), false],
  ])('is tried again after the network and 5xx alone: %o', (error, again) => {
    expect(shouldRetry(0, error)).toBe(again);
  });

  it('is tried again three times, after 1, 2 and 4 seconds, never after more than 30', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, network))).toEqual([true, true, true, false]);
    expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});

describe('on the server', () => {
  it('is not tried again and leaves no timer behind', async () => {
    let calls = 0;
    const client = createQueryClient();
    const read = client.fetchQuery({
      queryKey: ['x'],
      queryFn: async () => {
        calls += 1;
        throw network;
      },
    });
    await expect(read).rejects.toBe(network);
    expect(calls).toBe(1);
    expect(client.getDefaultOptions().queries?.gcTime).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('in the browser', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks four times in seven seconds and then fails', async () => {
    const asked: number[] = [];
    const start = Date.now();
    const read = createQueryClient().fetchQuery({
      queryKey: ['x'],
      retry: shouldRetry,
      queryFn: async () => {
        asked.push(Date.now() - start);
        throw network;
      },
    });
    const failed = expect(read).rejects.toBe(network);
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(asked).toEqual([0, 1000, 3000, 7000]);
  });

  it('drops what nobody uses after five minutes', async () => {
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: ['x'], queryFn: async () => 1 });
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(client.getQueryData(['x'])).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(['x'])).toBeUndefined();
  });
});
