import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newReference } from '#lib/ids.server.ts';
import { missingFieldsText } from '#messages/booking.ts';
import { checkBooking, cleanBooking, cleanText, isReference } from './booking.rules.ts';

const COMPLETE = { name: 'نورة العتيبي', phone: '0501234567', city: 'مكة', service: 'a' };

describe('checkBooking', () => {
  it('asks for nothing when name, phone, city and a service or a section are there', () => {
    expect(checkBooking(COMPLETE)).toEqual({ missing: [], fields: {} });
    expect(checkBooking({ ...COMPLETE, service: '', section: 'b' })).toEqual({ missing: [], fields: {} });
  });

  it('names all missing fields in one message, with the exact names in their order', () => {
    const { missing, fields } = checkBooking({ name: ' ', city: '\u200E\u200B' });
    expect(missingFieldsText(missing)).toBe(
      'الحقول المطلوبة: الاسم، رقم الهاتف، المدينة، الخدمة أو القسم (يجب اختيار واحد على الأقل)',
    );
    expect(fields).toEqual({
      name: 'REQUIRED',
      phone: 'REQUIRED',
      city: 'REQUIRED',
      service: 'CHOICE_REQUIRED',
    });
  });

  it('keeps to the text limits, counted in characters', () => {
    expect(checkBooking({ ...COMPLETE, name: 'ن', city: 'م' }).fields).toEqual({
      name: 'TOO_SHORT',
      city: 'TOO_SHORT',
    });
    expect(checkBooking({ ...COMPLETE, name: '😀'.repeat(80), city: 'م'.repeat(60) }).fields).toEqual({});
    expect(checkBooking({ ...COMPLETE, name: 'ن'.repeat(81), city: 'م'.repeat(61) }).fields).toEqual({
      name: 'TOO_LONG',
      city: 'TOO_LONG',
    });
  });

  it('wants at least a digit in a phone number, of any script', () => {
    expect(checkBooking({ ...COMPLETE, phone: 'لا أعرف' }).fields).toEqual({ phone: 'PHONE_INVALID' });
    expect(checkBooking({ ...COMPLETE, phone: '٠٥٠١٢٣٤٥٦٧' }).fields).toEqual({});
  });
});

describe('cleaning', () => {
  it('drops empty values', () => {
    expect(cleanBooking({ ...COMPLETE, section: '', service: '  ' })).toEqual({
      name: 'نورة العتيبي',
      phone: '0501234567',
      city: 'مكة',
    });
  });

  it('takes out what would mislead a reader or a store, and keeps the joiners inside words', () => {
    expect(cleanText(' \u202Eنورة\u0000\n  العتيبي\uD800 ')).toBe('نورة العتيبي');
    expect(cleanText('علی\u200Cرضا\u200C')).toBe('علی\u200Cرضا');
  });

  it('cleaning twice changes nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

describe('isReference', () => {
  it('knows the references that are given out, and nothing else', () => {
    expect(Array.from({ length: 200 }, newReference).every(isReference)).toBe(true);
    for (const other of [
      '',
      'BS-',
      'BS-7K3M9O',
      'BS-7K3M9Q7',
      'bs-7k3m9q',
      '<b>BS-7K3M9Q</b>',
      'BS-7K3M9Q\n',
    ]) {
      expect(isReference(other)).toBe(false);
    }
  });
});
