import { pino } from 'pino';
import { createApi } from '#api/api.ts';
import type { Store } from '#db/store.ts';
import { testApp } from './app.ts';
import { addSection, addService } from './content.ts';

type Status = 'published' | 'draft';

/** When these clinics' clocks begin. */
export const NOON = '2026-11-20T12:00:00.000Z';

/** The API with a form to send, limits off unless asked for; with `kept` it is another process on that store. */
export async function bookingClinic({ rateLimit = false, kept }: { rateLimit?: boolean; kept?: Store } = {}) {
  const lines: string[] = [];
  const test = await testApp({
    env: rateLimit ? {} : { RATE_LIMIT: 'off' },
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  });
  test.clock.set(NOON);
  const deps = kept ? { ...test.deps, store: kept } : test.deps;
  const place = { store: deps.store, clock: test.clock };
  const app = kept ? createApi(deps) : test.app;

  return {
    ...test,
    deps,
    app,
    store: deps.store,
    /** Everything that was logged. */
    logged: () => lines.join(''),
    /** Adds a section and returns its id. */
    section: async (title: string, status: Status = 'published') =>
      (await addSection(place, { title, status })).id,
    /** Adds a service of a section and returns its id. */
    service: async (title: string, sectionId: string, status: Status = 'published') =>
      (await addService(place, sectionId, { title, status })).id,
    /** Sends the form as JSON; `from` is the sender's address. */
    book(body: unknown, { key, from = '203.0.113.9' }: { key?: string; from?: string } = {}) {
      const headers: Record<string, string> = { 'Content-Type': 'application/json' };
      if (key !== undefined) headers['Idempotency-Key'] = key;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return app.request('/api/v1/form', { method: 'POST', headers, body: text }, connection(from));
    },
    leads: () =>
      deps.store.read.selectFrom('leads').selectAll().orderBy('created_at').orderBy('id').execute(),
  };
}

export type BookingClinic = Awaited<ReturnType<typeof bookingClinic>>;

/** What the real server says of a request's connection. */
export function connection(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress, remotePort: 50_000, remoteFamily: 'IPv4' } } };
}
