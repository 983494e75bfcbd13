import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type { Store, Trx } from '#db/store.ts';
import type { Clock } from '#lib/clock.ts';
import type { Config } from '#lib/env.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.server.ts';
import { FIRST_SUPERADMIN } from '#messages/accounts.ts';
import {
  findEnabledUser,
  findPasswordHash,
  findTaken,
  insertUser,
  isSameUser,
} from './accounts.db.server.ts';
import type { Library } from './better-auth.server.ts';
import { readIdentifier } from './identifier.server.ts';
import { deviceCookie, findDevice, rememberedDevice } from './known-device.server.ts';
import { lengthProblem, passwordProblem } from './new-password.server.ts';
import { type NewUser, readNewUser } from './new-user.server.ts';
import { argon2idPasswords, type Passwords } from './password.server.ts';
import { expiredCookie, readSessionToken, sessionCookie } from './session-cookie.server.ts';
import type { SessionUser } from './session-user.ts';
import { deleteExpiredSessions, deleteSession, findSessionUser } from './sessions.db.server.ts';
import { makeFirstSuperadmin, makeSuperadmin } from './superadmin.db.server.ts';

export interface SignIn {
  /** Email or phone, as typed. */
  identifier: string;
  password: string;
  /** Kept with the session, so that its owner can recognise it. */
  address: string;
  userAgent: string;
}

export interface SignedIn {
  user: SessionUser;
  /** Values of `Set-Cookie`. */
  setCookie: string[];
}

/** Everything the product may ask of accounts; the library behind it shows nowhere (trust.md 10). */
export interface Accounts {
  /**
   * A new session. Refused alike, and after the same work, for a wrong password, an unknown and a disabled account.
   * Not limited by itself: count attempts under `attemptKey` first.
   * @throws {AppError} WRONG_CREDENTIALS
   */
  signIn(attempt: SignIn): Promise<SignedIn>;
  /** What attempts are counted under: one key for an account's email and phone, unreadable in the store. */
  attemptKey(identifier: string): Promise<string>;
  /**
   * What attempts from this browser are counted under where it has logged in to that account before, else null: its
   * owner is not locked out by what others guess (docs/decisions/accounts.md).
   */
  deviceKey(identifier: string, headers: Headers): Promise<string | null>;
  /** The `Set-Cookie` that makes this browser a known device of an account, to be sent when its owner was proven. */
  rememberDevice(userId: string, headers: Headers): Promise<string>;
  /** Whose account an email or phone is, unless it is disabled. Never to be told to whoever asked. */
  findAccount(identifier: string): Promise<string | null>;
  /** Who sends a request, read anew each time; null without a live session or for a disabled user. */
  sessionOf(headers: Headers): Promise<SessionUser | null>;
  /** Ends the request's session, if it has one. Send `endedCookie` whatever comes of it. */
  signOut(headers: Headers): Promise<void>;
  /** The `Set-Cookie` with which a browser forgets its session. */
  readonly endedCookie: string;
  /**
   * Adds someone who can log in at once; never from a visitor's body, which has no say about `role`. What `alongside`
   * writes is kept with the account, or neither is. Under an `id` that has just this account already nothing is added.
   * @throws {AppError} INVALID with fields; TAKEN with fields where the email or phone is another's.
   */
  createUser(user: NewUser, alongside?: (trx: Trx, id: string) => Promise<void>): Promise<{ id: string }>;
  /** Whether that is a user's password, after one hash. Count attempts first. */
  isPassword(userId: string, password: string): Promise<boolean>;
  /**
   * A new password as `setPassword` keeps it.
   * @throws {AppError} INVALID naming `field` for one that is too short, too long or too common (decision 14).
   */
  hashNewPassword(password: string, field: string): Promise<string>;
  /**
   * Makes this email a superadmin with this password, unless a superadmin who can log in exists: then false and
   * nothing is touched. A half-made account of that email is made whole, one of another role raised. The password is
   * the choice of who runs the server: only its length is looked at.
   * @throws {AppError} INVALID with fields.
   */
  ensureSuperadmin(login: { email: string; password: string }): Promise<boolean>;
  /**
   * Makes this email a superadmin with this password whoever else there is: the command line's, when nobody can log in.
   * @throws {AppError} INVALID with fields.
   */
  makeSuperadmin(login: { email: string; password: string }): Promise<'made' | 'repaired'>;
}

export interface AccountsSettings {
  store: Store;
  /** `secret` from `loadSecret`: 32 characters or more. */
  config: Pick<Config, 'publicUrl'> & { secret: string };
  clock: Clock;
  log: Logger;
  /** Only tests have another. */
  passwords?: Passwords;
}

