import { expect, test } from 'vitest';
import { publishingMistakes, publishingOf, publishingWire } from './publishing.ts';

const now = new Date('2026-03-01T09:00:00.000Z');
const at = { from: '2026-03-02T09:00', until: '2026-03-03T09:00' };

test('a record to come shows its moments on Riyadh’s clock', () => {
  const record = {
    status: 'published',
    publishAt: '2026-03-02T06:00:00.000Z',
    unpublishAt: '2026-03-03T06:00:00.000Z',
  };
  expect(publishingOf(record, now)).toEqual({ mode: 'later', ...at });
  expect(publishingWire({ mode: 'later', ...at })).toEqual({
    status: 'published',
    publishAt: at.from,
    unpublishAt: at.until,
  });
});

test('what appeared already is shown at once, and a draft is nobody’s', () => {
  const past = { status: 'published', publishAt: now.toISOString() };
  expect(publishingOf(past, now)).toEqual({ mode: 'now', from: '', until: '' });
  expect(publishingOf({ status: 'draft' }, now).mode).toBe('draft');
  expect(publishingWire({ mode: 'draft', ...at })).toMatchObject({ status: 'draft', publishAt: null });
});

test('later needs a moment, and an end comes after it', () => {
  expect(publishingMistakes({ mode: 'later', from: '', until: '' })).toEqual({ publishAt: 'REQUIRED' });
  expect(publishingMistakes({ mode: 'later', from: at.from, until: at.from })).toEqual({
    unpublishAt: 'ENDS_TOO_EARLY',
  });
  expect(publishingMistakes({ mode: 'later', ...at })).toEqual({});
  expect(publishingMistakes({ mode: 'now', from: '', until: at.until })).toEqual({});
});
