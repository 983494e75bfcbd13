import { expect, test } from 'vitest';
import { type Clock, systemClock } from '#lib/clock.ts';

test('the system clock tells the time now', () => {
  const clock: Clock = systemClock;
  const before = Date.now();
  expect(clock().getTime()).toBeGreaterThanOrEqual(before);
  expect(clock().getTime()).toBeLessThanOrEqual(Date.now());
});
