import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type InProcessApi, setInProcessApi } from '#lib/api-client.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { accountsApp, cookieOf, SARA } from '#testing/accounts-app.ts';
import { logOut, profileQuery } from './accounts.queries.ts';
import { logIn } from './login.queries.ts';

const { queryKey } = profileQuery();
let clinic: Awaited<ReturnType<typeof accountsApp>>;
let client: ReturnType<typeof createQueryClient>;
let calls: string[];

beforeEach(async () => {
  clinic = await accountsApp();
  client = createQueryClient();
  calls = [];
  setInProcessApi(browserOf(clinic.app));
});

afterEach(() => clinic.store.close());

/** Keeps the session cookie between calls, as a browser does. */
function browserOf(app: typeof clinic.app): InProcessApi {
  let cookie = '';
  return async (path, init) => {
    calls.push(path);
    const response = await app.request(path, { ...init, headers: { ...init.headers, cookie } });
    if (response.headers.has('set-cookie')) cookie = cookieOf(response);
    return response;
  };
}

function broken(answer: () => Response | Promise<Response>): void {
  setInProcessApi((path) => {
    calls.push(path);
    return answer();
  });
}

function profile() {
  return client.fetchQuery(profileQuery());
}

const RIGHT = { identifier: SARA.email, password: SARA.password };

describe('the profile', () => {
  it('is null for a visitor', async () => {
    expect(await profile()).toBeNull();
  });

  it.each([
    ['the connection fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['the server fails', () => Response.json({ success: false, code: 'INTERNAL' }, { status: 500 })],
    ['something else answers', () => new Response('<html>')],
  ])('is null, silently and without a retry, when %s', async (_, answer) => {
    broken(answer);
    expect(await profile()).toBeNull();
    expect(calls).toEqual(['/api/v1/user/profile']);
  });

  it('is asked for once', async () => {
    await profile();
    await profile();
    expect(calls).toHaveLength(1);
  });
});

describe('logging in', () => {
  it('is known to the profile at once', async () => {
    await profile();
    expect(await logIn(client, RIGHT)).toMatchObject({ firstName: 'سارة', role: 'admin' });
    expect(await profile()).toMatchObject({ firstName: 'سارة' });
    await client.invalidateQueries();
    expect(await profile()).toMatchObject({ firstName: 'سارة' });
  });

  it('throws what the server says', async () => {
    await expect(logIn(client, { ...RIGHT, password: 'a guess' })).rejects.toMatchObject({
      status: 401,
      message: 'بيانات الدخول غير صحيحة. تحقّق منها ثم أعد المحاولة.',
    });
    await expect(logIn(client, { ...RIGHT, password: '' })).rejects.toMatchObject({
      fields: { password: 'هذا الحقل مطلوب.' },
    });
    expect(await profile()).toBeNull();
  });

  it('says in Arabic that there is no connection, or no sense in the answer', async () => {
    broken(() => Promise.reject(new TypeError('fetch failed')));
    await expect(logIn(client, RIGHT)).rejects.toMatchObject({ message: expect.stringContaining('اتصالك') });
    broken(() => new Response('<html>', { status: 502 }));
    await expect(logIn(client, RIGHT)).rejects.toMatchObject({ message: expect.stringContaining('تعذّر') });
  });
});

describe('logging out', () => {
  it('ends the session and clears the user', async () => {
    await logIn(client, RIGHT);
    await logOut(client);
    expect(client.getQueryData(queryKey)).toBeNull();
    await client.invalidateQueries();
    expect(await profile()).toBeNull();
    expect(await clinic.store.read.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  it('clears the user even if the call fails', async () => {
    await logIn(client, RIGHT);
    broken(() => Promise.reject(new TypeError('fetch failed')));
    await logOut(client);
    expect(client.getQueryData(queryKey)).toBeNull();
  });

  it('is not undone by a profile that was still on its way', async () => {
    const late = Promise.withResolvers<Response>();
    broken(() => (calls.length === 1 ? late.promise : Response.json({ success: true })));
    const asked = profile().catch(() => 'cancelled');
    await logOut(client);
    late.resolve(Response.json({ success: true, user: { firstName: 'سارة' } }));
    expect(await asked).toBe('cancelled');
    expect(client.getQueryData(queryKey)).toBeNull();
  });
});
