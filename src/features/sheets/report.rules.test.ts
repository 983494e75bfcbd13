import { expect, it } from 'vitest';
import { countDays, reportStart } from './report.rules.ts';

const NOON = new Date('2026-03-01T09:00:00.000Z');

it('a report has thirty days of Riyadh, today the last', () => {
  const days = countDays(new Map(), NOON);
  expect(days).toHaveLength(30);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-01-31', '2026-03-01']);
  expect(reportStart(NOON).toISOString()).toBe('2026-01-30T21:00:00.000Z');
});

it('a lead counts on its day in Riyadh: nine in the evening of UTC is the next one', () => {
  const hours = new Map([
    ['2026-02-27T20', 1],
    ['2026-02-27T21', 2],
    ['2026-02-28T20', 4],
    ['2026-02-28T21', 8],
  ]);
  expect(countDays(hours, NOON).slice(-3)).toEqual([
    { day: '2026-02-27', count: 1 },
    { day: '2026-02-28', count: 6 },
    { day: '2026-03-01', count: 8 },
  ]);
});
