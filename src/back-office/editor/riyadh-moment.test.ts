import { expect, test } from 'vitest';
import { moment } from '#content/input-fields.contract.ts';
import { riyadhIso, toRiyadhMoment } from './riyadh-moment.ts';

test('the control shows Riyadh and the API reads it so, also over midnight', () => {
  expect(toRiyadhMoment('2026-12-31T22:30:00.000Z')).toBe('2027-01-01T01:30');
  expect(moment.parse('2027-01-01T01:30')).toBe('2026-12-31T22:30:00.000Z');
});

test.each(['', 'غدًا', '2026-13-41T99:99'])('%j is no time', (text) => {
  expect(toRiyadhMoment(text)).toBe('');
});

test('a moment is shown to visitors with its zone', () => {
  expect(riyadhIso('2027-01-01T01:30')).toBe('2027-01-01T01:30:00+03:00');
  expect(riyadhIso('2026-12-31T22:30:00.000Z')).toBe('2026-12-31T22:30:00.000Z');
  expect(riyadhIso(null)).toBe('');
});
