import { expect, test } from 'vitest';
import { openNow } from './opening-hours.rules.ts';
import { clockWords, openNowWords, weekRows } from './opening-hours-words.ts';

const SIX_DAYS = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] as const;
const WEEKLY = [
  { days: SIX_DAYS, opens: '13:00', closes: '23:00' },
  { days: ['friday'] as const, opens: '16:00', closes: '23:00' },
];
const WITHOUT_FRIDAY = { weekly: WEEKLY.slice(0, 1), overrides: [] };

test.each([
  ['13:00', '١ ظهرًا'],
  ['16:00', '٤ عصرًا'],
  ['23:00', '١١ مساءً'],
  ['09:05', '٩:٠٥ صباحًا'],
  ['01:30', '١:٣٠ بعد منتصف الليل'],
  ['00:00', 'منتصف الليل'],
  ['00:30', '١٢:٣٠ بعد منتصف الليل'],
  ['12:00', '١٢ ظهرًا'],
])('%s is said «%s»', (time, words) => {
  expect(clockWords(time)).toBe(words);
});

test('a week has a row for each run of days with the same hours', () => {
  expect(weekRows(WEEKLY)).toEqual([
    { days: 'السبت إلى الخميس', times: '١ ظهرًا – ١١ مساءً' },
    { days: 'الجمعة', times: '٤ عصرًا – ١١ مساءً' },
  ]);
});

test('a day may open twice, or not at all', () => {
  const twice = [
    { days: SIX_DAYS, opens: '21:30', closes: '01:30' },
    { days: ['saturday', 'sunday'] as const, opens: '13:30', closes: '16:30' },
  ];
  expect(weekRows(twice)).toEqual([
    { days: 'السبت، الأحد', times: '١:٣٠ ظهرًا – ٤:٣٠ عصرًا و٩:٣٠ مساءً – ١:٣٠ بعد منتصف الليل' },
    { days: 'الاثنين إلى الخميس', times: '٩:٣٠ مساءً – ١:٣٠ بعد منتصف الليل' },
    { days: 'الجمعة', times: 'مغلق' },
  ]);
});

test('no hours are no rows, the same hours all week one', () => {
  expect(weekRows([])).toEqual([]);
  const always = [{ days: [...SIX_DAYS, 'friday'] as const, opens: '08:00', closes: '20:00' }];
  expect(weekRows(always)).toEqual([{ days: 'كل يوم', times: '٨ صباحًا – ٨ مساءً' }]);
});

// 1 March 2026 was a Sunday; Riyadh is three hours ahead.
test.each([
  ['2026-03-01T11:00:00Z', 'مفتوح الآن حتى ١١ مساءً'],
  ['2026-03-01T08:00:00Z', 'مغلق الآن، ونفتح ١ ظهرًا'],
  ['2026-03-01T20:30:00Z', 'مغلق الآن، ونفتح غدًا ١ ظهرًا'],
  ['2026-03-05T20:30:00Z', 'مغلق الآن، ونفتح السبت ١ ظهرًا'],
])('at %s: %s', (at, words) => {
  const now = new Date(at);
  expect(openNowWords(openNow(WITHOUT_FRIDAY, now), now)).toBe(words);
});

test('what closes past midnight is said by its hour', () => {
  const night = { weekly: [{ days: ['sunday'] as const, opens: '21:30', closes: '01:30' }], overrides: [] };
  const now = new Date('2026-03-01T19:00:00Z');
  expect(openNowWords(openNow(night, now), now)).toBe('مفتوح الآن حتى ١:٣٠ بعد منتصف الليل');
});

test('a long holiday ends on a date, a clinic without hours is closed, one without end is open', () => {
  const now = new Date('2026-03-01T11:00:00Z');
  const holiday = { title: '', from: '2026-03-01', to: '2026-03-20', hours: [] };
  expect(openNowWords(openNow({ weekly: WEEKLY, overrides: [holiday] }, now), now)).toBe(
    'مغلق الآن، ونفتح ٢١ مارس ٢٠٢٦ ١ ظهرًا',
  );
  expect(openNowWords({ open: false, until: null }, now)).toBe('مغلق الآن');
  expect(openNowWords({ open: true, until: null }, now)).toBe('مفتوح على مدار الساعة');
});
