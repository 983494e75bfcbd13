import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#testing/app.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { type GoogleStandIn, googleStandIn } from '#testing/google/stand-in.ts';

const SCREEN = '/admin-dashboard/google-auth?result=';

let google: GoogleStandIn;
let test: TestApp;
let boss: Signed;

beforeEach(async () => {
  google = await googleStandIn();
  await start(google.env);
});

afterEach(async () => {
  await test.close();
  await google.close();
});

async function start(env: Record<string, string>) {
  test = await testApp({ env });
  boss = await test.signIn('superadmin');
}

async function status(): Promise<Record<string, unknown>> {
  const response = await test.app.request('/api/v1/google/status', { headers: { ...boss } });
  expect(response.status).toBe(200);
  return (await response.json()).google;
}

async function connectAs(who: Signed): Promise<URL> {
  const response = await test.app.request('/api/v1/google/connect', { headers: { ...who } });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', 'http://localhost:3000');
}

/** What Google's page leads back to after an answer, with nobody's cookie. */
async function answerAt(consent: URL, answer: 'allow' | 'deny'): Promise<URL> {
  const address = new URL('/auth/answer', google.url);
  address.search = `${consent.searchParams}&answer=${answer}`;
  const response = await fetch(address, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

async function comeBack(back: URL, who: Signed): Promise<string | null> {
  const response = await test.app.request(`${back.pathname}${back.search}`, { headers: { ...who } });
  expect(response.status).toBe(303);
  return response.headers.get('location');
}

async function connect(): Promise<string | null> {
  return comeBack(await answerAt(await connectAs(boss), 'allow'), boss);
}

describe('a connection by consent', () => {
  it('asks for spreadsheets alone, with state and PKCE, for use while nobody is there', async () => {
    const consent = await connectAs(boss);
    expect(`${consent.origin}${consent.pathname}`).toBe(`${google.url}/auth`);
    expect(Object.fromEntries(consent.searchParams)).toMatchObject({
      scope: 'https://www.googleapis.com/auth/spreadsheets',
      access_type: 'offline',
      prompt: 'consent',
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: 'http://localhost:3000/api/v1/google/callback',
    });
  });

  it('is kept sealed, and shown as connected', async () => {
    expect(await status()).toMatchObject({
      state: 'disconnected',
      problem: { code: 'GOOGLE_DISCONNECTED', message: expect.stringMatching(/[\u0600-\u06FF]/) },
    });
    expect(await connect()).toBe(`${SCREEN}connected`);
    expect(await status()).toMatchObject({
      state: 'connected',
      by: 'oauth',
      problem: null,
      connectedAt: '2026-03-01T09:00:00.000Z',
      waiting: 0,
    });
    const kept = JSON.stringify(await test.store.read.selectFrom('google_connection').selectAll().execute());
    expect(kept).not.toContain('1//');
  });

  it('says when Google itself will end it', async () => {
    google.accounts.consentSeconds = 7 * 24 * 3600;
    await connect();
    expect(await status()).toMatchObject({ state: 'connected', expiresAt: '2026-03-08T09:00:00.000Z' });
    test.clock.forward(4 * 24 * 3600 * 1000);
    expect(await status()).toMatchObject({ state: 'expiring' });
  });

  it('is unreadable under another secret, and says so', async () => {
    await connect();
    test.deps.config.secret = 'another secret of more than thirty-two letters';
    expect(await status()).toMatchObject({
      state: 'disconnected',
      problem: { code: 'GOOGLE_SECRET_CHANGED' },
    });
  });

  it('is revoked and forgotten', async () => {
    await connect();
    const response = await test.app.request('/api/v1/google', { method: 'DELETE', headers: { ...boss } });
    expect(await response.json()).toMatchObject({ success: true, message: expect.stringContaining('سُحب') });
    expect(await status()).toMatchObject({ state: 'disconnected', problem: { code: 'GOOGLE_DISCONNECTED' } });
  });

  it('is forgotten even when Google cannot be told', async () => {
    await connect();
    google.accounts.revokeAll();
    const response = await test.app.request('/api/v1/google', { method: 'DELETE', headers: { ...boss } });
    expect((await response.json()).message).toContain('تعذّر إبلاغ Google');
    expect(await status()).toMatchObject({ state: 'disconnected' });
  });
});

describe('a consent that comes to nothing', () => {
  it('by being denied', async () => {
    expect(await comeBack(await answerAt(await connectAs(boss), 'deny'), boss)).toBe(`${SCREEN}denied`);
    expect(await status()).toMatchObject({ state: 'disconnected' });
  });

  it.each([
    ['a state that nobody was given', (back: URL) => back.searchParams.set('state', 'x'), 'badState'],
    ['no state', (back: URL) => back.searchParams.delete('state'), 'badState'],
    ['a code that Google does not know', (back: URL) => back.searchParams.set('code', 'x'), 'exchangeFailed'],
    ['no code', (back: URL) => back.searchParams.delete('code'), 'exchangeFailed'],
  ])('by %s', async (_, change, result) => {
    const back = await answerAt(await connectAs(boss), 'allow');
    change(back);
    expect(await comeBack(back, boss)).toBe(`${SCREEN}${result}`);
  });

  it('by taking more than ten minutes', async () => {
    const back = await answerAt(await connectAs(boss), 'allow');
    test.clock.forward(10 * 60_000);
    expect(await comeBack(back, boss)).toBe(`${SCREEN}badState`);
  });

  it('by coming back twice, or into another session', async () => {
    const other = await test.signIn('superadmin');
    const back = await answerAt(await connectAs(boss), 'allow');
    expect(await comeBack(back, other)).toBe(`${SCREEN}badState`);
    expect(await comeBack(back, boss)).toBe(`${SCREEN}connected`);
    expect(await comeBack(back, boss)).toBe(`${SCREEN}badState`);
  });

  it('by the session having ended: the person logs in and is told, a program is refused', async () => {
    const back = await answerAt(await connectAs(boss), 'allow');
    const opened = async (path: string, who: object = {}) => {
      const response = await test.app.request(path, { headers: { ...who, Accept: 'text/html,*/*;q=0.8' } });
      expect(response.status).toBe(303);
      return response.headers.get('location');
    };
    const login = await opened(`${back.pathname}${back.search}`);
    expect(login).toBe(`/login?next=${encodeURIComponent(`${SCREEN}badState`)}`);
    expect(login).not.toContain(back.searchParams.get('code'));
    expect(await opened('/api/v1/google/connect')).toBe('/login?next=%2Fadmin-dashboard%2Fgoogle-auth');
    expect(await opened(back.pathname, await test.signIn('admin'))).toBe('/');
    const asked = await test.app.request(`${back.pathname}${back.search}`);
    await expectRefusal(asked, 401, 'UNAUTHENTICATED');
    expect(await comeBack(back, boss)).toBe(`${SCREEN}connected`);
  });

  it('by leaving spreadsheets unticked', async () => {
    google.accounts.scope = 'openid';
    expect(await connect()).toBe(`${SCREEN}missingScope`);
    expect(await status()).toMatchObject({ state: 'disconnected' });
  });

  it('by Google not answering', async () => {
    google.failToken = () => ({ as: 'cut' });
    expect(await connect()).toBe(`${SCREEN}unreachable`);
    google.failToken = () => ({ as: 'status', status: 503 });
    expect(await connect()).toBe(`${SCREEN}unreachable`);
  });
});

describe('without a person', () => {
  it('says that nothing is configured', async () => {
    await test.close();
    await start({});
    expect(await status()).toMatchObject({
      state: 'notConfigured',
      problem: { code: 'GOOGLE_NOT_CONFIGURED' },
    });
    expect((await connectAs(boss)).search).toBe('?result=notConfigured');
  });

  it('a service account is the account: named, and neither connected nor disconnected here', async () => {
    await test.close();
    const key = JSON.stringify({ client_email: 'basma@project.iam.example', private_key: 'key' });
    await start({ ...google.env, GOOGLE_SERVICE_ACCOUNT: key });
    expect(await status()).toMatchObject({
      state: 'connected',
      by: 'serviceAccount',
      account: 'basma@project.iam.example',
    });
    expect((await connectAs(boss)).search).toBe('?result=serviceAccount');
    const response = await test.app.request('/api/v1/google', { method: 'DELETE', headers: { ...boss } });
    await expectRefusal(response, 409, 'GOOGLE_SERVICE_ACCOUNT');
  });

  it('a service account whose key cannot be read is broken, and says so', async () => {
    await test.close();
    await start({ GOOGLE_SERVICE_ACCOUNT: '/nowhere/key.json' });
    expect(await status()).toMatchObject({ state: 'broken', problem: { code: 'GOOGLE_KEY_UNUSABLE' } });
  });
});
