import { describe, expect, it, vi } from 'vitest';
import { byteCache } from './byte-cache.server.ts';

const bytes = (length: number) => async () => new Uint8Array(length);
const unused = async (): Promise<never> => {
  throw new Error('loaded again');
};

describe('byteCache', () => {
  it('loads once, also for several who ask at the same time', async () => {
    const cache = byteCache(1000);
    const load = vi.fn(bytes(10));
    await Promise.all([cache.get('a', load), cache.get('a', load)]);
    await cache.get('a', load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stays within its bytes and drops the longest unused', async () => {
    const cache = byteCache(1000);
    for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, bytes(250));
    await cache.get('a', unused);
    await cache.get('e', bytes(250));
    expect(cache.size()).toBe(1000);
    await cache.get('a', unused);
    await expect(cache.get('b', unused)).rejects.toThrow('loaded again');
  });

  it('passes a giant through without keeping it', async () => {
    const cache = byteCache(1000);
    expect(await cache.get('giant', bytes(251))).toHaveLength(251);
    expect(cache.size()).toBe(0);
  });

  it('remembers neither failures nor what was not found', async () => {
    const cache = byteCache(1000);
    await expect(cache.get('a', unused)).rejects.toThrow();
    expect(await cache.get('a', async () => null)).toBeNull();
    expect(await cache.get('a', bytes(5))).toHaveLength(5);
  });
});
