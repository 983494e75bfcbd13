import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsApp } from '#testing/accounts-app.ts';

const RUNS = 150;

let clinic: Awaited<ReturnType<typeof accountsApp>>;
let user: Awaited<ReturnType<typeof clinic.person>>;
let registered = 0;

beforeAll(async () => {
  clinic = await accountsApp({ RATE_LIMIT: 'off' });
  user = await clinic.person({ role: 'user' });
});

afterAll(() => clinic.store.close());

/** What nobody may set by a body, and what might be tried. */
const poison = fc.constantFrom(
  ...[
    'role',
    'id',
    '_id',
    'userId',
    'emailVerified',
    'disabled',
    'areas',
    'createdAt',
    'updatedAt',
    'sessionId',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'user',
    'token',
    'confirmedAt',
    'passwordHash',
    'image',
    'search',
  ],
  ...['role[]', 'role.$set', 'user[role]', 'Role', 'email_verified'],
);
const value = fc.constantFrom<unknown>(
  'superadmin',
  true,
  1,
  '1',
  null,
  [],
  ['news'],
  { role: 'superadmin' },
  '2000-01-01T00:00:00.000Z',
);

/** Calls that change accounts, with bodies that are right but for what is added. */
const CALLS = [
  ['POST', 'auth/login', () => ({ identifier: user.email, password: user.password })],
  ['POST', 'auth/confirm', () => ({ password: user.password })],
  ['POST', 'auth/forgotPassword', () => ({ identifier: user.email })],
  ['POST', 'auth/resetPassword/x', () => ({ password: user.password })],
  ['PUT', 'user/profile', () => ({ firstName: 'سارة', lastName: 'الحربي', phone: '' })],
  ['PUT', 'user/password', () => ({ currentPassword: user.password, newPassword: user.password })],
  [
    'POST',
    'user',
    () => ({ firstName: 'سارة', lastName: 'الحربي', email: 'x@y.example', password: 'four words in' }),
  ],
  ['PUT', `user/x`, () => ({ disabled: false })],
  [
    'POST',
    'auth/register',
    () => {
      registered += 1;
      return {
        firstName: 'نورة',
        lastName: 'أحمد',
        email: `n${registered}@clinic.example`,
        phone: `+20100${1_000_000 + registered}`,
        password: 'four words in a row',
      };
    },
  ],
] as const;

/** JSON text, so that `__proto__` is a field like any other. */
function withMore(body: object, more: readonly (readonly [string, unknown])[]): string {
  const fields = [...Object.entries(body), ...more].map(
    ([name, given]) => `${JSON.stringify(name)}:${JSON.stringify(given)}`,
  );
  return `{${fields.join(',')}}`;
}

describe('what is not named in a contract', () => {
  it(`changes nobody’s role, id or state, whatever is added to a right body (${RUNS} times)`, async () => {
    const answered = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CALLS),
        fc.array(fc.tuple(poison, value), { minLength: 1, maxLength: 6 }),
        async ([method, path, body], more) => {
          const { cookie } = user;
          const response = await clinic.send(method, path, withMore(body(), more), { cookie });
          expect(response.status).toBeLessThan(500);
          answered.add(`${path} ${response.status}`);
          const rows = await clinic.store.read.selectFrom('users').selectAll().execute();
          expect(rows.filter(({ role }) => role !== 'user').map(({ email }) => email)).toEqual([
            'sara@clinic.example',
          ]);
          expect(rows.find(({ id }) => id === user.id)).toMatchObject({
            email: user.email,
            role: 'user',
            emailVerified: 0,
            disabled: 0,
            areas: null,
            image: null,
            createdAt: '2026-03-01T09:00:00.000Z',
          });
          for (const row of rows) expect(row).toMatchObject({ emailVerified: 0, disabled: 0, areas: null });
          const plain: Record<string, unknown> = {};
          expect([plain.role, plain.disabled]).toEqual([undefined, undefined]);
          if (path === 'auth/login' || path === 'auth/register') await signInAgain();
        },
      ),
      { numRuns: RUNS },
    );
    // It would be no test if the bodies were refused.
    for (const done of [
      'auth/login 200',
      'user/profile 200',
      'user/password 200',
      'auth/register 200',
      'user 403',
    ]) {
      expect(answered).toContain(done);
    }
  });
});

/** A login ends the session that the browser had. */
async function signInAgain(): Promise<void> {
  const { setCookie } = await clinic.deps.accounts.signIn({
    identifier: user.email,
    password: user.password,
    address: '203.0.113.9',
    userAgent: '',
  });
  user.cookie = setCookie[0]?.split(';')[0] ?? '';
}
