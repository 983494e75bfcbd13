import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsApp, SARA } from '#testing/accounts-app.ts';
import { submitForgotten, submitRegistration, submitReset } from './submit-account.api.server.ts';

let clinic: Awaited<ReturnType<typeof accountsApp>>;

beforeEach(async () => {
  clinic = await accountsApp();
});

afterEach(() => clinic.store.close());

const FROM = { address: '203.0.113.9', headers: new Headers() };
const NORA = {
  firstName: 'نورة',
  lastName: 'الغامدي',
  country: 'sa',
  phone: '0559876543',
  email: 'nora@clinic.example',
  password: 'four words in a row',
};
const COOKIES = [/^basma_session=/, /^basma_device=/].map((cookie) => expect.stringMatching(cookie));

function register(fields: Record<string, unknown>, next: string | null = null) {
  return submitRegistration(clinic.deps, fields, { ...FROM, next });
}

describe('registering without script', () => {
  it.each([
    [null, '/profile'],
    ['/services?page=2', '/services?page=2'],
    ['//evil.example', '/profile'],
  ])('with next=%j leads to %s, signed in', async (next, location) => {
    expect(await register(NORA, next)).toEqual({ ok: true, location, setCookies: COOKIES });
  });

  it('says what is wrong beside what was typed, never the password', async () => {
    const { password: _, ...typed } = NORA;
    expect(await register({ ...NORA, email: SARA.email })).toMatchObject({
      ok: false,
      status: 409,
      reply: {
        form: 'register',
        fields: { email: 'هذا البريد مسجّل من قبل.' },
        values: { ...typed, email: SARA.email },
      },
    });
    const wrong = await register({ ...NORA, firstName: '', password: 'short' });
    expect(wrong).toMatchObject({ ok: false, status: 400 });
    expect(wrong).toHaveProperty('reply.fields.firstName');
    expect(wrong).toHaveProperty('reply.fields.password');
    expect(wrong).not.toHaveProperty('reply.values.password');
  });
});

describe('resetting without script', () => {
  it.each([SARA.email, 'nobody@clinic.example'])('leads on alike for %s', async (identifier) => {
    expect(await submitForgotten(clinic.deps, { identifier }, FROM)).toEqual({
      ok: true,
      location: '/resetPassword?step=sent',
    });
  });

  it('asks for who it is', async () => {
    expect(await submitForgotten(clinic.deps, { identifier: ' ' }, FROM)).toMatchObject({
      ok: false,
      status: 400,
      reply: { form: 'forgotten', fields: { identifier: 'هذا الحقل مطلوب.' } },
    });
  });

  it('says when to come back after too many', async () => {
    let last: unknown;
    for (let i = 0; i < 40; i++) {
      last = await submitForgotten(clinic.deps, { identifier: SARA.email }, FROM);
    }
    expect(last).toMatchObject({ ok: false, status: 429, retryAfter: expect.any(Number) });
    for (let i = 0; i < 40; i++) {
      last = await submitReset(clinic.deps, 'invented', { password: NORA.password }, FROM);
    }
    expect(last).toMatchObject({ ok: false, status: 429, reply: { form: 'reset' }, retryAfter: 3600 });
  });

  it('leads from a link that does not work to where another is asked for', async () => {
    const outcome = await submitReset(clinic.deps, 'invented', { password: NORA.password }, FROM);
    expect(outcome).toEqual({ ok: true, location: '/resetPassword?step=dead' });
  });

  it('refuses a weak password on the page of the link', async () => {
    expect(await submitReset(clinic.deps, 'invented', { password: 'short' }, FROM)).toMatchObject({
      ok: false,
      status: 400,
      reply: { form: 'reset', fields: { password: expect.any(String) }, values: {} },
    });
  });
});