/** One for the life of the process. */
export function createAccounts(settings: AccountsSettings): Accounts {
  const { store, config, clock, log, passwords = argon2idPasswords } = settings;
  const { publicUrl, secret } = config;
  const cookie = sessionCookie(publicUrl);
  const devices = deviceCookie(cookie);
  let library: Promise<Library> | null = null;

  /** Loaded at the first login: it costs a third of a second and 60 MB, which most visitors never need. */
  function openLibrary(): Promise<Library> {
    library ??= import('./better-auth.server.ts').then((module) =>
      module.openLibrary({ store, publicUrl, cookie, clock, secret, log, passwords }),
    );
    return library;
  }

  async function isPassword(userId: string, password: string): Promise<boolean> {
    const hash = await findPasswordHash(store.read, userId);
    return hash !== null && passwords.verify(password, hash);
  }

  return {
    async signIn({ identifier, password, address, userAgent }) {
      const known = await findByIdentifier(store, identifier);
      // An address that nobody can have registered: the library then hashes the password all the same.
      const email = known?.email ?? `${newId()}@unknown.invalid`;
      const session = await (await openLibrary()).logIn({ email, password, address, userAgent });
      const now = clock().toISOString();
      const user = session && (await findSessionUser(store.read, session.token, now));
      if (!user) throw new AppError('WRONG_CREDENTIALS');
      await store.write((trx) => deleteExpiredSessions(trx, now));
      return { user, setCookie: session.setCookie };
    },

    async attemptKey(identifier) {
      const known = await findByIdentifier(store, identifier);
      const counted =
        known?.id ?? JSON.stringify(readIdentifier(identifier) ?? identifier.trim().toLowerCase());
      return createHmac('sha256', secret).update(`login attempt ${counted}`).digest('hex');
    },

    async findAccount(identifier) {
      return (await findByIdentifier(store, identifier))?.id ?? null;
    },

    async deviceKey(identifier, headers) {
      if (!headers.get('cookie')?.includes(devices.name)) return null;
      const known = await findByIdentifier(store, identifier);
      const passwordHash = known && (await findPasswordHash(store.read, known.id));
      if (!known || !passwordHash) return null;
      const device = findDevice(headers, devices, secret, { id: known.id, passwordHash });
      return device && createHmac('sha256', secret).update(`device ${device} of ${known.id}`).digest('hex');
    },

    async rememberDevice(userId, headers) {
      const passwordHash = (await findPasswordHash(store.read, userId)) ?? '';
      return rememberedDevice(headers, devices, secret, { id: userId, passwordHash });
    },

    async sessionOf(headers) {
      const token = await readSessionToken(headers, cookie, secret);
      return token ? findSessionUser(store.read, token, clock().toISOString()) : null;
    },

    async signOut(headers) {
      const token = await readSessionToken(headers, cookie, secret);
      if (token) await store.write((trx) => deleteSession(trx, token));
    },

    endedCookie: expiredCookie(cookie),

    async createUser({ id: wanted, ...user }, alongside) {
      const row = readNewUser(user, await passwordProblem(user.password));
      const hash = await passwords.hash(user.password);
      const added = await store.write(async (trx) => {
        const id = await insertUser(trx, row, hash, clock().toISOString(), wanted);
        if (!id) return { taken: await findTaken(trx, row) };
        await alongside?.(trx, id);
        return { id };
      });
      if (!('taken' in added)) return added;
      const isRetry = wanted !== undefined && (await isSameUser(store.read, wanted, row));
      if (isRetry && (await isPassword(wanted, user.password))) return { id: wanted };
      throw new AppError('TAKEN', { fields: added.taken });
    },

    isPassword,

    async hashNewPassword(password, field) {
      const problem = await passwordProblem(password);
      if (problem) throw new AppError('INVALID', { fields: { [field]: problem } });
      return passwords.hash(password);
    },

    async ensureSuperadmin(login) {
      const user: NewUser = { ...login, ...FIRST_SUPERADMIN, role: 'superadmin' };
      const row = readNewUser(user, lengthProblem(login.password));
      const hash = await passwords.hash(login.password);
      return store.write((trx) => makeFirstSuperadmin(trx, row, hash, clock().toISOString()));
    },

    async makeSuperadmin(login) {
      const user: NewUser = { ...login, ...FIRST_SUPERADMIN, role: 'superadmin' };
      const row = readNewUser(user, await passwordProblem(login.password));
      const hash = await passwords.hash(login.password);
      return store.write((trx) => makeSuperadmin(trx, row, hash, clock().toISOString()));
    },
  };
}

async function findByIdentifier(store: Store, typed: string): Promise<{ id: string; email: string } | null> {
  const identifier = readIdentifier(typed);
  return identifier && findEnabledUser(store.read, identifier);
}
