import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

describe('the delay before another try', () => {
  it('doubles from five seconds and stays at a quarter of an hour', () => {
    const seconds = Array.from({ length: 10 }, (_, i) => retryDelay(i + 1, 0) / 1000);
    expect(seconds).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
  });

  it('is never more than that, nor less than half of it, however often it was tried', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, random) => {
          const whole = retryDelay(n, 0);
          const delay = retryDelay(n, random);
          expect(whole).toBeLessThanOrEqual(900_000);
          expect(delay).toBeLessThanOrEqual(whole);
          expect(delay).toBeGreaterThanOrEqual(whole / 2);
        },
      ),
    );
  });
});
