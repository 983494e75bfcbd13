import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { accountsApp, SARA } from '#testing/accounts-app.ts';
import { submitLogin } from './submit-login.api.server.ts';

let clinic: Awaited<ReturnType<typeof accountsApp>>;

beforeEach(async () => {
  clinic = await accountsApp();
});

afterEach(() => clinic.store.close());

const RIGHT = { identifier: SARA.email, password: SARA.password };

function submit(fields: Record<string, unknown>, next: string | null = null, deps = clinic.deps) {
  return submitLogin(deps, fields, { next, address: '203.0.113.9', headers: new Headers() });
}

describe('the login page’s plain form', () => {
  it.each([
    [null, '/admin-dashboard/customers'],
    ['/admin-dashboard/customers?page=2', '/admin-dashboard/customers?page=2'],
    ['//evil.example', '/admin-dashboard/customers'],
    ['https://evil.example', '/admin-dashboard/customers'],
  ])('with next=%j leads to %s', async (next, location) => {
    const outcome = await submit(RIGHT, next);
    const setCookies = [/^basma_session=/, /^basma_device=/].map((cookie) => expect.stringMatching(cookie));
    expect(outcome).toEqual({ ok: true, location, setCookies });
  });

  it('keeps what was typed, but never the password', async () => {
    expect(await submit({ ...RIGHT, password: 'a guess' })).toEqual({
      ok: false,
      status: 401,
      reply: {
        form: 'login',
        message: 'بيانات الدخول غير صحيحة. تحقّق منها ثم أعد المحاولة.',
        fields: {},
        values: { identifier: 'sara@clinic.example' },
      },
    });
  });

  it('names the fields that are missing', async () => {
    expect(await submit({ identifier: 'sara' })).toMatchObject({
      status: 400,
      reply: { fields: { password: 'هذا الحقل مطلوب.' }, values: { identifier: 'sara' } },
    });
    expect(await submit({})).toMatchObject({ status: 400, reply: { values: {} } });
    const file = new File(['x'], 'x.txt');
    expect(await submit({ identifier: file, password: file })).toMatchObject({
      status: 400,
      reply: { values: {} },
    });
  });

  it('says when to come back', async () => {
    for (let i = 0; i < 10; i++) await submit({ ...RIGHT, password: 'a guess' });
    expect(await submit(RIGHT)).toMatchObject({ ok: false, status: 429, retryAfter: 900 });
  });

  it('keeps the form when the store cannot be written', async () => {
    const write = async () => {
      throw new AppError('STORE_UNAVAILABLE', { retryAfter: 5 });
    };
    const deps = { ...clinic.deps, store: { ...clinic.store, write } };
    expect(await submit(RIGHT, null, deps)).toMatchObject({
      status: 503,
      retryAfter: 5,
      reply: { values: { identifier: 'sara@clinic.example' } },
    });
  });

  it('throws on what nobody foresaw', async () => {
    const write = async () => {
      throw new TypeError('a mistake of ours');
    };
    const deps = { ...clinic.deps, store: { ...clinic.store, write } };
    await expect(submit(RIGHT, null, deps)).rejects.toThrow('a mistake of ours');
  });
});
