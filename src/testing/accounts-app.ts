import { pino } from 'pino';
import { createApi } from '#api/api.ts';
import { deliverersOf } from '#api/deliverers.server.ts';
import type { Deps } from '#api/deps.ts';
import { createAccounts } from '#auth/accounts.server.ts';
import type { NewUser } from '#auth/new-user.server.ts';
import type { Passwords } from '#auth/password.server.ts';
import type { Store } from '#db/store.ts';
import { readConfig } from '#lib/env.server.ts';
import type { Mail } from '#outbox/mail.ts';
import { createOutbox } from '#outbox/outbox.server.ts';
import { testClock } from './app.ts';
import { connection } from './booking-clinic.ts';
import { testStore } from './store.ts';

const SECRET = 'only for the tests, and long enough';

/** The one who logs in. */
export const SARA: NewUser = {
  email: 'sara@clinic.example',
  password: 'sara has a password',
  firstName: 'سارة',
  lastName: 'الحربي',
  phone: '+966501234567',
  role: 'admin',
};

/**
 * Quick stand-ins for argon2id that count their calls: one call is one hash, as with the real one. What they keep is
 * readable; only the tests of the password itself need more.
 */
export function countedPasswords(): Passwords & { calls: number } {
  return {
    calls: 0,
    async hash(password) {
      this.calls++;
      return `kept:${password}`;
    },
    async verify(password, stored) {
      this.calls++;
      return stored === `kept:${password}`;
    },
  };
}

/** The API with one user in it and limits on; with `kept` it is another process on that store. */
export async function accountsApp(env: Record<string, string> = {}, kept?: Store) {
  const store = kept ?? (await testStore());
  const clock = testClock('2026-03-01T09:00:00.000Z');
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const config = { ...readConfig({ SECRET, ...env }), secret: SECRET };
  const counted = countedPasswords();
  const passwords = { hash: counted.hash.bind(counted), verify: counted.verify.bind(counted) };
  const accounts = createAccounts({ store, config, clock, log, passwords });
  const mails: (Mail & { id: string })[] = [];
  const sender = { send: async (id: string, mail: Mail) => void mails.push({ id, ...mail }) };
  const deliverers = deliverersOf({ store, clock, log, config }, sender);
  const outbox = createOutbox({ store, clock, log, deliverers });
  const deps: Deps = { store, clock, config, log, accounts, outbox };
  const app = createApi(deps);
  if (!kept) await accounts.createUser(SARA);
  let people = 0;

  return {
    deps,
    app,
    store,
    clock,
    passwords: counted,
    /** What was sent so far; `outbox.run()` sends what waits. */
    mails,
    outbox,
    logged: () => lines.join(''),
    /** Posts a login; `from` is the address it comes from. */
    logIn(body: unknown, { from = '203.0.113.9', headers = {} as Record<string, string> } = {}) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return app.request('/api/v1/auth/login', { ...init, body: text }, connection(from));
    },
    /** Any other call; `from` is the address it comes from. */
    send(
      method: 'POST' | 'PUT' | 'DELETE',
      path: string,
      body?: unknown,
      { from = '203.0.113.9', cookie = '', headers = {} as Record<string, string> } = {},
    ) {
      const sent: RequestInit = {
        method,
        headers: { 'content-type': 'application/json', cookie, ...headers },
      };
      if (body !== undefined) sent.body = typeof body === 'string' ? body : JSON.stringify(body);
      return app.request(`/api/v1/${path}`, sent, connection(from));
    },
    /** Adds somebody and signs them in; what they are and their cookies. */
    async person(more: Partial<NewUser> = {}) {
      people += 1;
      const user = { ...SARA, email: `person${people}@clinic.example`, phone: null, ...more };
      const { id } = await accounts.createUser(user);
      const { setCookie } = await accounts.signIn({
        identifier: user.email,
        password: user.password,
        address: '203.0.113.9',
        userAgent: '',
      });
      return { ...user, id, cookie: setCookie.map((cookie) => cookie.split(';')[0]).join('; ') };
    },
    get(path: string, headers: Record<string, string> = {}) {
      return app.request(`/api/v1/${path}`, { headers });
    },
  };
}

/** The `Cookie` header of a browser that was sent these. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
