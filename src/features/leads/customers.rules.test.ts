import { describe, expect, it } from 'vitest';
import { boundEnd, boundStart, pieceOfPhone, readSearch } from './customers.rules.ts';

describe('bounds of time', () => {
  it('a day is Riyadh’s, from its first moment to its last', () => {
    expect(boundStart('2026-11-20')?.toISOString()).toBe('2026-11-19T21:00:00.000Z');
    expect(boundEnd('2026-11-20')?.toISOString()).toBe('2026-11-20T21:00:00.000Z');
  });

  it('a moment is itself', () => {
    expect(boundStart('2026-11-20T10:00:00+03:00')?.toISOString()).toBe('2026-11-20T07:00:00.000Z');
    expect(boundEnd('2026-11-20T07:00:00.500Z')?.toISOString()).toBe('2026-11-20T07:00:00.501Z');
  });

  it('nothing else is', () => {
    for (const text of [
      '',
      'أمس',
      '2026-02-31',
      '2026-13-01',
      '2026-1-1',
      '20/11/2026',
      '2026-11-20T25:00:00Z',
    ]) {
      expect(boundStart(text)).toBeNull();
      expect(boundEnd(text)).toBeNull();
    }
  });
});

describe('readSearch', () => {
  it.each([
    ['٠٥٠١٢٣٤٥٦٧', ['0501234567'], ''],
    ['+966 50 123-4567', ['+966 50 123-4567'], ''],
    ['نورة 0501', ['0501'], 'نورة'],
    ['نورة العتيبي', [], 'نورة العتيبي'],
    ['BS-7K3M9Q', [], 'BS-7K3M9Q'],
    ['BS-234567', [], 'BS-234567'],
    ['BS-23456X', [], 'BS-23456X'],
    ['23456x', [], '23456x'],
    ['055', ['055'], ''],
    ['5', [], '5'],
    ['000', [], '000'],
  ])('%s', (text, phones, rest) => {
    expect(readSearch(text)).toEqual({ phones, rest });
  });
});

describe('pieceOfPhone', () => {
  it.each([
    ['0501', '501'],
    ['050 123', '50123'],
    ['00966501', '966501'],
    ['+966 050', '96650'],
    ['966', '966'],
  ])('%s → %s', (typed, piece) => {
    expect(pieceOfPhone(typed)).toBe(piece);
  });
});
