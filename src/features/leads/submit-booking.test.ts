import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BookingClinic, bookingClinic, NOON } from '#testing/booking-clinic.ts';
import { TEST_ENGINES } from '#testing/engines.ts';
import { insertLead, keepAnswer, type NewLead } from './booking.db.server.ts';

const PERSON = { name: 'نورة العتيبي', phone: '0501234567', city: 'مكة المكرمة' };

/** So many seconds after noon. */
const at = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000);

async function open(rateLimit = false) {
  const clinic = await bookingClinic({ rateLimit });
  const section = await clinic.section('زراعة الأسنان');
  const service = await clinic.service('زرعة واحدة', section);
  return { clinic, section, service };
}

describe('one booking, sent again', () => {
  let clinic: BookingClinic;
  let section: string;
  let service: string;
  beforeEach(async () => {
    ({ clinic, section, service } = await open());
  });
  afterEach(() => clinic.close());

  const later = (seconds: number) => clinic.clock.set(at(seconds).toISOString());

  it('four simultaneous sends with one key are one lead and one answer', async () => {
    const sends = await Promise.all(
      Array.from({ length: 4 }, () => clinic.book({ ...PERSON, service }, { key: 'one' })),
    );
    const answers = await Promise.all(sends.map((response) => response.json()));
    expect(sends.map((response) => response.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1);
    expect(await clinic.leads()).toHaveLength(1);
    expect(await clinic.store.read.selectFrom('outbox').select('id').execute()).toHaveLength(1);
  });

  it('the same key and fields get the same answer for a day, however the number is spelled', async () => {
    const first = await (await clinic.book({ ...PERSON, service }, { key: 'k' })).json();
    later(24 * 3600 - 1);
    const again = await clinic.book({ ...PERSON, phone: '+966 50 123 4567', service }, { key: 'k' });
    expect(await again.json()).toEqual(first);
    later(24 * 3600);
    const next = await (await clinic.book({ ...PERSON, service }, { key: 'k' })).json();
    expect(next.reference).not.toBe(first.reference);
    expect(await clinic.leads()).toHaveLength(2);
  });

  it('the same key with other fields is a conflict: a correction is never acknowledged without being kept', async () => {
    await clinic.book({ ...PERSON, service }, { key: 'k' });
    const response = await clinic.book({ ...PERSON, city: 'جدة', service }, { key: 'k' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(await clinic.leads()).toHaveLength(1);
  });

  it('with different keys the same fields are two bookings', async () => {
    await clinic.book({ ...PERSON, service }, { key: 'a' });
    await clinic.book({ ...PERSON, service }, { key: 'b' });
    expect(await clinic.leads()).toHaveLength(2);
  });

  it('without a key the same phone, name, section and service are one booking for ten minutes', async () => {
    const sends = await Promise.all([1, 2, 3].map(() => clinic.book({ ...PERSON, service })));
    const references = await Promise.all(sends.map(async (response) => (await response.json()).reference));
    expect(new Set(references).size).toBe(1);
    later(599);
    await clinic.book({ ...PERSON, section, service });
    expect(await clinic.leads()).toHaveLength(1);
    await clinic.book({ ...PERSON, name: 'سارة العتيبي', service });
    expect(await clinic.leads()).toHaveLength(2);
    later(600);
    await clinic.book({ ...PERSON, service });
    expect(await clinic.leads()).toHaveLength(3);
  });

  it('keeps neither key nor fields readable', async () => {
    await clinic.book({ ...PERSON, service }, { key: 'my-own-key' });
    await clinic.book({ ...PERSON, service });
    const kept = JSON.stringify(await clinic.store.read.selectFrom('idempotency_keys').selectAll().execute());
    for (const readable of ['my-own-key', 'نورة', '501234567']) expect(kept).not.toContain(readable);
  });

  it('takes any text up to 200 characters as a key, and no longer one', async () => {
    const bytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
    expect((await clinic.book({ ...PERSON, service }, { key: bytes('م'.repeat(200)) })).status).toBe(200);
    const refused = await clinic.book({ ...PERSON, service }, { key: 'k'.repeat(201) });
    expect(refused.status).toBe(400);
    expect((await refused.json()).fields).toHaveProperty('idempotency-key');
    expect(await clinic.leads()).toHaveLength(1);
  });

  it('forgets keys and counts once their time is over', async () => {
    const keys = () => clinic.store.read.selectFrom('idempotency_keys').select('key').execute();
    await clinic.book({ ...PERSON, service }, { key: 'k' });
    const [old] = await keys();
    later(25 * 3600);
    await clinic.book({ ...PERSON, service }, { key: 'next' });
    expect(await keys()).toHaveLength(1);
    expect(await keys()).not.toContainEqual(old);
  });

  it('leaves the first answer under a key that another process was given meanwhile', async () => {
    await clinic.book({ ...PERSON, service }, { key: 'k' });
    const [lead] = await clinic.leads();
    const [first] = await clinic.store.read.selectFrom('idempotency_keys').selectAll().execute();
    const answer = { reference: 'BS-999999', fields: 'other' };
    const again = { key: first?.key ?? '', leadId: lead?.id ?? '', answer, now: clinic.clock(), seconds: 60 };
    expect(await clinic.store.write((trx) => keepAnswer(trx, again))).toBe(false);
    expect(await clinic.store.read.selectFrom('idempotency_keys').selectAll().execute()).toEqual([first]);
  });

  it('tries another reference when one is taken', async () => {
    const lead: NewLead = {
      ...PERSON,
      sectionId: null,
      serviceId: null,
      userId: null,
      source: 'booking',
      doctorId: null,
      offerId: null,
      preferredTime: null,
      sheetId: null,
      quarantined: false,
      attribution: {},
      consents: [],
    };
    const drawn = ['BS-222222', 'BS-222222', 'BS-333333'];
    const draw = () => drawn.shift() ?? 'BS-444444';
    const insert = () => clinic.store.write((trx) => insertLead(trx, lead, clinic.clock(), draw));
    expect((await insert()).reference).toBe('BS-222222');
    expect((await insert()).reference).toBe('BS-333333');
  });
});

describe('limits of POST form', () => {
  let clinic: BookingClinic;
  let service: string;
  beforeEach(async () => {
    ({ clinic, service } = await open(true));
  });
  afterEach(() => clinic.close());

  const sendMany = async (
    count: number,
    body: (index: number) => object,
    from: (index: number) => string,
  ) => {
    const statuses: number[] = [];
    let last: Response | undefined;
    for (let index = 0; index < count; index += 1) {
      last = await clinic.book(
        { ...PERSON, service, ...body(index) },
        { key: `k${index}`, from: from(index) },
      );
      statuses.push(last.status);
    }
    return { statuses, last };
  };
  const person = (index: number) => ({ phone: `05012${String(index).padStart(5, '0')}` });
  const anywhere = (index: number) => `198.51.100.${index % 250}`;

  it('an address: a full waiting room on one Wi-Fi still books, a flood does not', async () => {
    const { statuses, last } = await sendMany(61, person, () => '203.0.113.9');
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses[60]).toBe(429);
    expect(Number(last?.headers.get('Retry-After'))).toBe(600);
    expect(await last?.json()).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' });
    expect(await clinic.leads()).toHaveLength(60);
  });

  it('an IPv6 household is one address', async () => {
    const { statuses } = await sendMany(61, person, (index) => `2001:db8:1:2::${index + 1}`);
    expect(statuses[60]).toBe(429);
  });

  it('a phone: however it is spelled and wherever it is sent from', async () => {
    const spellings = ['0501234567', '+966501234567', '٠٥٠١٢٣٤٥٦٧'];
    const { statuses } = await sendMany(21, (index) => ({ phone: spellings[index % 3] }), anywhere);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
  });

  it('holds after a restart and ends with its window', async () => {
    await sendMany(20, () => ({}), anywhere);
    const restarted = await bookingClinic({ rateLimit: true, kept: clinic.store });
    const send = (key: string) => restarted.book({ ...PERSON, service }, { key });
    expect((await send('x')).status).toBe(429);
    restarted.clock.set(at(3600).toISOString());
    expect((await send('y')).status).toBe(200);
  });

  it('a retry with its key counts nothing and is answered though the limit is full', async () => {
    await sendMany(20, () => ({}), anywhere);
    const retry = await clinic.book({ ...PERSON, service }, { key: 'k3' });
    expect(retry.status).toBe(200);
  });

  it('what is refused as invalid counts nothing', async () => {
    for (let index = 0; index < 70; index += 1) await clinic.book({ ...PERSON });
    expect((await clinic.book({ ...PERSON, service })).status).toBe(200);
  });

  it('keeps no phone number readable among what is counted', async () => {
    await clinic.book({ ...PERSON, service });
    const kept = JSON.stringify(await clinic.store.read.selectFrom('limits').selectAll().execute());
    expect(kept).toContain('form:phone:');
    expect(kept).not.toContain('501234567');
  });

  it('all together: a flood from everywhere ends', async () => {
    const expires_at = at(60).toISOString();
    await clinic.store.write((trx) =>
      trx.insertInto('limits').values({ key: 'form:overall', points: 600, expires_at }).execute(),
    );
    const response = await clinic.book({ ...PERSON, service });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
  });
});

describe.each(TEST_ENGINES.filter((engine) => engine.shared))('two processes on one $name', (engine) => {
  it('are sent one booking by each of eight tries: it is kept once', async () => {
    const place = await engine.place();
    const stores = await Promise.all([place.open(), place.open()]);
    try {
      const [one, other] = await Promise.all(stores.map((kept) => bookingClinic({ kept })));
      const service = await one?.service('زرعة واحدة', await one.section('زراعة الأسنان'));
      const tries = [one, other, one, other, one, other, one, other].map((clinic) =>
        clinic?.book({ ...PERSON, service }, { key: 'k' }),
      );
      const answers = await Promise.all((await Promise.all(tries)).map((response) => response?.json()));
      expect(answers.every((answer) => answer.success)).toBe(true);
      expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1);
      expect(await one?.leads()).toHaveLength(1);
      await Promise.all([one?.close(), other?.close()]);
    } finally {
      await Promise.all(stores.map((store) => store.close()));
      await place.remove();
    }
  });
});
