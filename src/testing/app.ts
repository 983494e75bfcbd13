import { type Logger, pino } from 'pino';
import { createApi } from '#api/api.ts';
import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { createAccounts } from '#auth/accounts.server.ts';
import { type Area, CALLERS, type Caller, type Role } from '#auth/permissions.ts';
import type { Store } from '#db/store.ts';
import type { Clock } from '#lib/clock.ts';
import { readConfig } from '#lib/env.server.ts';
import { testStore } from './store.ts';

/** Stands still until a test moves it. */
export interface TestClock extends Clock {
  set(iso: string): void;
  forward(milliseconds: number): void;
}

/** Headers that make a request somebody's. */
export interface Signed {
  cookie?: string;
}

export interface TestApp {
  /** Every call, as `app.request('/api/v1/…')`. */
  app: Api;
  deps: Deps;
  store: Store;
  clock: TestClock;
  /** Somebody of this role with a session of their own; a visitor has none. The same role twice is two people. */
  signIn(caller: Caller, more?: { areas?: readonly Area[] }): Promise<Signed>;
  close(): Promise<void>;
}

const SECRET = 'a secret of more than thirty-two letters';
const PASSWORD = 'كلمة مرور طويلة للاختبار';

/** The whole API on a fresh, empty store; what is replaced is the clock (2026-03-01, noon in Riyadh) and the log. */
export async function testApp({
  env = {},
  log = pino({ level: 'silent' }),
  wrap = (store) => store,
}: {
  env?: Record<string, string>;
  log?: Logger;
  /** Puts something around the store, as one that fails. */
  wrap?: (store: Store) => Store;
} = {}): Promise<TestApp> {
  const store = wrap(await testStore());
  const clock = testClock('2026-03-01T09:00:00.000Z');
  const config = { ...readConfig(env), secret: SECRET };
  const accounts = createAccounts({ store, config, clock, log });
  const deps = { store, clock, config, log, accounts, outbox: { wake() {} } };
  let people = 0;

  async function signIn(caller: Caller, { areas }: { areas?: readonly Area[] } = {}): Promise<Signed> {
    if (!isRole(caller)) return {};
    people += 1;
    const email = `${caller}${people}@clinic.example`;
    await accounts.createUser({
      email,
      password: PASSWORD,
      firstName: 'سارة',
      lastName: 'الحربي',
      role: caller,
      areas,
    });
    const { setCookie } = await accounts.signIn({
      identifier: email,
      password: PASSWORD,
      address: '203.0.113.9',
      userAgent: 'test',
    });
    return { cookie: setCookie.map((cookie) => cookie.split(';')[0]).join('; ') };
  }

  return { app: createApi(deps), deps, store, clock, signIn, close: () => store.close() };
}

/** A clock that stands at a moment. */
export function testClock(iso: string): TestClock {
  let now = new Date(iso).getTime();
  return Object.assign(() => new Date(now), {
    set(moment: string) {
      now = new Date(moment).getTime();
    },
    forward(milliseconds: number) {
      now += milliseconds;
    },
  });
}

function isRole(caller: Caller): caller is Role {
  return caller !== CALLERS[0];
}
