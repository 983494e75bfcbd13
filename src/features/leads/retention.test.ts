import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDailyWork } from '#api/daily-work.server.ts';
import { type BookingClinic, bookingClinic } from '#testing/booking-clinic.ts';
import { addSheet } from '#testing/content.ts';
import { eraseOldLeads, findOldLeads } from './retention.api.server.ts';

const CONSENT = { privacy: true, marketing: false, textVersion: '2026-11' };

let clinic: BookingClinic;
let section: string;
beforeEach(async () => {
  clinic = await bookingClinic();
  section = await clinic.section('الزراعة');
});
afterEach(() => clinic.close());

async function bookAt(moment: string, name: string, more: Record<string, unknown> = {}): Promise<void> {
  clinic.clock.set(moment);
  const body = { name, phone: '0501234567', city: 'مكة المكرمة', section, consent: CONSENT, ...more };
  expect((await clinic.book(body, { key: moment })).status).toBe(200);
}

const names = async () => (await clinic.leads()).map(({ name }) => name);
const consents = async () => (await clinic.store.read.selectFrom('consents').selectAll().execute()).length;

it('a lead is erased two years after it was last touched, with all that names it', async () => {
  await bookAt('2024-11-19T12:00:00.000Z', 'قديم');
  await bookAt('2024-11-19T13:00:00.000Z', 'قديم لكنه متابَع');
  await bookAt('2024-11-21T12:00:00.000Z', 'لم تنته مدته');
  await clinic.store.write((trx) =>
    trx
      .updateTable('leads')
      .set({ updated_at: '2025-02-01T00:00:00.000Z' })
      .where('name', '=', 'قديم لكنه متابَع')
      .execute(),
  );
  clinic.clock.set('2026-11-19T12:00:00.000Z');
  expect(await findOldLeads(clinic.deps)).toEqual({ count: 0, oldest: null });
  expect(await eraseOldLeads(clinic.deps)).toBe(0);

  clinic.clock.set('2026-11-20T12:00:00.000Z');
  expect(await findOldLeads(clinic.deps)).toEqual({ count: 1, oldest: '2024-11-19T12:00:00.000Z' });
  expect(await names()).toHaveLength(3);
  expect(await eraseOldLeads(clinic.deps)).toBe(1);
  expect(await names()).toEqual(['قديم لكنه متابَع', 'لم تنته مدته']);
  expect(await consents()).toBe(4);
  expect(await eraseOldLeads(clinic.deps)).toBe(0);
});

it('its row in a spreadsheet goes too', async () => {
  const sheet = await addSheet(clinic, {
    googleSpreadsheetId: '1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg',
  });
  await bookAt('2024-01-01T12:00:00.000Z', 'عن طريق نورة', { spreadsheetId: sheet });
  const [lead] = await clinic.leads();
  clinic.clock.set('2026-11-20T12:00:00.000Z');
  expect(await eraseOldLeads(clinic.deps)).toBe(1);
  const rows = await clinic.store.read
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('kind', '=', 'sheet')
    .execute();
  expect(rows.map(({ id }) => id).sort()).toEqual([`erase-${lead?.id}`, `erase-late-${lead?.id}`].sort());
});

it('many are erased in small steps, each day anew', async () => {
  const old = '2020-01-01T00:00:00.000Z';
  const row = { phone: '+966501234567', city: 'مكة', search: '', source: 'booking', status: 'new' };
  const rest = { quarantined: 0, attribution: '{}', version: 1, created_at: old, updated_at: old };
  await clinic.store.write(async (trx) => {
    for (let i = 0; i < 450; i += 1) {
      const one = { ...row, ...rest, id: `lead-${i}`, reference: `BS-${i}`, name: `اسم ${i}` };
      await trx.insertInto('leads').values(one).execute();
    }
  });
  const timer = startDailyWork(clinic.deps);
  await vi.waitFor(async () => expect(await names()).toEqual([]));
  clearInterval(timer);
  expect(clinic.logged()).toContain('"erased":450');
});
