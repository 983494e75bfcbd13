import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '#lib/all-countries.ts';
import { COMMON_COUNTRIES, DEFAULT_COUNTRY } from '#lib/countries.ts';
import { cleanPhoneDigits } from '#lib/phone.ts';

describe('COUNTRIES', () => {
  test('the preferred ones first, the default among them', () => {
    expect(COUNTRIES.slice(0, 4).map((country) => country.iso2)).toEqual(['sa', 'eg', 'ae', 'qa']);
    expect(COUNTRIES[0]).toEqual({ iso2: DEFAULT_COUNTRY, dial: '966', name: 'السعودية' });
  });

  test('the common ones are some of them, in the same order', () => {
    const common = new Set(COMMON_COUNTRIES.map((country) => country.iso2));
    expect(COUNTRIES.filter((country) => common.has(country.iso2))).toEqual(COMMON_COUNTRIES);
    expect(COMMON_COUNTRIES.slice(0, 4).map((country) => country.iso2)).toEqual(['sa', 'eg', 'ae', 'qa']);
  });

  test('the rest by Arabic name', () => {
    const names = COUNTRIES.slice(4).map((country) => country.name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('ar').compare));
  });

  test('every row is whole, every code and name once', () => {
    for (const country of COUNTRIES) {
      expect(country.iso2).toMatch(/^[a-z]{2}$/);
      expect(country.dial).toMatch(/^[1-9]\d{0,2}$/);
      expect(country.name).toMatch(/^[\p{Script=Arabic}\p{M} -]+$/u);
    }
    expect(new Set(COUNTRIES.map((country) => country.iso2)).size).toBe(COUNTRIES.length);
    expect(new Set(COUNTRIES.map((country) => country.name)).size).toBe(COUNTRIES.length);
    expect(COUNTRIES.length).toBeGreaterThan(200);
  });

  test.each(['id', 'pk', 'in', 'tr', 'ng', 'bd', 'my', 'ir', 'dz', 'ma', 'ye', 'sy', 'uz', 'gb', 'us'])(
    'pilgrims come from %s',
    (iso2) => {
      expect(COUNTRIES.some((country) => country.iso2 === iso2)).toBe(true);
    },
  );
});

describe('cleanPhoneDigits', () => {
  test.each([
    ['٠٥٠ ١٢٣-٤٥٦٧', '0501234567'],
    ['۰۵۰۱۲۳۴۵۶۷', '0501234567'],
    ['\u200F(+966) 50', '+96650'],
    ['＋٩٦٦', '+966'],
    ['050+1', '0501'],
    ['محمد', ''],
    ['', ''],
  ])('%j → %j', (text, digits) => {
    expect(cleanPhoneDigits(text)).toBe(digits);
  });
});
