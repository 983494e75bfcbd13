import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BookingClinic, bookingClinic } from '#testing/booking-clinic.ts';
import { isReference, SHORTEST_FILL } from './booking.rules.ts';

const PERSON = { name: 'نورة العتيبي', phone: '0501234567', city: 'مكة المكرمة' };

describe('POST form', () => {
  let clinic: BookingClinic;
  let section: string;
  let service: string;
  beforeEach(async () => {
    clinic = await bookingClinic();
    section = await clinic.section('زراعة الأسنان');
    service = await clinic.service('زرعة واحدة', section);
  });
  afterEach(() => clinic.close());

  it('keeps a booking and answers with its reference', async () => {
    const response = await clinic.book({ ...PERSON, service });
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toEqual({
      success: true,
      message: 'تم إرسال الحجز بنجاح!',
      reference: expect.toSatisfy(isReference),
    });
    expect(await clinic.leads()).toMatchObject([
      {
        reference: answer.reference,
        ...PERSON,
        phone: '+966501234567',
        section_id: section,
        service_id: service,
        user_id: null,
        source: 'booking',
        status: 'new',
        quarantined: 0,
        attribution: '{}',
        created_at: '2026-11-20T12:00:00.000Z',
      },
    ]);
  });

  it('takes a section alone, and leaves empty values out', async () => {
    const response = await clinic.book({ ...PERSON, section, service: '', spreadsheetId: null });
    expect(response.status).toBe(200);
    expect(await clinic.leads()).toMatchObject([{ section_id: section, service_id: null }]);
  });

  it('tells the clinic by a notice that holds no personal data', async () => {
    await clinic.book({ ...PERSON, service });
    const [lead] = await clinic.leads();
    const notices = await clinic.store.read.selectFrom('outbox').selectAll().execute();
    expect(notices).toMatchObject([{ kind: 'mail', lead_id: lead?.id, attempts: 0, done_at: null }]);
    expect(JSON.parse(notices[0]?.payload ?? '')).toEqual({ notice: 'booking', leadId: lead?.id });
  });

  it('stores nine spellings of one number as the same', async () => {
    const spellings = [
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
    for (const [index, phone] of spellings.entries()) {
      const response = await clinic.book({ ...PERSON, name: `مراجع ${index}`, phone, service });
      expect(response.status, phone).toBe(200);
    }
    const leads = await clinic.leads();
    expect(leads).toHaveLength(9);
    expect(new Set(leads.map((lead) => lead.phone))).toEqual(new Set(['+966501234567']));
  });

  it('reads a number by the country chosen in the phone field', async () => {
    await clinic.book({ ...PERSON, phone: '01001234567', country: 'eg', service });
    expect(await clinic.leads()).toMatchObject([{ phone: '+201001234567' }]);
  });

  it('keeps what was agreed to with the text’s version and the time', async () => {
    await clinic.book({
      ...PERSON,
      service,
      consent: { privacy: true, marketing: false, textVersion: '2026-11' },
    });
    const rows = await clinic.store.read.selectFrom('consents').selectAll().orderBy('kind').execute();
    expect(rows).toMatchObject([
      { kind: 'marketing', given: 0, text_version: '2026-11', created_at: '2026-11-20T12:00:00.000Z' },
      { kind: 'privacy', given: 1, text_version: '2026-11', created_at: '2026-11-20T12:00:00.000Z' },
    ]);
  });

  it('keeps where the visitor came from, without what stands behind the address, shortened', async () => {
    const attribution = {
      page: '/service/abc?token=secret#x',
      referrer: 'https://example.com/search?q=private',
      utm_source: 'snapchat',
      utm_campaign: 'ن'.repeat(5000),
      utm_term: '  ',
    };
    expect((await clinic.book({ ...PERSON, service, attribution })).status).toBe(200);
    const [lead] = await clinic.leads();
    expect(JSON.parse(lead?.attribution ?? '')).toEqual({
      page: '/service/abc',
      referrer: 'https://example.com/search',
      utm_source: 'snapchat',
      utm_campaign: 'ن'.repeat(200),
    });
  });

  it.each([
    ['a filled trap', { website: 'https://spam.example' }],
    ['a form filled faster than a person can', { elapsed: 40 }],
  ])('puts %s aside and answers as always', async (_, trace) => {
    const response = await clinic.book({ ...PERSON, service, ...trace });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: true, message: 'تم إرسال الحجز بنجاح!' });
    expect(await clinic.leads()).toMatchObject([{ quarantined: 1 }]);
    expect(await clinic.store.read.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('suspects nobody for what is left out, nor for taking long', async () => {
    await clinic.book({ ...PERSON, service, website: '', elapsed: 60_000, consent: null, attribution: null });
    await clinic.book({ ...PERSON, name: 'سارة', service });
    await clinic.book({ ...PERSON, name: 'ليلى', service, elapsed: SHORTEST_FILL - 1 });
    expect((await clinic.leads()).map((lead) => lead.quarantined)).toEqual([0, 0, 0]);
  });

  it('takes nothing that it does not name', async () => {
    const body = `{"__proto__":{"phone":"0509999999"},"constructor":{"prototype":{"x":1}},"id":"mine","_id":"mine",
      "role":"superadmin","status":"came","quarantined":1,"userId":"x","reference":"BS-222222","source":"x",
      "name":"نورة","phone":"0501234567","city":"مكة","service":"${service}"}`;
    expect((await clinic.book(body)).status).toBe(200);
    const [lead] = await clinic.leads();
    expect(lead).toMatchObject({
      status: 'new',
      quarantined: 0,
      user_id: null,
      source: 'booking',
      phone: '+966501234567',
    });
    expect([lead?.id, lead?.reference]).not.toContain('mine');
    expect(lead?.reference).not.toBe('BS-222222');
    expect(Object.prototype).not.toHaveProperty('x');
  });

  it('keeps personal data out of the log', async () => {
    await clinic.book({ ...PERSON, service }, { key: 'نورة-0501234567'.replace(/\P{ASCII}/gu, '') });
    await clinic.book({ ...PERSON, phone: '0501', service });
    expect(clinic.logged()).toContain('booking kept');
    for (const secret of ['نورة', '501234567', 'مكة', '203.0.113.9', '0501']) {
      expect(clinic.logged()).not.toContain(secret);
    }
  });
});
