import { describe, expect, it } from 'vitest';
import { checkBooking } from './booking.rules.ts';
import { bookingBody, bookingValues, fieldTexts } from './booking-body.ts';

const ASIDE = { elapsed: 4321.6, attribution: { page: '/service/x' } };

function filled(more: Record<string, string> = {}): FormData {
  const form = new FormData();
  const fields = {
    name: ' نورة ',
    phone: '٠٥٠١٢٣٤٥٦٧',
    country: 'sa',
    city: 'مكة',
    section: '',
    service: 'a',
  };
  for (const [name, value] of Object.entries({
    ...fields,
    website: '',
    privacy: '1',
    textVersion: 'v1',
    ...more,
  })) {
    form.set(name, value);
  }
  return form;
}

describe('what is sent', () => {
  it('is the filled fields, cleaned, the phone with its +', () => {
    expect(bookingValues(filled())).toEqual({
      name: 'نورة',
      phone: '+9660501234567',
      city: 'مكة',
      service: 'a',
    });
    expect(bookingValues(filled({ country: 'eg', phone: '01001234567' })).phone).toBe('+2001001234567');
  });

  it('says what was agreed to, how long it took and where the visit began', () => {
    expect(bookingBody(filled(), ASIDE)).toEqual({
      name: 'نورة',
      phone: '+9660501234567',
      city: 'مكة',
      service: 'a',
      country: 'sa',
      consent: { privacy: true, marketing: false, textVersion: 'v1' },
      attribution: { page: '/service/x' },
      elapsed: 4322,
    });
  });

  it('tells a ticked box and a filled trap', () => {
    const body = bookingBody(filled({ marketing: '1', website: 'spam' }), ASIDE);
    expect(body.consent?.marketing).toBe(true);
    expect(body.website).toBe('spam');
  });
});

describe('what is wrong', () => {
  it('stands beside its field', () => {
    const check = checkBooking(bookingValues(filled({ name: '', phone: 'لا أعرف', service: '' })));
    expect(check.missing).toEqual(['name', 'choice']);
    expect(fieldTexts(check)).toEqual({
      name: 'اكتب اسمك.',
      phone: 'رقم الهاتف غير صحيح. مثال: 0501234567',
      service: 'اختر خدمة أو قسمًا واحدًا على الأقل.',
    });
  });

  it('is a missing number where nothing but its country was chosen', () => {
    expect(checkBooking(bookingValues(filled({ phone: ' ', country: 'qa' }))).missing).toEqual(['phone']);
  });
});
