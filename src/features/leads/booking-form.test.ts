import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { type BookingClinic, bookingClinic, connection } from '#testing/booking-clinic.ts';
import { submitBookingForm } from './booking-form.api.server.ts';

const INFO = { key: null, address: '203.0.113.9', user: null };

describe('a plain booking form', () => {
  let clinic: BookingClinic;
  let section: string;
  let service: string;
  beforeEach(async () => {
    clinic = await bookingClinic();
    section = await clinic.section('زراعة الأسنان');
    service = await clinic.service('زرعة واحدة', section);
  });
  afterEach(() => clinic.close());

  const filled = (change: Record<string, string> = {}) =>
    new URLSearchParams({ name: 'نورة', phone: '٠٥٠١٢٣٤٥٦٧', city: 'مكة', section, service, ...change });
  const submit = (form: FormData | URLSearchParams, preset = {}) =>
    submitBookingForm(clinic.deps, form, INFO, preset);

  it('books and says where to go', async () => {
    const outcome = await submit(filled());
    const [lead] = await clinic.leads();
    expect(outcome).toEqual({
      ok: true,
      location: `/success?ref=${lead?.reference}`,
      setCookies: [
        expect.stringMatching(
          /^basma_untold_lead=booking\.[0-9a-f]{32}; Max-Age=600; Path=\/success; SameSite=Lax$/,
        ),
      ],
    });
  });

  it('sent twice, also at the same time, is one booking', async () => {
    const answers = await Promise.all([submit(filled()), submit(filled())]);
    answers.push(await submit(filled()));
    const [lead, ...others] = await clinic.leads();
    expect(others).toEqual([]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ ok: true, location: `/success?ref=${lead?.reference}` });
    }
    // It is told of once, too.
    expect(answers.map((answer) => answer.ok && answer.setCookies.length).sort()).toEqual([0, 0, 1]);
  });

  it('takes FormData as well, and no file for a text', async () => {
    const form = new FormData();
    for (const [name, value] of filled()) form.append(name, value);
    form.set('city', new File(['x'], 'city.txt'));
    expect(await submit(form)).toMatchObject({
      ok: false,
      status: 400,
      fields: { city: 'اكتب اسم مدينتك.' },
    });
  });

  it('comes back with one message, a text beside each field, and what was typed', async () => {
    const outcome = await submit(filled({ name: ' ', city: '', phone: '05x', service: '', marketing: 'on' }));
    expect(outcome).toEqual({
      ok: false,
      status: 400,
      message: 'الحقول المطلوبة: الاسم، المدينة',
      fields: {
        name: 'اكتب اسمك.',
        phone: 'رقم الهاتف غير صحيح. مثال: 0501234567',
        city: 'اكتب اسم مدينتك.',
      },
      values: { name: ' ', phone: '05x', city: '', section, service: '', marketing: 'on' },
      retryAfter: undefined,
    });
    expect(await clinic.leads()).toEqual([]);
  });

  it('says what to check when nothing is missing', async () => {
    expect(await submit(filled({ name: 'ن' }))).toMatchObject({
      message: 'راجع الحقول المشار إليها ثم أرسل الحجز مرة أخرى.',
      fields: { name: 'اكتب اسمك من حرفين على الأقل.' },
    });
  });

  it('takes the page’s own choice where the form has none, and the form’s own, even empty, before it', async () => {
    const form = filled();
    form.delete('section');
    form.delete('service');
    await submit(form, { section, service });
    expect(await clinic.leads()).toMatchObject([{ section_id: section, service_id: service }]);
    expect(await submit(filled({ section: '', service: '' }), { section, service })).toMatchObject({
      ok: false,
      fields: { service: 'اختر خدمة أو قسمًا واحدًا على الأقل.' },
    });
  });

  it('keeps consents: ticked is given, unticked beside a shown notice is not', async () => {
    await submit(filled({ privacy: '1', textVersion: '2026-11' }));
    const rows = await clinic.store.read.selectFrom('consents').selectAll().orderBy('kind').execute();
    expect(rows).toMatchObject([
      { kind: 'marketing', given: 0, text_version: '2026-11' },
      { kind: 'privacy', given: 1, text_version: '2026-11' },
    ]);
    await submit(filled({ name: 'سارة' }));
    expect(await clinic.store.read.selectFrom('consents').select('id').execute()).toHaveLength(2);
  });

  it('puts aside what a program filled, and reads the script’s time', async () => {
    await submit(filled({ website: 'x' }));
    await submit(filled({ name: 'سارة', elapsed: '5' }));
    await submit(filled({ name: 'ليلى', elapsed: '' }));
    expect((await clinic.leads()).map(({ name, quarantined }) => [name, quarantined]).sort()).toEqual([
      ['سارة', 1],
      ['ليلى', 0],
      ['نورة', 1],
    ]);
  });

  it('keeps what was typed when the store cannot, with an honest message and the time to wait', async () => {
    const write = () => Promise.reject(new AppError('STORE_UNAVAILABLE', { retryAfter: 5 }));
    const deps = { ...clinic.deps, store: { ...clinic.store, write } };
    expect(await submitBookingForm(deps, filled(), INFO)).toMatchObject({
      ok: false,
      status: 503,
      retryAfter: 5,
      message: expect.stringContaining('لم يُسجَّل'),
      values: { name: 'نورة', phone: '٠٥٠١٢٣٤٥٦٧' },
    });
  });

  it('does not hide a fault of ours behind a refusal', async () => {
    const write = () => Promise.reject(new TypeError('ours'));
    const deps = { ...clinic.deps, store: { ...clinic.store, write } };
    await expect(submitBookingForm(deps, filled(), INFO)).rejects.toThrow('ours');
  });

  describe('sent to the call itself', () => {
    const post = (body: string) =>
      clinic.app.request(
        '/api/v1/form/',
        { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body },
        connection('203.0.113.9'),
      );

    it('goes to the thank-you page', async () => {
      const response = await post(filled().toString());
      const [lead] = await clinic.leads();
      expect([response.status, response.headers.get('Location')]).toEqual([
        303,
        `/success?ref=${lead?.reference}`,
      ]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      await post(filled().toString());
      expect(await clinic.leads()).toHaveLength(1);
    });

    it('is refused in JSON', async () => {
      const response = await post('name=%D9&phone=%zz&city');
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ success: false, code: 'INVALID' });
    });
  });
});
