import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#lib/all-countries.ts';
import { normalizePhone } from '#lib/phone.server.ts';
import { fullPhone, splitPhone, tidyPhone } from './phone-typing.ts';

describe('while it is typed', () => {
  it('turns Arabic and Persian digits into Latin ones, one for one', () => {
    expect(tidyPhone('٠٥٠ ١٢٣')).toBe('050 123');
    expect(tidyPhone('۰۵۰-۱۲۳')).toBe('050-123');
  });

  it('keeps what numbers are written with and leaves the rest out', () => {
    expect(tidyPhone('+966 (50) 123-45.67 جوال')).toBe('+966 (50) 123-45.67 ');
  });

  it('takes fifteen digits, more only where long numbers are welcome', () => {
    expect(tidyPhone('12345678901234567')).toBe('123456789012345');
    expect(tidyPhone('12345 67890 12345 67')).toBe('12345 67890 12345 ');
    expect(tidyPhone('12345678901234567', true)).toBe('12345678901234567');
  });
});

describe('when it is pasted or filled in', () => {
  it.each([
    ['+20 100 123 4567', 'sa', { country: 'eg', number: '100 123 4567' }],
    ['0020-100-123-4567', 'sa', { country: 'eg', number: '100-123-4567' }],
    ['+966501234567', 'eg', { country: 'sa', number: '501234567' }],
    ['(+971) 50 123 4567', 'sa', { country: 'ae', number: '50 123 4567' }],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', 'eg', { country: 'sa', number: '50 123 4567' }],
    ['+1 246 250 1234', 'bb', { country: 'bb', number: '246 250 1234' }],
    ['+1 202 555 0123', 'sa', { country: 'us', number: '202 555 0123' }],
    ['+7 912 345 6789', 'sa', { country: 'ru', number: '912 345 6789' }],
    ['0501234567', 'eg', { country: 'eg', number: '0501234567' }],
    [' 050 123 4567 ', 'sa', { country: 'sa', number: '050 123 4567' }],
    ['+999 12', 'sa', { country: 'sa', number: '+999 12' }],
    ['', 'qa', { country: 'qa', number: '' }],
  ])('%s under %s', (text, country, split) => {
    expect(splitPhone(text, country, COUNTRIES)).toEqual(split);
  });
});

describe('as it is sent', () => {
  const nineSpellings = [
    '0501234567',
    '501234567',
    '٠٥٠١٢٣٤٥٦٧',
    '۰۵۰۱۲۳۴۵۶۷',
    '00966501234567',
    '966501234567',
    '+966 0501234567',
    '050-123-4567',
    '050 123 4567',
  ];

  it.each(nineSpellings)('%s begins with + and is the same number on the server', (number) => {
    const sent = fullPhone({ country: 'sa', number });
    expect(sent).toMatch(/^\+\d+$/);
    expect(normalizePhone(sent, 'sa')).toBe('+966501234567');
  });

  it.each([
    ['eg', '01001234567', '+201001234567'],
    ['eg', '201001234567', '+201001234567'],
    ['it', '06 1234 5678', '+390612345678'],
    ['ci', '0701020304', '+2250701020304'],
    ['cn', '13812345678', '+8613812345678'],
    ['us', '1 202 555 0123', '+12025550123'],
    ['sa', '201001234567', '+201001234567'],
  ])('%s %s is %s', (country, number, e164) => {
    expect(normalizePhone(fullPhone({ country, number }, COUNTRIES), country)).toBe(e164);
  });

  it('is nothing where no digit was typed', () => {
    expect(fullPhone({ country: 'sa', number: ' - ' })).toBe('');
    expect(fullPhone({ country: 'sa', number: '+' })).toBe('');
  });
});
