import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Accounts, createAccounts } from '../src/auth/accounts.server.ts';
import { openStore } from '../src/db/open-store.server.ts';
import type { Store } from '../src/db/store.ts';
import { freshSchema, type TestSchema } from '../src/testing/postgres-schema.ts';
import { adminCreate } from './admin-create.ts';

const SECRET = 'a secret of no less than thirty-two letters';

let folder: string;
let schema: TestSchema | null;
let env: Record<string, string>;
let store: Store;
let accounts: Accounts;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basma-admin-'));
  schema = process.env.TEST_DATABASE_URL ? await freshSchema(process.env.TEST_DATABASE_URL) : null;
  env = { DATABASE_URL: schema?.url ?? `file:${folder}/clinic.db`, SECRET };
  // Open all the while: the command works beside a running server.
  store = await openStore(env.DATABASE_URL ?? '');
  const config = { publicUrl: 'http://localhost:3000', secret: SECRET };
  accounts = createAccounts({ store, config, clock: () => new Date(), log: pino({ level: 'silent' }) });
});

afterEach(async () => {
  await store.close();
  await schema?.drop();
  await rm(folder, { recursive: true });
});

async function run(args: string[], { password = '', more = {} as Record<string, string> } = {}) {
  const lines: string[] = [];
  const code = await adminCreate(args, {
    env: { ...env, ...more },
    readPassword: async () => password,
    say: (line) => lines.push(line),
  });
  return { code, said: lines.join('\n') };
}

async function signIn(identifier: string, password: string) {
  return accounts.signIn({ identifier, password, address: '203.0.113.9', userAgent: '' });
}

describe('npm run admin:create', () => {
  it('makes a superadmin with a password that is shown once', async () => {
    const { code, said } = await run(['Boss@Clinic.example']);
    expect(code).toBe(0);
    expect(said).toContain('was made');
    const password = /password {2}(\S+)/.exec(said)?.[1] ?? '';
    expect(await signIn('boss@clinic.example', password)).toMatchObject({ user: { role: 'superadmin' } });
  });

  it('takes the password from standard input, and does not repeat it', async () => {
    const { code, said } = await run(['boss@clinic.example', '--password-stdin'], {
      password: 'set by the owner',
    });
    expect([code, said]).toEqual([0, 'The superadmin boss@clinic.example was made.']);
    expect(await signIn('boss@clinic.example', 'set by the owner')).toMatchObject({
      user: { role: 'superadmin' },
    });
  });

  it('takes both from the environment where nothing is named', async () => {
    const more = { SUPERADMIN_EMAIL: 'env@clinic.example', SUPERADMIN_PASSWORD: 'set by the environment' };
    expect((await run([], { more })).code).toBe(0);
    expect(await signIn('env@clinic.example', 'set by the environment')).toMatchObject({
      user: { role: 'superadmin' },
    });
    const other = await run(['other@clinic.example'], { more });
    expect(other.said).toContain('password');
    await expect(signIn('other@clinic.example', 'set by the environment')).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  });

  it('repairs a demoted, disabled one, and whoever was in is out', async () => {
    const person = { firstName: 'هند', lastName: 'القحطاني', password: 'the one before', phone: null };
    const { id } = await accounts.createUser({
      ...person,
      email: 'hind@clinic.example',
      role: 'admin',
      areas: ['news'],
    });
    const { setCookie } = await signIn('hind@clinic.example', 'the one before');
    await store.write((trx) => trx.updateTable('users').set({ disabled: 1 }).where('id', '=', id).execute());
    const { said } = await run(['hind@clinic.example', '--password-stdin'], { password: 'the one after it' });
    expect(said).toContain('was repaired');
    const { user } = await signIn('hind@clinic.example', 'the one after it');
    expect(user).toMatchObject({ id, firstName: 'هند', role: 'superadmin', areas: null });
    await expect(signIn('hind@clinic.example', 'the one before')).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    const cookie = setCookie[0]?.split(';')[0] ?? '';
    expect(await accounts.sessionOf(new Headers({ cookie }))).toBeNull();
  });

  it.each([
    [[], '', /npm run admin:create/],
    [['a@clinic.example', 'b@clinic.example'], '', /npm run admin:create/],
    [['--nonsense'], '', /nonsense/],
    [['boss'], '', /no e-mail address/],
    [['boss@clinic.example', '--password-stdin'], 'short', /8 characters/],
    [['boss@clinic.example', '--password-stdin'], 'password1', /commonest/],
  ])('says what is wrong with %j «%s», and changes nothing', async (args, password, reason) => {
    const { code, said } = await run(args, { password });
    expect(code).toBe(1);
    expect(said).toMatch(reason);
    expect(await store.read.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('names the variable that is wrong', async () => {
    expect((await run(['boss@clinic.example'], { more: { PORT: 'x' } })).said).toContain('PORT must be');
  });

  it('explains itself', async () => {
    expect(await run(['--help'])).toMatchObject({
      code: 0,
      said: expect.stringContaining('--password-stdin'),
    });
  });
});
