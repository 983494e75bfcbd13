import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '#lib/all-countries.ts';
import {
  formatDateLong,
  formatDateTime,
  formatNumber,
  formatPhone,
  formatPrice,
  plural,
  timeAgo,
} from '#lib/format.ts';

const results = {
  zero: 'لا نتائج',
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
  few: '{n} نتائج',
  many: '{n} نتيجة',
  other: '{n} نتيجة',
};
const words = { now: 'الآن', minutes: 'قبل {n} د', hours: 'قبل {n} س', yesterday: 'أمس' };
const anyIso = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
  .map((date) => date.toISOString());

describe('dates', () => {
  test.each([
    ['2026-11-20T09:00:00.000Z', '٢٠ نوفمبر ٢٠٢٦', '٢٠ نوفمبر ٢٠٢٦، ١٢:٠٠ م'],
    ['2026-01-01T20:59:59.999Z', '١ يناير ٢٠٢٦', '١ يناير ٢٠٢٦، ١١:٥٩ م'],
    ['2026-01-01T21:00:00.000Z', '٢ يناير ٢٠٢٦', '٢ يناير ٢٠٢٦، ١٢:٠٠ ص'],
    ['2026-08-09T12:05:00.000Z', '٩ أغسطس ٢٠٢٦', '٩ أغسطس ٢٠٢٦، ٣:٠٥ م'],
  ])('%s', (iso, long, withTime) => {
    expect(formatDateLong(iso)).toBe(long);
    expect(formatDateTime(iso)).toBe(withTime);
  });

  test('what is no date gives nothing', () => {
    expect(formatDateLong('')).toBe('');
    expect(formatDateTime('أمس')).toBe('');
    expect(timeAgo('', new Date(), words)).toBe('');
  });

  test('nothing invisible, no Latin digits', () => {
    fc.assert(
      fc.property(anyIso, (iso) => {
        expect(formatDateTime(iso)).toMatch(/^[٠-٩]{1,2} [\p{L}]+ [٠-٩]{4}، [٠-٩]{1,2}:[٠-٩]{2} [صم]$/u);
      }),
    );
  });
});

describe('numbers', () => {
  test.each([
    [0, '٠'],
    [1234.5, '١٬٢٣٤٫٥'],
    [-7, '-٧'],
    [1_000_000, '١٬٠٠٠٬٠٠٠'],
  ])('%d → %s', (n, text) => {
    expect(formatNumber(n)).toBe(text);
  });

  test.each([
    [0, '0'],
    [1500, '1,500'],
    [99.5, '99.50'],
    [1234567.891, '1,234,567.89'],
  ])('price %d → %s', (n, text) => {
    expect(formatPrice(n)).toBe(text);
  });
});

describe('plural', () => {
  test.each([
    [0, 'لا نتائج'],
    [1, 'نتيجة واحدة'],
    [2, 'نتيجتان'],
    [3, '٣ نتائج'],
    [10, '١٠ نتائج'],
    [11, '١١ نتيجة'],
    [99, '٩٩ نتيجة'],
    [100, '١٠٠ نتيجة'],
    [103, '١٠٣ نتائج'],
    [1111, '١٬١١١ نتيجة'],
  ])('%i: %s', (n, text) => {
    expect(plural(n, results)).toBe(text);
  });

  test('without a form for none, the general one', () => {
    expect(plural(0, { ...results, zero: undefined })).toBe('٠ نتيجة');
  });
});

describe('formatPhone', () => {
  test.each([
    ['+966501234567', '+966 50 123 4567'],
    ['+966125345678', '+966 12 534 5678'],
    ['+9668001234567', '+966 800 123 4567'],
    ['+966920012345', '+966 920 012 345'],
    ['+201001234567', '+20 100 123 4567'],
    ['+97433123456', '+974 3312 3456'],
    ['+12125550123', '+1 212 555 0123'],
    ['+6281234567890', '+62 812 3456 7890'],
    ['0501234567', '0501234567'],
    ['', ''],
  ])('%s → %s', (e164, text) => {
    expect(formatPhone(e164)).toBe(text);
  });

  test('no digit is lost, whatever the length', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\+[1-9]\d{6,14}$/),
        (e164) => formatPhone(e164).replaceAll(' ', '') === e164,
      ),
    );
  });

  test('every dial code of the field is set apart', () => {
    for (const { dial } of COUNTRIES) {
      const text = formatPhone(`+${dial}50123456`);
      expect(text.startsWith(`+${dial} `)).toBe(true);
    }
  });
});

describe('timeAgo', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');

  test.each([
    ['2026-11-20T12:00:30.000Z', 'الآن'],
    ['2026-11-20T11:59:30.000Z', 'الآن'],
    ['2026-11-20T11:56:00.000Z', 'قبل ٤ د'],
    ['2026-11-20T11:00:01.000Z', 'قبل ٥٩ د'],
    ['2026-11-20T09:00:00.000Z', 'قبل ٣ س'],
    ['2026-11-19T21:00:00.000Z', 'قبل ١٥ س'],
    ['2026-11-19T20:59:00.000Z', 'أمس'],
    ['2026-11-18T21:00:00.000Z', 'أمس'],
    ['2026-11-18T20:59:00.000Z', '١٨ نوفمبر ٢٠٢٦'],
    ['2026-11-25T12:00:00.000Z', '٢٥ نوفمبر ٢٠٢٦'],
  ])('%s: %s', (iso, text) => {
    expect(timeAgo(iso, now, words)).toBe(text);
  });

  test('a little after midnight, an evening’s booking is hours old', () => {
    expect(timeAgo('2026-11-19T19:30:00.000Z', new Date('2026-11-19T22:00:00.000Z'), words)).toBe('قبل ٢ س');
  });
});
