import fc from 'fast-check';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '#lib/all-countries.ts';
import { normalizePhone } from '#lib/phone.server.ts';

const E164 = /^\+[1-9]\d{6,14}$/;
const phoneLike = fc
  .array(fc.constantFrom(...'0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۵+- ()\u200E\u200F.x#;,'), { maxLength: 24 })
  .map((characters) => characters.join(''));
const country = fc.constantFrom(...COUNTRIES.map((entry) => entry.iso2));

describe('a Saudi mobile, however it is written', () => {
  test.each([
    '0501234567',
    '501234567',
    '٠٥٠١٢٣٤٥٦٧',
    '۰۵۰۱۲۳۴۵۶۷',
    '00966501234567',
    '966501234567',
    '+966501234567',
    '+9660501234567',
    '+966 0 50 123 4567',
    '9660501234567',
    '009660501234567',
    '٠٠٩٦٦٥٠١٢٣٤٥٦٧',
    '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧',
    '050-123-4567',
    '050–123–4567',
    '(050) 123 4567',
    ' \u202A+966\u00A050\u202F1234567\u202C ',
    '\u200F0501234567\u200E',
    '966501234567+',
    '++966501234567',
    '+00966501234567',
    '+0501234567',
    '＋９６６５０１２３４５６７',
    'tel:+966501234567',
    '050.123.4567',
    '050/1234567',
    '0501234567 ext. 12',
    '0501234567 تحويلة ١٢',
    '+966501234567;ext=12',
  ])('%j', (typed) => {
    expect(normalizePhone(typed)).toBe('+966501234567');
  });
});

describe('other numbers', () => {
  test.each([
    ['0125345678', 'SA', '+966125345678'],
    ['920012345', 'SA', '+966920012345'],
    ['8001234567', 'SA', '+9668001234567'],
    ['01001234567', 'eg', '+201001234567'],
    ['1001234567', 'EG', '+201001234567'],
    ['201001234567', 'eg', '+201001234567'],
    ['201001234567', 'sa', '+201001234567'],
    ['050 123 4567', 'ae', '+971501234567'],
    ['+966501234567', 'eg', '+966501234567'],
    ['00966501234567', 'qa', '+966501234567'],
    ['33123456', 'qa', '+97433123456'],
    ['9123456789', 'in', '+919123456789'],
    ['919123456789', 'in', '+919123456789'],
    ['0812 3456 7890', 'id', '+6281234567890'],
    ['0301 2345678', 'pk', '+923012345678'],
    ['0532 123 45 67', 'tr', '+905321234567'],
    ['0803 123 4567', 'ng', '+2348031234567'],
    ['(212) 555-0123', 'us', '+12125550123'],
    ['0501234567', 'xx', '+966501234567'],
    ['0501234567', '', '+966501234567'],
  ])('%s in %s → %s', (typed, from, normal) => {
    expect(normalizePhone(typed, from)).toBe(normal);
  });
});

describe('not a number', () => {
  test.each([
    '',
    '   ',
    '+',
    '٠',
    '123',
    '050123456',
    '05012345678',
    '5012345678',
    '50123456789',
    '+96650123456',
    '+9665012345678',
    '+9999999999',
    '0000000000',
    '12345678901234567890',
    '+62000000000',
    '٢٠١٠٠١٢٣',
    '0501234567 0551234567',
    '050123456a',
    'اتصل بي ٠٥٠١٢٣٤٥٦٧',
    '050+1234567',
    '=1+1',
    "'; drop table leads; --",
    '9'.repeat(100_000),
  ])('%j', (typed) => {
    expect(normalizePhone(typed)).toBeNull();
  });
});

describe('for any text and any country', () => {
  test('never throws, answers E.164 or null', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), phoneLike),
        fc.oneof(country, fc.string()),
        (text, from) => {
          const normal = normalizePhone(text, from);
          if (normal !== null) expect(normal).toMatch(E164);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('normalising again, from anywhere, changes nothing', () => {
    const digits = fc.stringMatching(/^(?:\+|00)?\d{5,15}$/);
    fc.assert(
      fc.property(fc.oneof(digits, phoneLike), country, country, (text, from, later) => {
        const normal = normalizePhone(text, from);
        if (normal !== null) expect(normalizePhone(normal, later)).toBe(normal);
      }),
      { numRuns: 5000 },
    );
  });

  test('every country of the field is known, with that dial code', () => {
    for (const { iso2, dial } of COUNTRIES) {
      const code = iso2.toUpperCase();
      expect(isSupportedCountry(code) && getCountryCallingCode(code)).toBe(dial);
    }
  });
});
