import { expect, it } from 'vitest';
import { riyadhMidnight } from './riyadh.ts';

it.each([
  ['2026-03-01T09:00:00.000Z', 0, '2026-02-28T21:00:00.000Z'],
  ['2026-03-01T20:59:59.999Z', 0, '2026-02-28T21:00:00.000Z'],
  ['2026-03-01T21:00:00.000Z', 0, '2026-03-01T21:00:00.000Z'],
  ['2026-03-01T09:00:00.000Z', 1, '2026-03-01T21:00:00.000Z'],
  ['2026-03-01T09:00:00.000Z', -60, '2025-12-30T21:00:00.000Z'],
])('the midnight of %s, %i days later, is %s', (at, days, midnight) => {
  expect(riyadhMidnight(new Date(at), days).toISOString()).toBe(midnight);
});
