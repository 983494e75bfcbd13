import { pino } from 'pino';
import { createApi } from '#api/api.ts';
import type { Deps } from '#api/deps.ts';
import { type Accounts, createAccounts } from '#auth/accounts.server.ts';
import { createContent } from '#content/create-content.db.server.ts';
import type { Store } from '#db/store.ts';
import { sectionType } from '#features/sections/sections.db.server.ts';
import { serviceType } from '#features/services/services.db.server.ts';
import { type Config, readConfig } from '#lib/env.server.ts';
import { testStore } from './store.ts';

const SECRET = 'only for the tests, and long enough';
export const NOON = new Date('2026-11-20T12:00:00.000Z');

export interface ClinicOptions {
  rateLimit?: boolean;
  store?: Store;
  accounts?: Partial<Accounts>;
}

/** The whole API over an empty store, with a clock to set and the log to read. */
export async function bookingClinic({ rateLimit = false, store, accounts }: ClinicOptions = {}) {
  const kept = store ?? (await testStore());
  const time = { now: NOON };
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const clock = () => time.now;
  const config: Config & { secret: string } = { ...readConfig({ SECRET }), secret: SECRET, rateLimit };
  const library = createAccounts({ store: kept, config, clock, log });
  const deps: Deps = { store: kept, clock, config, log, accounts: { ...library, ...accounts } };
  const app = createApi(deps);

  return {
    deps,
    app,
    store: kept,
    time,
    /** Everything that was logged. */
    logged: () => lines.join(''),
    /** Sends the form as JSON; `from` is the sender's address. */
    book(body: unknown, { key, from = '203.0.113.9' }: { key?: string; from?: string } = {}) {
      const headers: Record<string, string> = { 'Content-Type': 'application/json' };
      if (key !== undefined) headers['Idempotency-Key'] = key;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return app.request('/api/v1/form', { method: 'POST', headers, body: text }, connection(from));
    },
    leads: () => kept.read.selectFrom('leads').selectAll().orderBy('created_at').orderBy('id').execute(),
  };
}

/** What the real server says of a request's connection. */
export function connection(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress, remotePort: 50_000, remoteFamily: 'IPv4' } } };
}

export async function addSection(store: Store, title: string, status: 'published' | 'draft' = 'published') {
  const { id } = await store.write((trx) =>
    createContent(trx, sectionType, { title, subTitle: '', status, own: {} }, NOON),
  );
  return id;
}

export async function addService(
  store: Store,
  title: string,
  sectionId: string,
  status: 'published' | 'draft' = 'published',
) {
  const own = { section_id: sectionId, description: '[]', features: '[]', price_from: null };
  const { id } = await store.write((trx) =>
    createContent(trx, serviceType, { title, subTitle: '', status, own }, NOON),
  );
  return id;
}
