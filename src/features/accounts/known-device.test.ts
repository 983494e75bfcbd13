import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsApp, cookieOf, SARA } from '#testing/accounts-app.ts';

const MINUTE = 60_000;
const RIGHT = { identifier: SARA.email, password: SARA.password };
const WRONG = { ...RIGHT, password: 'a guess' };

let clinic: Awaited<ReturnType<typeof accountsApp>>;

beforeEach(async () => {
  clinic = await accountsApp();
});

afterEach(() => clinic.store.close());

/** So many wrong passwords, each from an address of its own; how many were looked at. */
async function guess(times: number, body = WRONG): Promise<number> {
  const statuses = [];
  for (let i = 0; i < times; i++) {
    statuses.push((await clinic.logIn(body, { from: `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}` })).status);
  }
  return statuses.filter((status) => status === 401).length;
}

/** Only the device's cookie: the session of that login is over. */
async function deviceOf(login: Promise<Response> | Response): Promise<string> {
  const response = await login;
  expect(response.status).toBe(200);
  return (
    cookieOf(response)
      .split('; ')
      .find((cookie) => cookie.startsWith('basma_device=')) ?? ''
  );
}

describe('an account that a thousand addresses guess at', () => {
  it('is locked for them after ten, while the owner’s device gets in, again and again', async () => {
    const cookie = await deviceOf(clinic.logIn(RIGHT));
    expect(await guess(1000)).toBe(10);
    expect((await clinic.logIn(RIGHT, { from: '10.9.9.9' })).status).toBe(429);
    for (let i = 0; i < 3; i++) {
      expect((await clinic.logIn(RIGHT, { headers: { cookie } })).status).toBe(200);
      expect(await guess(5)).toBe(0);
    }
  });

  it('lets the owner’s device in from an address that others have used up, too', async () => {
    const cookie = await deviceOf(clinic.logIn(RIGHT));
    for (let i = 0; i < 60; i++) await clinic.logIn({ identifier: `n${i}@clinic.example`, password: 'x' });
    expect((await clinic.logIn(RIGHT)).status).toBe(429);
    expect((await clinic.logIn(RIGHT, { headers: { cookie } })).status).toBe(200);
  });

  it('lets the device guess no more than ten times either', async () => {
    const cookie = await deviceOf(clinic.logIn(RIGHT));
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await clinic.logIn(WRONG, { headers: { cookie } })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await clinic.logIn(RIGHT, { from: '10.0.0.1' })).status).toBe(200);
  });
});

describe('a known device', () => {
  it('is known by email and by phone', async () => {
    const cookie = await deviceOf(clinic.logIn(RIGHT));
    await guess(20);
    const byPhone = { ...RIGHT, identifier: '0501234567' };
    expect((await clinic.logIn(byPhone, { headers: { cookie } })).status).toBe(200);
  });

  it('of one person is nothing for another’s account', async () => {
    const other = await clinic.person();
    const cookie = await deviceOf(clinic.logIn({ identifier: other.email, password: other.password }));
    await guess(20);
    expect((await clinic.logIn(RIGHT, { headers: { cookie } })).status).toBe(429);
  });

  it('stays known for five accounts, the last ones', async () => {
    let cookie = await deviceOf(clinic.logIn(RIGHT));
    for (let i = 0; i < 4; i++) {
      const { email: identifier, password } = await clinic.person();
      cookie = await deviceOf(clinic.logIn({ identifier, password }, { headers: { cookie } }));
    }
    await guess(20);
    cookie = await deviceOf(clinic.logIn(RIGHT, { headers: { cookie } }));
    expect(cookie.split('~')).toHaveLength(5);
    for (let i = 0; i < 5; i++) {
      const { email: identifier, password } = await clinic.person();
      cookie = await deviceOf(clinic.logIn({ identifier, password }, { headers: { cookie } }));
    }
    expect(cookie.split('~')).toHaveLength(5);
    expect((await clinic.logIn(RIGHT, { headers: { cookie } })).status).toBe(429);
  });

  it('is known no more once the password has changed', async () => {
    const login = await clinic.logIn(RIGHT);
    const other = await deviceOf(clinic.logIn(RIGHT));
    const changed = await clinic.send(
      'PUT',
      'user/password',
      { currentPassword: SARA.password, newPassword: 'another one of hers' },
      { cookie: cookieOf(login) },
    );
    const own = await deviceOf(changed);
    await guess(20);
    const renewed = { ...RIGHT, password: 'another one of hers' };
    expect((await clinic.logIn(renewed, { headers: { cookie: other } })).status).toBe(429);
    expect((await clinic.logIn(renewed, { headers: { cookie: own } })).status).toBe(200);
  });

  it('cannot be made up or changed', async () => {
    const cookie = await deviceOf(clinic.logIn(RIGHT));
    await guess(20);
    const [id, signature] = cookie.slice('basma_device='.length).split('.');
    for (const forged of [
      `basma_device=${id}.${'A'.repeat(43)}`,
      `basma_device=${id}.${signature?.slice(0, -1)}`,
      `basma_device=${'B'.repeat(22)}.${signature}`,
      `basma_device=${id}`,
      'basma_device=',
      'basma_device=~~~~',
      'basma_device=%E0%A4%A',
      cookie.replace('basma_device', '__Host-basma_device'),
    ]) {
      expect((await clinic.logIn(RIGHT, { headers: { cookie: forged } })).status, forged).toBe(429);
    }
  });

  it('is no session', async () => {
    const cookie = await deviceOf(clinic.logIn(RIGHT));
    expect(await (await clinic.get('user/profile', { cookie })).json()).toEqual({
      success: false,
      user: null,
    });
  });
});

describe('whenever the guesses come', () => {
  it('no quarter of an hour holds more than ten of them', async () => {
    const waits = fc.array(fc.integer({ min: 0, max: 16 * MINUTE }), { minLength: 15, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(waits, async (gaps) => {
        const { email: identifier } = await clinic.person();
        const looked: number[] = [];
        for (const gap of gaps) {
          clinic.clock.forward(gap < 8 * MINUTE ? Math.floor(gap / 50) : gap);
          const from = `198.51.100.${looked.length}`;
          const { status } = await clinic.logIn({ identifier, password: 'a guess' }, { from });
          if (status === 401) looked.push(clinic.clock().getTime());
        }
        for (const start of looked) {
          const within = looked.filter((moment) => moment >= start && moment < start + 15 * MINUTE);
          expect(within.length).toBeLessThanOrEqual(10);
        }
        expect(looked.length).toBeGreaterThanOrEqual(10);
      }),
      { numRuns: 15 },
    );
  });
});
