import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALLERS, type Caller } from '#auth/permissions.ts';
import type { Db } from '#db/store.ts';
import { type BookingClinic, bookingClinic, NOON } from '#testing/booking-clinic.ts';
import { addSheet } from '#testing/content.ts';
import { customerQuery } from './customers.contract.ts';
import { countCustomers, listCustomers } from './customers.db.server.ts';

describe('GET customer', () => {
  let clinic: BookingClinic;
  let implants: string;
  let braces: string;
  let implant: string;
  const cookies = new Map<Caller, string>();
  beforeAll(async () => {
    clinic = await bookingClinic();
    for (const caller of CALLERS) cookies.set(caller, (await clinic.signIn(caller)).cookie ?? '');
    implants = await clinic.section('زراعة الأسنان');
    braces = await clinic.section('تقويم الأسنان');
    implant = await clinic.service('زرعة واحدة', implants);
  });
  beforeEach(async () => {
    await clinic.store.write((trx) => trx.deleteFrom('leads').execute());
  });
  afterAll(() => clinic.close());

  const ask = (query = '', as: Caller = 'admin') =>
    clinic.app.request(`/api/v1/customer${query}`, { headers: { cookie: cookies.get(as) ?? '' } });
  const list = async (query = '') => (await ask(query)).json();
  const names = async (query: string) =>
    (await list(query)).customers.map((customer: { name: string }) => customer.name);
  const search = (text: string) => names(`?search=${encodeURIComponent(text)}`);

  /** Books at so many hours after noon of 20 November, UTC. */
  async function book(name: string, phone: string, hours: number, more: object = {}) {
    clinic.clock.set(new Date(Date.parse(NOON) + hours * 3600 * 1000).toISOString());
    const response = await clinic.book({ name, phone, city: 'مكة المكرمة', section: braces, ...more });
    return (await response.json()).reference as string;
  }

  it('is the staff’s alone', async () => {
    expect((await ask('', 'visitor')).status).toBe(401);
    expect((await ask('', 'user')).status).toBe(403);
    expect((await ask('', 'admin')).status).toBe(200);
    expect((await ask('', 'superadmin')).status).toBe(200);
  });

  it('shows a booking with its titles, and keeps it out of every cache', async () => {
    const reference = await book('نورة العتيبي', '0501234567', 0, { section: undefined, service: implant });
    const response = await ask();
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const [lead] = await clinic.leads();
    expect(await response.json()).toEqual({
      success: true,
      customers: [
        {
          _id: lead?.id,
          id: lead?.id,
          reference,
          name: 'نورة العتيبي',
          phone: '+966501234567',
          city: 'مكة المكرمة',
          section: { _id: implants, title: 'زراعة الأسنان' },
          service: { _id: implant, title: 'زرعة واحدة' },
          status: 'new',
          source: 'booking',
          doctor: null,
          offer: null,
          preferredTime: null,
          sheet: null,
          quarantined: false,
          createdAt: '2026-11-20T12:00:00.000Z',
          updatedAt: '2026-11-20T12:00:00.000Z',
        },
      ],
      totalCustomers: 1,
      totalPages: 1,
    });
  });

  it('answers an empty clinic with an empty first page', async () => {
    expect(await list()).toEqual({ success: true, customers: [], totalCustomers: 0, totalPages: 1 });
  });

  it('finds a phone in any spelling and in pieces', async () => {
    await book('نورة', '0501234567', 0);
    await book('سارة', '0559876543', 1);
    await book('أحمد', '+201001234567', 2);
    for (const text of ['٠٥٠١٢٣٤٥٦٧', '0501234567', '+966 50 123 4567', '00966501234567', '501234567']) {
      expect(await search(text), text).toEqual(['نورة']);
    }
    expect(await search('٠٥٠١')).toEqual(['نورة']);
    expect(await search('050 123')).toEqual(['نورة']);
    expect(await search('6543')).toEqual(['سارة']);
    expect(await search('01001234567')).toEqual(['أحمد']);
    expect(await search('0501234568')).toEqual([]);
  });

  it('finds by name, city and reference, spelled as people do', async () => {
    const reference = await book('أحمد الغامدي', '0501234567', 0, { city: 'جدّة' });
    await book('فاطمة الزهراني', '0559876543', 1);
    expect(await search('احمد')).toEqual(['أحمد الغامدي']);
    expect(await search('غامدى جده')).toEqual(['أحمد الغامدي']);
    expect(await search('فاطمه 055')).toEqual(['فاطمة الزهراني']);
    expect(await search(reference)).toEqual(['أحمد الغامدي']);
    expect(await search(reference.toLowerCase().slice(3))).toEqual(['أحمد الغامدي']);
    expect(await search('احمد 055')).toEqual([]);
    expect(await search('%')).toHaveLength(2);
    expect(await search("' or 1=1 --")).toEqual([]);
  });

  it('filters by section, service, status and days in Riyadh', async () => {
    await book('قديم', '0501234567', -20);
    await book('زرعة', '0501234568', 0, { section: undefined, service: implant });
    await book('متأخر', '0501234569', 9);
    await clinic.store.write((trx) =>
      trx.updateTable('leads').set({ status: 'booked' }).where('name', '=', 'زرعة').execute(),
    );
    expect(await names(`?section=${braces}`)).toEqual(['متأخر', 'قديم']);
    expect(await names(`?service=${implant}`)).toEqual(['زرعة']);
    expect(await names('?status=booked')).toEqual(['زرعة']);
    expect(await names('?status=new&from=2026-11-20')).toEqual(['متأخر']);
    // 9 hours after noon UTC is the next day in Riyadh.
    expect(await names('?from=2026-11-20&to=2026-11-20')).toEqual(['زرعة']);
    expect(await names('?to=2026-11-19')).toEqual(['قديم']);
    expect(await names('?from=&to=&status=&section=&quarantined=')).toHaveLength(3);
    expect(await names('?section=unknown')).toEqual([]);
  });

  it('filters by source: the clinic’s own form, or an influencer’s', async () => {
    await book('نورة', '0501234567', 0);
    await book('سارة', '0501234568', 1, { spreadsheetId: await addSheet(clinic) });
    expect(await names('?source=influence')).toEqual(['سارة']);
    expect(await names('?source=booking')).toEqual(['نورة']);
    expect(await list('?source=influence&status=new')).toMatchObject({ totalCustomers: 1, totalPages: 1 });
    expect(await names('?source=influence&status=lost')).toEqual([]);
    expect(await names('?source=')).toHaveLength(2);
  });

  it('pages, newest first or oldest first', async () => {
    for (let hour = 0; hour < 5; hour += 1) await book(`مراجع ${hour}`, `050123456${hour}`, hour);
    expect(await names('?size=2')).toEqual(['مراجع 4', 'مراجع 3']);
    expect(await names('?size=2&page=3')).toEqual(['مراجع 0']);
    expect(await names('?size=2&page=9')).toEqual([]);
    expect(await names('?sort=createdAt:asc&size=1')).toEqual(['مراجع 0']);
    expect(await list('?size=2')).toMatchObject({ totalCustomers: 5, totalPages: 3 });
  });

  it('shows what was put aside only when asked for it', async () => {
    await book('نورة', '0501234567', 0);
    await book('آلي', '0501234568', 1, { website: 'x' });
    expect(await list()).toMatchObject({ totalCustomers: 1, customers: [{ name: 'نورة' }] });
    expect(await list('?quarantined=1')).toMatchObject({
      totalCustomers: 1,
      customers: [{ name: 'آلي', quarantined: true }],
    });
  });

  it.each([
    ['sort=name:asc', 'sort'],
    ['status=gone', 'status'],
    ['source=walk-in', 'source'],
    ['from=yesterday', 'from'],
    ['to=2026-02-31', 'to'],
    ['quarantined=2', 'quarantined'],
    ['page=x', 'page'],
    [`search=${'a'.repeat(101)}`, 'search'],
    [`section=${'a'.repeat(65)}`, 'section'],
    ['section=%00', 'section'],
    ['status=new&status=lost', 'status'],
  ])('refuses %s', async (query, field) => {
    const response = await ask(`?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      success: false,
      fields: { [field]: expect.stringMatching(/[\u0621-\u064a]/) },
    });
  });

  it('keeps what is searched for out of the log', async () => {
    await search('نورة 0501234567');
    expect(clinic.logged()).not.toMatch(/501234567|%D9|نورة/);
  });

  it('walks an index for every filter, and sorts nothing', async () => {
    if (clinic.store.engine !== 'sqlite') return;
    const id = 'f'.repeat(32);
    const filters = [{}, { status: 'new' }, { source: 'influence' }, { section: id }, { service: id }];
    const bounded = [
      ...filters,
      { search: '0501234567' },
      { from: '2026-11-20', to: '2026-11-20' },
      { quarantined: '1' },
    ];
    for (const filter of bounded) {
      const query = customerQuery.parse(filter);
      const plans = [
        ...(await plansOf(clinic.store.read, (db) => listCustomers(db, query))),
        ...(await plansOf(clinic.store.read, (db) => countCustomers(db, query))),
      ];
      expect(plans).toHaveLength(2);
      for (const plan of plans) {
        expect(plan, JSON.stringify(filter)).toMatch(/SEARCH leads USING (COVERING )?INDEX leads_/);
        expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
      }
    }
  });
});

/** How SQLite would go about each statement that `read` sends. */
async function plansOf(db: Db, read: (db: Db) => Promise<unknown>): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const record: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await read(db.withPlugin(record));
  return Promise.all(nodes.map((node) => planOf(db, node)));
}

async function planOf(db: Db, node: RootOperationNode): Promise<string> {
  const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' });
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]) as CompiledQuery<{ detail: string }>,
  );
  return rows.map((row) => row.detail).join('\n');
}
