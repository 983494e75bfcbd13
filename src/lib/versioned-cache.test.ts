import { describe, expect, it } from 'vitest';
import { VersionedCache } from './versioned-cache.ts';

const text = (value: string) => async () => value;

describe('VersionedCache', () => {
  it('drops the least recently used over its limit', async () => {
    const cache = new VersionedCache<string>(10, (value) => value.length);
    await cache.get('a', '1', text('aaaa'));
    await cache.get('b', '1', text('bbbb'));
    cache.find('a', '1');
    await cache.get('c', '1', text('cccc'));
    await Promise.resolve();
    expect(cache.find('b', '1')).toBeUndefined();
    expect(await cache.find('a', '1')).toBe('aaaa');
    expect(await cache.find('c', '1')).toBe('cccc');
  });

  it('never keeps what has no weight, nor a failure', async () => {
    const cache = new VersionedCache<string>(10, () => null);
    await cache.get('a', '1', text('fault'));
    await expect(cache.get('b', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await Promise.resolve();
    expect([cache.find('a', '1'), cache.find('b', '1')]).toEqual([undefined, undefined]);
  });

  it('asks once for many, and a late value of an older version stays out', async () => {
    const cache = new VersionedCache<string>(100, (value) => value.length);
    let finish = (_: string) => {};
    const slow = cache.get(
      'a',
      '1',
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    expect(cache.get('a', '1', text('second'))).toBe(slow);
    expect(await cache.get('a', '2', text('new'))).toBe('new');
    finish('old');
    expect(await slow).toBe('old');
    expect(await cache.find('a', '2')).toBe('new');
  });
});
