import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#db/store.ts';
import { testStore } from '#testing/store.ts';
import { type Accounts, createAccounts, type SignIn } from './accounts.server.ts';
import type { NewUser } from './new-user.server.ts';
import { argon2idPasswords } from './password.server.ts';

const SECRET = 'a secret of no less than thirty-two letters';
const SARA: NewUser = {
  email: 'Sara@Clinic.Example',
  password: 'sara has a password',
  firstName: 'سارة',
  lastName: 'الحربي',
  phone: '0501234567',
  role: 'admin',
};

let store: Store;
let accounts: Accounts;
let now: Date;
let hashes: number;

function open(publicUrl = 'http://localhost:3000', secret = SECRET): Accounts {
  return createAccounts({
    store,
    config: { publicUrl, secret },
    clock: () => now,
    log: pino({ level: 'silent' }),
    passwords: {
      hash(password) {
        hashes++;
        return argon2idPasswords.hash(password);
      },
      verify(password, stored) {
        hashes++;
        return argon2idPasswords.verify(password, stored);
      },
    },
  });
}

function attempt(identifier: string, password = SARA.password): SignIn {
  return { identifier, password, address: '203.0.113.9', userAgent: 'Browser/1' };
}

function cookieOf(setCookie: string[]): Headers {
  return new Headers({ cookie: setCookie.map((cookie) => cookie.split(';')[0]).join('; ') });
}

beforeEach(async () => {
  store = await testStore();
  now = new Date('2026-03-01T09:00:00.000Z');
  hashes = 0;
  accounts = open();
});

afterEach(() => store.close());

