import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsApp, cookieOf, SARA } from '#testing/accounts-app.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';

const MINUTE = 60_000;
const NEW = 'another one of hers';

let clinic: Awaited<ReturnType<typeof accountsApp>>;

beforeEach(async () => {
  clinic = await accountsApp({ PUBLIC_URL: 'https://clinic.example' });
});

afterEach(() => clinic.store.close());

function forget(identifier = SARA.email, more = {}) {
  return clinic.send('POST', 'auth/forgotPassword', { identifier }, more);
}

function reset(token: string, password = NEW, more = {}) {
  return clinic.send('POST', `auth/resetPassword/${token}`, { password }, more);
}

/** The token of the last mail. */
function mailedToken(): string {
  return /\/resetPassword\/([\w-]+)/.exec(clinic.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

async function askedToken(identifier = SARA.email): Promise<string> {
  await forget(identifier);
  await clinic.outbox.run();
  return mailedToken();
}

function logIn(password: string) {
  return clinic.logIn({ identifier: SARA.email, password });
}

describe('POST auth/forgotPassword', () => {
  it('mails a link of our own address, by email and by phone', async () => {
    for (const identifier of [' SARA@clinic.example', '٠٥٠١٢٣٤٥٦٧']) {
      await forget(identifier, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    }
    await clinic.outbox.run();
    expect(clinic.mails).toHaveLength(2);
    for (const mail of clinic.mails) {
      expect(mail.to).toEqual(['sara@clinic.example']);
      expect(mail.subject).toBe('إعادة تعيين كلمة المرور في عيادة بسمة');
      expect(mail.text).toContain('مرحبًا سارة،');
      expect(mail.text).toMatch(/https:\/\/clinic\.example\/resetPassword\/[\w-]{43}\n/);
      expect(mail.html).toMatch(/href="https:\/\/clinic\.example\/resetPassword\/[\w-]{43}"/);
      expect(`${mail.text}${mail.html}`).not.toContain('evil.example');
    }
  });

  it('answers alike and works alike whether there is such an account', async () => {
    const disabled = await clinic.person({ email: 'off@clinic.example' });
    await clinic.store.write((trx) =>
      trx.updateTable('users').set({ disabled: 1 }).where('id', '=', disabled.id).execute(),
    );
    const answers = [];
    for (const identifier of [SARA.email, 'nobody@clinic.example', '0509999999', 'neither', disabled.email]) {
      const before = await clinic.store.read.selectFrom('outbox').select('id').execute();
      clinic.passwords.calls = 0;
      const response = await forget(identifier);
      const queued = await clinic.store.read.selectFrom('outbox').selectAll().execute();
      const resets = await clinic.store.read.selectFrom('verifications').selectAll().execute();
      answers.push({
        status: response.status,
        body: await response.json(),
        cookies: response.headers.getSetCookie(),
        hashes: clinic.passwords.calls,
        queued: queued.length - before.length,
        resets: resets.length - queued.length,
        payload: Object.keys(JSON.parse(queued.at(-1)?.payload ?? '{}')),
      });
    }
    expect(answers[0]).toEqual({
      status: 200,
      body: { success: true, message: expect.stringContaining('إن كان لدينا حساب بهذه البيانات') },
      cookies: [],
      hashes: 0,
      queued: 1,
      resets: 0,
      payload: ['notice', 'seed'],
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await clinic.outbox.run();
    expect(clinic.mails.map(({ to }) => to)).toEqual([['sara@clinic.example']]);
  });

  it('keeps neither the token nor who asked in the store or the log', async () => {
    await forget('nobody@clinic.example');
    const queued = JSON.stringify(await clinic.store.read.selectFrom('outbox').selectAll().execute());
    const token = await askedToken();
    const kept = JSON.stringify([
      await clinic.store.read.selectFrom('verifications').selectAll().execute(),
      await clinic.store.read.selectFrom('outbox').selectAll().execute(),
      await clinic.store.read.selectFrom('limits').selectAll().execute(),
      queued,
    ]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(kept).not.toContain(token);
    expect(kept).not.toMatch(/nobody|sara/);
    await reset(token);
    expect(clinic.logged()).not.toContain(token);
    expect(clinic.logged()).not.toMatch(/nobody|sara|another one/);
  });

  it('is limited for an account and for an address, known or not, with a time to come back', async () => {
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await forget(SARA.email, { from: `10.0.0.${i}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let i = 0; i < 6; i++)
      statuses.push((await forget('n@clinic.example', { from: `10.0.1.${i}` })).status);
    expect(statuses.slice(6)).toEqual([200, 200, 200, 200, 200, 429]);
    for (let i = 0; i < 30; i++) await forget(`n${i}@clinic.example`);
    const refused = await forget('n99@clinic.example');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    await clinic.outbox.run();
    expect(clinic.mails).toHaveLength(5);
  });

  it('lets the owner’s known device ask, whatever others have asked', async () => {
    const cookie = cookieOf(await logIn(SARA.password));
    for (let i = 0; i < 9; i++) await forget(SARA.email, { from: `10.0.0.${i}` });
    expect((await forget()).status).toBe(429);
    expect((await forget(SARA.email, { cookie })).status).toBe(200);
  });
});

describe('a mailed link', () => {
  it('works, and says until when', async () => {
    const token = await askedToken();
    const response = await clinic.get(`auth/resetPassword/${token}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, expiresAt: '2026-03-01T09:30:00.000Z' });
  });

  it('sets the password once; the old one is wrong from then on', async () => {
    const token = await askedToken();
    clinic.passwords.calls = 0;
    const response = await reset(token);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, message: expect.any(String) });
    expect(clinic.passwords.calls).toBe(1);
    expect((await logIn(SARA.password)).status).toBe(401);
    expect((await logIn(NEW)).status).toBe(200);
    clinic.passwords.calls = 0;
    await expectRefusal(await reset(token), 400, 'RESET_LINK_DEAD');
    expect(clinic.passwords.calls).toBe(0);
  });

  it('ends every session of the account, and nobody else’s', async () => {
    const sessions = [cookieOf(await logIn(SARA.password)), cookieOf(await logIn(SARA.password))];
    const other = await clinic.person();
    await reset(await askedToken());
    for (const cookie of sessions) {
      expect((await clinic.get('customer', { cookie })).status).toBe(401);
    }
    expect((await clinic.get('customer', { cookie: other.cookie })).status).toBe(200);
    expect((await clinic.logIn({ identifier: other.email, password: other.password })).status).toBe(200);
  });

  it('opens the account to this browser although others have locked it', async () => {
    for (let i = 0; i < 20; i++)
      await clinic.logIn({ identifier: SARA.email, password: 'x' }, { from: `10.0.0.${i}` });
    const cookie = cookieOf(await reset(await askedToken()));
    expect(cookie).toMatch(/^__Host-basma_device=[^;]+$/);
    const right = { identifier: SARA.email, password: NEW };
    expect((await clinic.logIn(right)).status).toBe(429);
    expect((await clinic.logIn(right, { headers: { cookie } })).status).toBe(200);
  });

  it('is refused in one way when it was used, is over, was made up, or is no text of ours', async () => {
    const used = await askedToken();
    await reset(used);
    const old = await askedToken();
    clinic.clock.forward(30 * MINUTE);
    const texts = [];
    for (const dead of [
      used,
      old,
      'x',
      'A'.repeat(43),
      'A'.repeat(5000),
      '%00',
      '..%2F..',
      `${old}%20`,
      '%F0%9F',
    ]) {
      texts.push(await expectRefusal(await reset(dead), 400, 'RESET_LINK_DEAD'));
      texts.push(await expectRefusal(await clinic.get(`auth/resetPassword/${dead}`), 400, 'RESET_LINK_DEAD'));
    }
    expect(new Set(texts.map((text) => JSON.stringify(text))).size).toBe(1);
    expect(texts[0]?.message).toContain('اطلب رابطًا جديدًا');
  });

  it.each([
    ['looked at', () => clinic.get('auth/resetPassword/x')],
    ['used', () => reset('x', NEW, { from: '' })],
  ])('is %s thirty times an hour from one address, right or wrong', async (_, ask) => {
    for (let i = 0; i < 30; i++) await expectRefusal(await ask(), 400, 'RESET_LINK_DEAD');
    const refused = await ask();
    expect(refused.headers.get('retry-after')).toBe('3600');
    await expectRefusal(refused, 429, 'TOO_MANY_REQUESTS');
    expect((await reset(await askedToken(), NEW, { from: '10.0.0.9' })).status).toBe(200);
  });

  it('works until its last moment', async () => {
    const token = await askedToken();
    clinic.clock.forward(30 * MINUTE - 1);
    expect((await reset(token)).status).toBe(200);
  });

  it('works still after a password that cannot be chosen', async () => {
    const token = await askedToken();
    for (const weak of ['short', 'password1', 'p'.repeat(129)]) {
      const { fields } = await expectRefusal(await reset(token, weak), 400, 'INVALID');
      expect(Object.keys(fields ?? {})).toEqual(['password']);
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('is one of several that were asked for, and ends them all', async () => {
    const first = await askedToken();
    const second = await askedToken();
    expect(second).not.toBe(first);
    expect((await reset(first)).status).toBe(200);
    await expectRefusal(await reset(second), 400, 'RESET_LINK_DEAD');
  });

  it('sets one password when it is used twice at once', async () => {
    const token = await askedToken();
    const responses = await Promise.all([
      reset(token, 'the first of two'),
      reset(token, 'the second of two'),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const winner = responses[0]?.status === 200 ? 'the first of two' : 'the second of two';
    expect((await logIn(winner)).status).toBe(200);
  });

  it('is nobody’s once the account is disabled or gone', async () => {
    for (const change of ['disable', 'remove']) {
      const { id, email } = await clinic.person();
      const token = await askedToken(email);
      await clinic.store.write(async (trx) => {
        if (change === 'disable')
          await trx.updateTable('users').set({ disabled: 1 }).where('id', '=', id).execute();
        else await trx.deleteFrom('users').where('id', '=', id).execute();
      });
      await expectRefusal(await reset(token), 400, 'RESET_LINK_DEAD');
    }
  });

  it('changes nothing but the password: role, id, proof and others in the body are not taken', async () => {
    const { id } = await clinic.person({ role: 'user', email: 'u@clinic.example' });
    const token = await askedToken('u@clinic.example');
    const body = `{"password":"${NEW}","role":"superadmin","id":"1","userId":"1","__proto__":{"role":"superadmin"}}`;
    await clinic.send('POST', `auth/resetPassword/${token}`, body);
    const row = await clinic.store.read
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toMatchObject({ role: 'user', email: 'u@clinic.example', emailVerified: 1 });
  });

  it('is refused where another site asks, and works still', async () => {
    const token = await askedToken();
    const headers = { 'sec-fetch-site': 'cross-site' };
    await expectRefusal(await reset(token, NEW, { headers }), 403, 'FOREIGN_ORIGIN');
    expect((await logIn(SARA.password)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });
});
