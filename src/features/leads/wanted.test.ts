import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BookingClinic, bookingClinic, connection } from '#testing/booking-clinic.ts';
import { addDoctor, addOffer } from '#testing/content.ts';
import type { CustomerListAnswer } from './customers.contract.ts';

let clinic: BookingClinic;
let booking: Record<string, string>;
beforeEach(async () => {
  clinic = await bookingClinic();
  const section = await clinic.section('التجميل');
  const service = await clinic.service('تبييض', section);
  booking = { name: 'نورة العتيبي', phone: '0501234567', city: 'مكة المكرمة', service };
});
afterEach(() => clinic.close());

async function customers(): Promise<CustomerListAnswer['customers']> {
  const headers = { ...(await clinic.signIn('admin')) };
  const answer = await clinic.app.request('/api/v1/customer', { headers });
  return ((await answer.json()) as CustomerListAnswer).customers;
}

it('keeps the doctor, the offer and the time that are wanted, and shows them to the staff', async () => {
  const doctor = await addDoctor(clinic, { title: 'د. ريم الشهري' });
  const offer = await addOffer(clinic, { title: 'تبييض في جلسة' });
  const wanted = { doctor: doctor.id, offer: offer.id, preferredTime: ' بعد \n العصر ' };
  expect((await clinic.book({ ...booking, ...wanted })).status).toBe(200);
  expect(await clinic.leads()).toMatchObject([
    { doctor_id: doctor.id, offer_id: offer.id, preferred_time: 'بعد العصر' },
  ]);
  expect(await customers()).toMatchObject([
    {
      doctor: { _id: doctor.id, title: 'د. ريم الشهري' },
      offer: { _id: offer.id, title: 'تبييض في جلسة' },
      preferredTime: 'بعد العصر',
    },
  ]);
});

it('takes them from a plain form too', async () => {
  const doctor = await addDoctor(clinic);
  const body = new URLSearchParams({ ...booking, doctor: doctor.id });
  const answer = await clinic.app.request(
    '/api/v1/form',
    { method: 'POST', body },
    connection('203.0.113.9'),
  );
  expect(answer.status).toBe(303);
  expect(await clinic.leads()).toMatchObject([{ doctor_id: doctor.id, offer_id: null }]);
});

it('books without what is gone, over or unknown', async () => {
  const doctor = await addDoctor(clinic, { status: 'draft' });
  const offer = await addOffer(clinic);
  clinic.clock.forward(2 * 86_400_000);
  for (const wanted of [
    { doctor: doctor.id, offer: offer.id },
    { doctor: 'nobody', offer: '\u0000' },
    { doctor: null, offer: '' },
  ]) {
    expect((await clinic.book({ ...booking, ...wanted }, { key: JSON.stringify(wanted) })).status).toBe(200);
  }
  const leads = await clinic.leads();
  expect(leads).toHaveLength(3);
  for (const lead of leads) expect(lead).toMatchObject({ doctor_id: null, offer_id: null });
  expect(await customers()).toMatchObject(Array(3).fill({ doctor: null, offer: null, preferredTime: null }));
});

it('with another doctor it is another booking: the same key does not stand for both', async () => {
  const one = await addDoctor(clinic, { title: 'د. ريم' });
  const other = await addDoctor(clinic, { title: 'د. أروى' });
  expect((await clinic.book({ ...booking, doctor: one.id }, { key: 'k' })).status).toBe(200);
  expect((await clinic.book({ ...booking, doctor: one.id }, { key: 'k' })).status).toBe(200);
  expect((await clinic.book({ ...booking, doctor: other.id }, { key: 'k' })).status).toBe(409);
  expect(await clinic.leads()).toHaveLength(1);
});
