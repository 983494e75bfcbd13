import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { Logger } from 'pino';
import type { Store } from '#db/store.ts';
import type { Clock } from '#lib/clock.ts';
import { newId } from '#lib/ids.server.ts';
import { PASSWORD } from '#lib/limits.ts';
import type { Passwords } from './password.server.ts';
import { SESSION_SECONDS, type SessionCookie } from './session-cookie.server.ts';

/** What Better Auth is given; nothing else of it is set from outside. */
export interface LibrarySettings {
  store: Store;
  publicUrl: string;
  cookie: SessionCookie;
  clock: Clock;
  secret: string;
  log: Logger;
  passwords: Passwords;
}

export interface PasswordLogin {
  email: string;
  password: string;
  /** The caller's address, kept with the session so that its owner can recognise it. */
  address: string;
  userAgent: string;
}

/** The part of Better Auth that `accounts.server.ts` uses. */
export interface Library {
  /** A new session for a right password, else null; either way exactly one hash is worked out. */
  logIn(login: PasswordLogin): Promise<{ token: string; setCookie: string[] } | null>;
}

/** Our own header: the library finds the address nowhere else, so no forwarded header of a client counts. */
const ADDRESS_HEADER = 'x-basma-address';

const LONGEST_USER_AGENT = 300;

/** Better Auth as trust.md 10 wants it: never mounted, fixed base URL, no cookie cache, its sessions on our clock. */
export function openLibrary(settings: LibrarySettings): Library {
  const auth = betterAuth(options(settings));
  return {
    async logIn({ email, password, address, userAgent }) {
      const headers = new Headers({ [ADDRESS_HEADER]: address, 'user-agent': plainText(userAgent) });
      try {
        const { response, headers: answered } = await auth.api.signInEmail({
          body: { email, password },
          headers,
          returnHeaders: true,
        });
        return { token: response.token, setCookie: answered.getSetCookie() };
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return null;
        throw error;
      }
    },
  };
}

function options({ store, publicUrl, cookie, clock, secret, log, passwords }: LibrarySettings) {
  return {
    baseURL: publicUrl,
    basePath: '/api/v1/auth',
    // A list, because BETTER_AUTH_SECRETS in the environment would win over `secret`.
    secrets: [{ version: 1, value: secret }],
    // Our text dates and 0/1 booleans are what it writes to SQLite; on PostgreSQL too (pitfall 8).
    database: { db: store.forAccounts, type: 'sqlite' as const },
    user: {
      modelName: 'users',
      additionalFields: {
        firstName: { type: 'string' as const, required: true },
        lastName: { type: 'string' as const, required: true },
        phone: { type: 'string' as const, required: false },
        role: { type: 'string' as const, required: true, input: false },
        disabled: { type: 'boolean' as const, required: true, input: false },
        areas: { type: 'string' as const, required: false, input: false },
      },
    },
    account: { modelName: 'accounts' },
    session: { modelName: 'sessions', expiresIn: SESSION_SECONDS, cookieCache: { enabled: false } },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' as const },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD.min,
      // It counts an emoji as two or more; the contract counts characters.
      maxPasswordLength: 4 * PASSWORD.max,
      password: {
        hash: passwords.hash,
        verify: ({ hash, password }: { hash: string; password: string }) => passwords.verify(password, hash),
      },
    },
    databaseHooks: { session: { create: { before: async () => ({ data: sessionTimes(clock()) }) } } },
    // `auth.api` is never limited by it: our routes count for themselves.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      log: (level: 'debug' | 'info' | 'warn' | 'error', message: string) =>
        log[level]({ library: 'better-auth' }, message),
    },
    advanced: {
      // The name below carries its own prefix; the library's would be `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: cookie.attributes,
      cookies: { session_token: { name: cookie.name } },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 128 as const },
      database: { generateId: newId, validateSchema: false },
    },
  };
}

/** Any text as one that a header may hold and a list of sessions can show. */
function plainText(text: string): string {
  return text.replace(/[^ -~]/g, '?').slice(0, LONGEST_USER_AGENT);
}

function sessionTimes(now: Date) {
  return { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000) };
}
