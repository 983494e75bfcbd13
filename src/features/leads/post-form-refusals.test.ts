import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Store } from '#db/store.ts';
import { AppError } from '#lib/errors.ts';
import { type BookingClinic, bookingClinic, connection } from '#testing/booking-clinic.ts';

const ARABIC = /[\u0621-\u064a]/;
const LONG = 'ن'.repeat(5000);
const UNKNOWN = 'f'.repeat(32);

async function pages({ read }: Store): Promise<number> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(read);
  return Number(rows[0]?.page_count);
}

/** As a full disk would: SQLite then takes no page more than this. */
async function limitPages({ forAccounts }: Store, count: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.raw(String(count))}`.execute(forAccounts);
}

describe('POST form refuses', () => {
  let clinic: BookingClinic;
  let section: string;
  let service: string;
  let person: Record<string, unknown>;
  beforeEach(async () => {
    clinic = await bookingClinic();
    section = await clinic.section('زراعة الأسنان');
    service = await clinic.service('زرعة واحدة', section);
    person = { name: 'نورة العتيبي', phone: '0501234567', city: 'مكة المكرمة', service };
  });
  afterEach(() => clinic.close());

  async function expectNothingStored() {
    for (const table of ['leads', 'outbox', 'consents', 'idempotency_keys', 'limits'] as const) {
      const rows = await clinic.store.read.selectFrom(table).selectAll().execute();
      expect(rows, table).toEqual([]);
    }
  }

  async function expectRefused(body: unknown, fields: string[]) {
    const response = await clinic.book(body, { key: 'k' });
    expect(response.status).toBe(400);
    const answer = await response.json();
    expect(answer).toMatchObject({ success: false, code: 'INVALID', message: expect.stringMatching(ARABIC) });
    expect(Object.keys(answer.fields).sort()).toEqual([...fields].sort());
    for (const text of Object.values(answer.fields)) expect(text).toMatch(ARABIC);
    await expectNothingStored();
    return answer;
  }

  it.each([
    ['nothing at all', {}, ['name', 'phone', 'city', 'service']],
    ['missing fields', { name: undefined, city: undefined }, ['name', 'city']],
    ['blank fields', { name: '  \u200f', phone: '\t', city: '\n' }, ['name', 'phone', 'city']],
    [
      'null fields',
      { name: null, phone: null, city: null, service: null },
      ['name', 'phone', 'city', 'service'],
    ],
    ['5,000 letters', { name: LONG, phone: LONG, city: LONG }, ['name', 'phone', 'city']],
    ['5,000 digits', { phone: '5'.repeat(5000) }, ['phone']],
    ['one letter', { name: 'ن', city: 'م' }, ['name', 'city']],
    ['81 and 61 letters', { name: 'ن'.repeat(81), city: 'م'.repeat(61) }, ['name', 'city']],
    [
      'wrong types',
      { name: 5, phone: 501234567, city: ['مكة'], service: {} },
      ['name', 'phone', 'city', 'service'],
    ],
    [
      'wrong-typed extras',
      { consent: 'yes', elapsed: 'soon', website: 1 },
      ['consent', 'elapsed', 'website'],
    ],
    ['a number that cannot be', { phone: '0512' }, ['phone']],
    ['a Saudi number with a digit too many', { phone: '05012345678' }, ['phone']],
    ['letters for a number', { phone: 'اتصلوا بي' }, ['phone']],
    ['no choice', { service: undefined }, ['service']],
    ['an unknown service', { service: UNKNOWN }, ['service']],
    ['an unknown section', { service: undefined, section: UNKNOWN }, ['section']],
    ['5,000 letters of id', { service: LONG }, ['service']],
    ['a sheet that is not known', { spreadsheetId: 'sheet-1' }, ['section', 'spreadsheetId']],
  ])('%s', async (name, change, fields) => {
    await expectRefused(name === 'nothing at all' ? {} : { ...person, ...change }, fields);
  });

  it('with one message that names all missing fields', async () => {
    const answer = await expectRefused({}, ['name', 'phone', 'city', 'service']);
    expect(answer.message).toBe(
      'الحقول المطلوبة: الاسم، رقم الهاتف، المدينة، الخدمة أو القسم (يجب اختيار واحد على الأقل)',
    );
  });

  it('a service of another section, by its own message', async () => {
    const other = await clinic.section('تقويم الأسنان');
    const answer = await expectRefused({ ...person, section: other }, ['service']);
    expect(answer.fields.service).toContain('ليست من خدمات القسم');
  });

  it('what visitors cannot see: drafts, the bin, before and after its time, slugs', async () => {
    const draft = await clinic.service('مسودة', section, 'draft');
    await expectRefused({ ...person, service: draft }, ['service']);
    const hidden = await clinic.section('قسم مخفي', 'draft');
    await expectRefused({ ...person, service: undefined, section: hidden }, ['section']);
    await expectRefused({ ...person, service: 'زرعة-واحدة' }, ['service']);
    const changes = [
      { deleted_at: '2026-11-19T00:00:00.000Z' },
      { deleted_at: null, publish_at: '2026-11-21T00:00:00.000Z' },
      { publish_at: null, unpublish_at: '2026-11-20T12:00:00.000Z' },
    ];
    for (const change of changes) {
      await clinic.store.write((trx) =>
        trx.updateTable('services').set(change).where('id', '=', service).execute(),
      );
      await expectRefused(person, ['service']);
    }
  });

  it.each([
    ['broken JSON', '{"name":', 400, 'BROKEN_JSON'],
    ['no JSON object', '[]', 400, 'INVALID'],
    ['a bottomless list', `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 400, 'INVALID'],
    ['a JSON text', '"نورة"', 400, 'INVALID'],
    ['a body over 64 KB', JSON.stringify({ name: 'a'.repeat(64 * 1024) }), 413, 'BODY_TOO_LARGE'],
  ])('%s', async (_, body, status, code) => {
    const response = await clinic.book(body);
    expect(response.status).toBe(status);
    const answer = await response.json();
    expect(answer).toMatchObject({ success: false, code, message: expect.stringMatching(ARABIC) });
    await expectNothingStored();
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonx'])(
    'a body of type %s',
    async (type) => {
      const response = await clinic.app.request(
        '/api/v1/form',
        { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(person) },
        connection('203.0.113.9'),
      );
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ success: false, code: 'UNSUPPORTED_TYPE' });
      await expectNothingStored();
    },
  );

  it('never fails on whatever text is sent, and stores only what it may', async () => {
    const naughty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 90 }),
      fc.constantFrom(
        '\u0000',
        '\uD800',
        "'; drop table leads; --",
        '<script>alert(1)</script>',
        '\u202Eabc',
        '%',
        '=1+1',
      ),
    );
    // Enough that may be stored, so that the second half of the test has what to look at.
    const plain = fc.string({ minLength: 3, maxLength: 40 });
    const value = fc.oneof(
      { weight: 4, arbitrary: naughty },
      { weight: 4, arbitrary: plain },
      fc.constant(undefined),
      fc.jsonValue(),
    );
    const body = fc.record({
      name: value,
      phone: fc.oneof({ weight: 4, arbitrary: fc.constant('0501234567') }, value),
      city: value,
      section: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, value),
      service: fc.oneof({ weight: 4, arbitrary: fc.constant('known') }, value),
      country: naughty,
      spreadsheetId: fc.constantFrom(undefined, '', null, 'x'),
      attribution: fc.oneof(fc.constant(undefined), fc.record({ page: naughty, utm_source: naughty })),
      consent: fc.oneof(fc.constant(undefined), fc.record({ privacy: fc.boolean(), textVersion: naughty })),
    });
    await fc.assert(
      fc.asyncProperty(body, async (given) => {
        const sent = { ...given, service: given.service === 'known' ? service : given.service };
        const response = await clinic.book(sent);
        expect([200, 400]).toContain(response.status);
        expect((await response.json()).success).toBe(response.status === 200);
      }),
      { numRuns: 300 },
    );
    const leads = await clinic.leads();
    expect(leads.length).toBeGreaterThan(5);
    for (const lead of leads) {
      expect(lead.phone).toMatch(/^\+\d{7,15}$/);
      expect([...lead.name].length).toBeGreaterThanOrEqual(2);
      expect([...lead.name].length).toBeLessThanOrEqual(80);
    }
  });

  it('with 503 what cannot be kept, and acknowledges nothing that is not there', async () => {
    expect((await clinic.book(person, { key: 'before' })).status).toBe(200);
    const down = await bookingClinic({
      kept: {
        ...clinic.store,
        write: () => Promise.reject(new AppError('STORE_UNAVAILABLE', { retryAfter: 5 })),
      },
    });
    const response = await down.book({ ...person, name: 'سارة' }, { key: 'during' });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await response.json()).toMatchObject({
      success: false,
      code: 'STORE_UNAVAILABLE',
      message: expect.stringContaining('لم يُسجَّل'),
    });
    expect(await clinic.leads()).toHaveLength(1);
    expect((await clinic.book({ ...person, name: 'سارة' }, { key: 'during' })).status).toBe(200);
    expect(await clinic.leads()).toHaveLength(2);
  });

  it('with 503 when the disk is full, keeps every acknowledged booking and recovers', async () => {
    const full = await bookingClinic();
    onTestFinished(() => full.close());
    if (full.store.engine !== 'sqlite') return;
    const own = await full.service('زرعة', await full.section('زراعة'));
    await limitPages(full.store, (await pages(full.store)) + 2);
    const kept: string[] = [];
    let refused = 0;
    for (let index = 0; index < 400 && refused < 3; index += 1) {
      const response = await full.book({ ...person, service: own }, { key: `k${index}` });
      if (response.status === 200) kept.push((await response.json()).reference);
      else {
        expect(response.status).toBe(503);
        refused += 1;
      }
    }
    expect(refused).toBe(3);
    expect((await full.leads()).map((lead) => lead.reference).sort()).toEqual(kept.sort());
    await limitPages(full.store, 1_000_000);
    expect((await full.book({ ...person, service: own }, { key: 'k-after' })).status).toBe(200);
  });
});
