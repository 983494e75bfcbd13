import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BookingClinic, bookingClinic } from '#testing/booking-clinic.ts';
import { addSheet } from '#testing/content.ts';

const GOOGLE_ID = '1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-abcde';

let clinic: BookingClinic;
let section: string;
let service: string;
let sheet: string;
let lead: Record<string, unknown>;
beforeEach(async () => {
  clinic = await bookingClinic();
  section = await clinic.section('زراعة الأسنان');
  service = await clinic.service('زرعة واحدة', section);
  sheet = await addSheet(clinic, { googleSpreadsheetId: GOOGLE_ID });
  lead = { name: 'نورة العتيبي', phone: '0501234567', city: 'مكة المكرمة', section, spreadsheetId: sheet };
});
afterEach(() => clinic.close());

async function refused(change: object) {
  const response = await clinic.book({ ...lead, ...change });
  expect(response.status).toBe(400);
  expect(await clinic.leads()).toEqual([]);
  return (await response.json()) as { message: string; fields: Record<string, string> };
}

describe('POST form of an influencer’s sheet', () => {
  it('keeps a lead that names its sheet, with or without a service', async () => {
    const response = await clinic.book(lead);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ message: 'تم إرسال طلبك بنجاح، وسنتصل بك قريبًا.' });
    clinic.clock.forward(1);
    await clinic.book({ ...lead, service, name: 'سارة' });
    expect(await clinic.leads()).toMatchObject([
      { source: 'influence', sheet_id: sheet, section_id: section, service_id: null },
      { source: 'influence', sheet_id: sheet, section_id: section, service_id: service },
    ]);
  });

  it('shows staff whose sheet a lead came through, and finds a sheet’s leads', async () => {
    const boss = await clinic.signIn('superadmin');
    await clinic.book({ ...lead, spreadsheetId: '', name: 'سارة' });
    await clinic.book(lead);
    const response = await clinic.app.request(`/api/v1/customer?sheet=${sheet}`, { headers: { ...boss } });
    expect(await response.json()).toMatchObject({
      customers: [{ name: 'نورة العتيبي', source: 'influence', sheet: { _id: sheet, title: 'نورة' } }],
      totalCustomers: 1,
    });
  });

  it('keeps a booking as one, and of no sheet', async () => {
    await clinic.book({ ...lead, spreadsheetId: '' });
    expect(await clinic.leads()).toMatchObject([{ source: 'booking', sheet_id: null }]);
  });

  it('needs name, phone, city and section, and says so as specified', async () => {
    for (const field of ['name', 'phone', 'city', 'section']) {
      const { message, fields } = await refused({ [field]: ' ', service: undefined });
      expect(message).toBe('من فضلك املأ جميع الحقول المطلوبة.');
      expect(Object.keys(fields)).toEqual([field]);
    }
    expect(Object.keys((await refused({ section: undefined, service })).fields)).toEqual(['section']);
  });

  it('refuses a sheet that is none, is closed, or is named by Google’s id or its own name', async () => {
    const closed = await addSheet(clinic, { name: 'سارة', active: false });
    for (const spreadsheetId of ['sheet-1', closed, GOOGLE_ID, 'نورة']) {
      const { message, fields } = await refused({ spreadsheetId });
      expect(message).toBe('هذا النموذج غير متاح الآن. احجز من صفحة الخدمة أو القسم.');
      expect(Object.keys(fields)).toEqual(['spreadsheetId']);
    }
  });

  it('makes one lead of the same sending twice, and of two sheets two', async () => {
    const other = await addSheet(clinic, { name: 'سارة' });
    await clinic.book(lead);
    await clinic.book(lead);
    await clinic.book({ ...lead, spreadsheetId: other });
    expect((await clinic.leads()).map(({ sheet_id }) => sheet_id).sort()).toEqual([other, sheet].sort());
    await clinic.book(lead, { key: 'k' });
    expect((await clinic.book({ ...lead, spreadsheetId: other }, { key: 'k' })).status).toBe(409);
  });
});
