import { expect, test } from 'vitest';
import { callPromise } from './call-promise.ts';

const SIX_DAYS = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] as const;
const HOURS = { weekly: [{ days: SIX_DAYS, opens: '13:00', closes: '23:00' }], overrides: [] };
/** A Riyadh time as a moment. 19 November 2026 was a Thursday. */
const at = (riyadh: string) => new Date(`2026-11-${riyadh}:00.000+03:00`);

test.each([
  ['booked while open', '19T15:00', '19T15:01', 'نتصل بك اليوم حتى ١١ مساءً، لنتفق على الموعد.'],
  ['read again in the evening', '19T15:00', '19T22:30', 'نتصل بك اليوم حتى ١١ مساءً، لنتفق على الموعد.'],
  ['booked in the morning', '19T09:00', '19T09:01', 'نتصل بك اليوم ابتداءً من ١ ظهرًا، لنتفق على الموعد.'],
  ['and read when open', '19T09:00', '19T15:00', 'نتصل بك اليوم، لنتفق على الموعد.'],
  ['booked before the day off', '19T23:30', '19T23:31', 'نتصل بك السبت ابتداءً من ١ ظهرًا، لنتفق على الموعد.'],
  ['booked just before closing', '18T22:30', '18T22:31', 'نتصل بك غدًا ابتداءً من ١ ظهرًا، لنتفق على الموعد.'],
  ['and read the next morning', '18T22:30', '19T08:00', 'نتصل بك اليوم ابتداءً من ١ ظهرًا، لنتفق على الموعد.'],
  ['a bookmark of last week', '12T15:00', '19T15:00', 'موعد اتصالنا بك مضى. إن لم تصلك مكالمتنا فاتصل بنا.'],
])('%s', (_, booked, now, words) => {
  expect(callPromise(HOURS, at(booked), at(now))).toBe(words);
});

test('promises nothing where no hours are known, nor through a holiday', () => {
  expect(callPromise({ weekly: [], overrides: [] }, at('19T15:00'), at('19T15:00'))).toBeNull();
  const eid = { title: '', from: '2026-11-19', to: '2026-11-21', hours: [] };
  expect(callPromise({ ...HOURS, overrides: [eid] }, at('19T15:00'), at('19T15:00'))).toBe(
    'نتصل بك الأحد ابتداءً من ١ ظهرًا، لنتفق على الموعد.',
  );
});