describe('signing in', () => {
  it.each([
    'sara@clinic.example',
    '  SARA@clinic.example ',
    '0501234567',
    '501234567',
    '٠٥٠١٢٣٤٥٦٧',
    '00966501234567',
    '+966 50 123-4567',
  ])('takes %s', async (identifier) => {
    await accounts.createUser(SARA);
    const { user, setCookie } = await accounts.signIn(attempt(identifier));
    expect(user).toMatchObject({
      firstName: 'سارة',
      lastName: 'الحربي',
      email: 'sara@clinic.example',
      phone: '+966501234567',
      role: 'admin',
      imageId: null,
    });
    expect(await accounts.sessionOf(cookieOf(setCookie))).toEqual(user);
  });

  it('keeps the session in the strict table, on our clock, with address and device', async () => {
    const { id } = await accounts.createUser(SARA);
    const { user } = await accounts.signIn(attempt('sara@clinic.example'));
    expect(await store.read.selectFrom('sessions').selectAll().execute()).toEqual([
      {
        id: user.sessionId,
        userId: id,
        token: expect.stringMatching(/^.{32}$/),
        createdAt: '2026-03-01T09:00:00.000Z',
        updatedAt: '2026-03-01T09:00:00.000Z',
        expiresAt: '2026-03-31T09:00:00.000Z',
        ipAddress: '203.0.113.9',
        userAgent: 'Browser/1',
      },
    ]);
    expect(user.sessionId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keeps any device name as plain text', async () => {
    await accounts.createUser(SARA);
    await accounts.signIn({
      ...attempt(SARA.email),
      userAgent: `متصفح\r\n${'x'.repeat(1000)}`,
      address: 'unknown',
    });
    const session = await store.read.selectFrom('sessions').select('userAgent').executeTakeFirstOrThrow();
    expect(session.userAgent).toMatch(/^\?{7}x{293}$/);
  });

  it('refuses wrong password, unknown and disabled accounts alike, each after one hash', async () => {
    const { id } = await accounts.createUser(SARA);
    const other = { ...SARA, email: 'off@clinic.example', phone: null };
    const disabled = await accounts.createUser(other);
    await store.write((trx) =>
      trx.updateTable('users').set({ disabled: 1 }).where('id', '=', disabled.id).execute(),
    );
    await accounts.signIn(attempt(SARA.email));
    const refusals = [
      attempt(SARA.email, 'not her password'),
      attempt(SARA.phone ?? '', 'not her password'),
      attempt('off@clinic.example'),
      attempt('nobody@clinic.example'),
      attempt('0509999999'),
      attempt('neither of both'),
      attempt(''),
      attempt("' or 1=1 --@x"),
      attempt(id),
    ];
    for (const refused of refusals) {
      hashes = 0;
      await expect(accounts.signIn(refused)).rejects.toMatchObject({
        code: 'WRONG_CREDENTIALS',
        fields: undefined,
      });
      expect([refused.identifier, hashes]).toEqual([refused.identifier, 1]);
    }
    expect(await store.read.selectFrom('sessions').select('userId').execute()).toEqual([{ userId: id }]);
  });

  it('takes a password of 128 characters that are two code units each', async () => {
    const password = String.fromCodePoint(...Array.from({ length: 128 }, (_, i) => 0x1f400 + i));
    await accounts.createUser({ ...SARA, password });
    expect(await accounts.signIn(attempt(SARA.email, password))).toMatchObject({ user: { role: 'admin' } });
  });

  it('makes a new session each time and removes those that have run out', async () => {
    await accounts.createUser(SARA);
    const first = await accounts.signIn(attempt(SARA.email));
    const second = await accounts.signIn(attempt(SARA.email));
    expect(second.setCookie).not.toEqual(first.setCookie);
    now = new Date('2026-04-15T09:00:00.000Z');
    const third = await accounts.signIn(attempt(SARA.email));
    expect(await store.read.selectFrom('sessions').select('id').execute()).toEqual([
      { id: third.user.sessionId },
    ]);
  });

  it('says so when the store cannot be written, instead of blaming the password', async () => {
    await accounts.createUser(SARA);
    await accounts.signIn(attempt(SARA.email));
    // Renamed, not dropped: other tables name its rows.
    await store.write((trx) => trx.schema.alterTable('sessions').renameTo('sessions_away').execute());
    await expect(accounts.signIn(attempt(SARA.email))).rejects.not.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  });
});

describe('the cookie', () => {
  it('is HttpOnly and Lax over http', async () => {
    await accounts.createUser(SARA);
    const { setCookie } = await accounts.signIn(attempt(SARA.email));
    expect(setCookie).toHaveLength(1);
    expect(setCookie[0]).toMatch(/^basma_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(accounts.endedCookie).toBe('basma_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });

  it('is bound to the host and Secure over https', async () => {
    accounts = open('https://clinic.example');
    await accounts.createUser(SARA);
    const { setCookie } = await accounts.signIn(attempt(SARA.email));
    expect(setCookie).toHaveLength(1);
    expect(setCookie[0]).toMatch(
      /^__Host-basma_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(accounts.endedCookie).toBe(
      '__Host-basma_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(await accounts.sessionOf(cookieOf(setCookie))).toMatchObject({ role: 'admin' });
  });

  it('is worth nothing without our signature', async () => {
    await accounts.createUser(SARA);
    const { setCookie } = await accounts.signIn(attempt(SARA.email));
    const { token } = await store.read.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
    const value = cookieOf(setCookie).get('cookie') ?? '';
    for (const cookie of [
      `basma_session=${token}`,
      `basma_session=${token}.${'A'.repeat(43)}=`,
      value.slice(0, -3),
      value.replace('=', '=x'),
      'basma_session=',
      'basma_session=%E0%A4%A',
      `other=1; ${value.replace('basma_session', 'basma_session2')}`,
      value.replace('basma_session', '__Host-basma_session'),
    ]) {
      expect(await accounts.sessionOf(new Headers({ cookie }))).toBeNull();
    }
    expect(
      await open(undefined, 'another secret of thirty-two letters').sessionOf(cookieOf(setCookie)),
    ).toBeNull();
    expect(await accounts.sessionOf(new Headers())).toBeNull();
    expect(await accounts.sessionOf(new Headers({ cookie: `other=1; ${value}; last=2` }))).not.toBeNull();
  });
});

describe('a session', () => {
  let cookie: Headers;

  beforeEach(async () => {
    await accounts.createUser(SARA);
    cookie = cookieOf((await accounts.signIn(attempt(SARA.email))).setCookie);
  });

  it('is dead on the next request after logout, and only that one', async () => {
    const phone = cookieOf((await accounts.signIn(attempt(SARA.email))).setCookie);
    await accounts.signOut(cookie);
    expect(await accounts.sessionOf(cookie)).toBeNull();
    expect(await accounts.sessionOf(phone)).not.toBeNull();
    await accounts.signOut(cookie);
    await accounts.signOut(new Headers());
  });

  it('feels a change of role and a disabling at once', async () => {
    await store.write((trx) => trx.updateTable('users').set({ role: 'user' }).execute());
    expect(await accounts.sessionOf(cookie)).toMatchObject({ role: 'user' });
    await store.write((trx) => trx.updateTable('users').set({ disabled: 1 }).execute());
    expect(await accounts.sessionOf(cookie)).toBeNull();
  });

  it('ends by the clock', async () => {
    now = new Date('2026-03-31T08:59:59.999Z');
    expect(await accounts.sessionOf(cookie)).not.toBeNull();
    now = new Date('2026-03-31T09:00:00.000Z');
    expect(await accounts.sessionOf(cookie)).toBeNull();
  });
});

describe('what attempts are counted under', () => {
  it('is one key for email and phone, and names nobody', async () => {
    await accounts.createUser(SARA);
    const key = await accounts.attemptKey('sara@clinic.example');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await accounts.attemptKey('٠٥٠١٢٣٤٥٦٧')).toBe(key);
  });

  it('is one key for all spellings of what nobody has', async () => {
    const key = await accounts.attemptKey('nobody@clinic.example');
    expect(await accounts.attemptKey(' Nobody@Clinic.example')).toBe(key);
    expect(await accounts.attemptKey('0509999999')).toBe(await accounts.attemptKey('+966509999999'));
    expect(await accounts.attemptKey('neither')).not.toBe(key);
  });
});

describe('adding a user', () => {
  it('keeps the password as argon2id only', async () => {
    const { id } = await accounts.createUser(SARA);
    const account = await store.read.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(account).toMatchObject({ userId: id, accountId: id, providerId: 'credential' });
    expect(account.password).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(await store.read.selectFrom('users').selectAll().execute())).not.toContain(
      SARA.password,
    );
  });

  it('refuses an email or phone that is taken, and leaves no half of it', async () => {
    await accounts.createUser(SARA);
    const sameEmail = { ...SARA, phone: null };
    const samePhone = { ...SARA, email: 'other@clinic.example', phone: '+966501234567' };
    for (const taken of [sameEmail, samePhone]) {
      await expect(accounts.createUser(taken)).rejects.toMatchObject({ code: 'TAKEN' });
    }
    expect(await store.read.selectFrom('users').select('id').execute()).toHaveLength(1);
    expect(await store.read.selectFrom('accounts').select('id').execute()).toHaveLength(1);
  });

  it('names what is wrong', async () => {
    const wrong = { ...SARA, email: 'sara@clinic', phone: '12', password: 'short' };
    await expect(accounts.createUser(wrong)).rejects.toMatchObject({
      code: 'INVALID',
      fields: { email: 'EMAIL_INVALID', phone: 'PHONE_INVALID', password: 'TOO_SHORT' },
    });
    await expect(accounts.createUser({ ...SARA, password: 'x'.repeat(129) })).rejects.toMatchObject({
      fields: { password: 'TOO_LONG' },
    });
    expect(hashes).toBe(0);
  });
});
