import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsApp, cookieOf, SARA } from '#testing/accounts-app.ts';

let clinic: Awaited<ReturnType<typeof accountsApp>>;

beforeEach(async () => {
  clinic = await accountsApp();
});

afterEach(() => clinic.store.close());

function right(identifier = SARA.email) {
  return { identifier, password: SARA.password };
}

function wrong(identifier = SARA.email) {
  return { identifier, password: 'a guess' };
}

/** Statuses of so many logins, each from an address of its own. */
async function guess(times: number, body = wrong()): Promise<number[]> {
  const responses = Array.from({ length: times }, (_, i) =>
    clinic.logIn(body, { from: `198.51.${i >> 8}.${i & 255}` }),
  );
  return (await Promise.all(responses)).map((response) => response.status);
}

describe('guessing an account’s password', () => {
  it('ends after ten in fifteen minutes, from whatever addresses, all at once', async () => {
    const statuses = await guess(100);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
    expect(clinic.passwords.calls - 1).toBe(10);
  });

  it('says when to come back, in Arabic, and lets in then', async () => {
    await guess(10);
    clinic.clock.forward(60_000);
    const refused = await clinic.logIn(right());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('840');
    expect(await refused.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('انتظر'),
    });
    expect(refused.headers.getSetCookie()).toEqual([]);
    clinic.clock.forward(840_000);
    expect((await clinic.logIn(right())).status).toBe(200);
  });

  it('is one count for email and phone', async () => {
    expect(await guess(5, wrong(SARA.email))).not.toContain(429);
    expect(await guess(5, wrong('0501234567'))).not.toContain(429);
    expect(await guess(1, wrong('٠٥٠١٢٣٤٥٦٧'))).toEqual([429]);
    expect(await guess(1, wrong(' SARA@clinic.example'))).toEqual([429]);
  });

  it('is counted for accounts that do not exist too, so that the refusal tells nothing', async () => {
    const statuses = await guess(11, wrong('nobody@clinic.example'));
    expect(statuses.toSorted()).toEqual([...Array(10).fill(401), 429]);
  });

  it('leaves other accounts alone', async () => {
    await clinic.deps.accounts.createUser({ ...SARA, email: 'b@clinic.example', phone: null });
    await guess(11);
    expect((await clinic.logIn(right('b@clinic.example'))).status).toBe(200);
  });

  it('is not helped by its owner’s logins, nor are those counted', async () => {
    expect(await guess(9)).not.toContain(429);
    for (let i = 0; i < 5; i++) expect((await clinic.logIn(right())).status).toBe(200);
    expect((await guess(3)).toSorted()).toEqual([401, 429, 429]);
  });

  it('stays counted in the store: a restart and another process change nothing', async () => {
    await guess(10);
    const other = await accountsApp({}, clinic.store);
    expect((await other.logIn(right())).status).toBe(429);
  });

  it('keeps no name in the store', async () => {
    await guess(1);
    await guess(1, wrong('nobody@clinic.example'));
    const keys = await clinic.store.read.selectFrom('limits').select('key').orderBy('key').execute();
    expect(keys.map(({ key }) => key)).toEqual([
      expect.stringMatching(/^login:account:[0-9a-f]{64}$/),
      expect.stringMatching(/^login:account:[0-9a-f]{64}$/),
      'login:address:198.51.0.0',
    ]);
  });
});

describe('guessing from one address', () => {
  async function guessMany(times: number, from: (i: number) => string): Promise<number[]> {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++) {
      statuses.push((await clinic.logIn(wrong(`nobody${i}@clinic.example`), { from: from(i) })).status);
    }
    return statuses;
  }

  it('ends after fifty in fifteen minutes, for that address', async () => {
    const statuses = await guessMany(51, () => '203.0.113.9');
    expect(statuses).toEqual([...Array(50).fill(401), 429]);
    expect((await clinic.logIn(right(), { from: '203.0.113.10' })).status).toBe(200);
    clinic.clock.forward(900_000);
    expect((await clinic.logIn(right(), { from: '203.0.113.9' })).status).toBe(200);
  });

  it('counts an IPv6 network as one', async () => {
    const statuses = await guessMany(51, (i) => `2001:db8:1:2::${i.toString(16)}`);
    expect(statuses.at(-1)).toBe(429);
    expect((await clinic.logIn(right(), { from: '2001:db8:1:3::1' })).status).toBe(200);
  });

  it('takes nothing from the account once the address is refused', async () => {
    await guessMany(50, () => '203.0.113.9');
    for (let i = 0; i < 20; i++) await clinic.logIn(wrong());
    expect((await clinic.logIn(right(), { from: '203.0.113.10' })).status).toBe(200);
  });

  it('believes no forwarded header of a stranger', async () => {
    await guessMany(50, () => '203.0.113.9');
    const headers = { 'x-forwarded-for': '192.0.2.1', 'x-basma-address': '192.0.2.2' };
    expect((await clinic.logIn(right(), { from: '203.0.113.9', headers })).status).toBe(429);
  });
});

describe('with RATE_LIMIT=off', () => {
  it('nothing is counted', async () => {
    const loose = await accountsApp({ RATE_LIMIT: 'off' }, clinic.store);
    for (let i = 0; i < 60; i++) expect((await loose.logIn(wrong())).status).toBe(401);
    expect(await clinic.store.read.selectFrom('limits').select('key').execute()).toEqual([]);
    expect(cookieOf(await loose.logIn(right()))).not.toBe('');
  });
});
