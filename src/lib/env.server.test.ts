import { describe, expect, test } from 'vitest';
import { clientAddress } from '#lib/client-address.server.ts';
import { readConfig } from '#lib/env.server.ts';
import { ConfigError } from '#lib/env-value.server.ts';

const SECRET = 'k7'.repeat(16);
const LIVE = { PUBLIC_URL: 'https://clinic.example', SECRET };
const KEY = JSON.stringify({ client_email: 'robot@clinic.example', private_key: 'key' });

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('nothing set', () => {
  test('the defaults of the table', () => {
    const { trustedProxies, ...config } = readConfig({});
    expect(config).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      live: false,
      databaseUrl: 'file:data/clinic.db',
      superadmin: null,
      demo: true,
      secret: null,
      smtpUrl: null,
      mailFrom: 'no-reply@localhost',
      mailTo: null,
      google: {
        client: null,
        serviceAccount: null,
        authUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
        tokenUrl: 'https://oauth2.googleapis.com/token',
        sheetsUrl: 'https://sheets.googleapis.com',
      },
      gtmId: null,
      rateLimit: true,
      logLevel: 'info',
      metricsToken: null,
    });
    expect(trustedProxies.rules).toEqual([]);
  });

  test('an empty variable is an unset one', () => {
    const empty = Object.fromEntries(Object.keys(process.env).map((name) => [name, '']));
    const names = ['PORT', 'PUBLIC_URL', 'SECRET', 'DATABASE_URL', 'DEMO', 'TRUST_PROXY', 'SUPERADMIN_EMAIL'];
    const blanks = Object.fromEntries(names.map((name) => [name, ' ']));
    expect(readConfig({ ...empty, ...blanks })).toEqual(readConfig({}));
  });
});

describe('what is set', () => {
  test('the public address follows the port', () => {
    expect(readConfig({ PORT: '8080' })).toMatchObject({ port: 8080, publicUrl: 'http://localhost:8080' });
  });

  test('https means live: no demo unless asked for, a secret demanded', () => {
    expect(readConfig({ ...LIVE, PUBLIC_URL: 'https://clinic.example/' })).toMatchObject({
      live: true,
      demo: false,
      publicUrl: 'https://clinic.example',
      secret: SECRET,
      mailFrom: 'no-reply@clinic.example',
    });
    expect(readConfig({ ...LIVE, DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ DEMO: '0' }).demo).toBe(false);
  });

  test('NODE_ENV is not ours to read', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toEqual(readConfig({}));
  });

  test.each([
    'file:data/x.db',
    'file:///srv/x.db',
    'postgres://u:p@db/clinic',
    'postgresql:///clinic?host=/run',
  ])('DATABASE_URL %s', (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  test('the first superadmin, spaces of the password kept', () => {
    const env = { SUPERADMIN_EMAIL: ' boss@clinic.example ', SUPERADMIN_PASSWORD: ' pass word ' };
    expect(readConfig(env).superadmin).toEqual({ email: 'boss@clinic.example', password: ' pass word ' });
  });

  test('mail, Google, tag manager, logs', () => {
    const config = readConfig({
      SMTP_URL: 'smtps://u:p@mail.example:465',
      MAIL_FROM: 'عيادة بسمة <hello@clinic.example>',
      MAIL_TO: 'inbox@clinic.example',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_SERVICE_ACCOUNT: KEY,
      GOOGLE_AUTH_URL: 'http://127.0.0.1:9/auth',
      GOOGLE_SHEETS_URL: 'http://127.0.0.1:9/',
      GTM_ID: 'GTM-ABC1234',
      LOG_LEVEL: 'silent',
      METRICS_TOKEN: 'token',
      RATE_LIMIT: 'off',
    });
    expect(config).toMatchObject({
      smtpUrl: 'smtps://u:p@mail.example:465',
      mailFrom: 'عيادة بسمة <hello@clinic.example>',
      mailTo: 'inbox@clinic.example',
      google: {
        client: { id: 'id', secret: 'secret' },
        serviceAccount: KEY,
        authUrl: 'http://127.0.0.1:9/auth',
        sheetsUrl: 'http://127.0.0.1:9',
      },
      gtmId: 'GTM-ABC1234',
      logLevel: 'silent',
      metricsToken: 'token',
      rateLimit: false,
    });
  });

  test('TRUST_PROXY is believed', () => {
    const { trustedProxies } = readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' });
    const headers = new Headers({ 'x-forwarded-for': '1.1.1.1, 10.2.3.4' });
    expect(clientAddress('127.0.0.1', headers, trustedProxies)).toBe('1.1.1.1');
  });
});

describe('a bad value stops the start', () => {
  test.each([
    ['PORT', 'x'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['HOST', 'http://0.0.0.0'],
    ['HOST', '0.0.0.0:3000'],
    ['PUBLIC_URL', 'clinic.example'],
    ['PUBLIC_URL', 'ftp://clinic.example'],
    ['PUBLIC_URL', 'https://clinic.example/site'],
    ['PUBLIC_URL', 'https://u:hidden@clinic.example'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'file:'],
    ['DATABASE_URL', 'postgres://u:hidden@db:port'],
    ['DATABASE_URL', 'data/clinic.db'],
    ['DEMO', 'yes'],
    ['SECRET', 'hidden'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'http://u:hidden@mail.example'],
    ['MAIL_FROM', 'clinic'],
    ['MAIL_TO', 'clinic'],
    ['MAIL_TO', 'a@b.example, c@d.example'],
    ['MAIL_FROM', 'a@b.example\nBcc: c@d.example'],
    ['GOOGLE_SERVICE_ACCOUNT', '{"hidden":1}'],
    ['GOOGLE_SERVICE_ACCOUNT', '{hidden'],
    ['GOOGLE_SERVICE_ACCOUNT', 'hidden'],
    ['GOOGLE_AUTH_URL', 'accounts'],
    ['GOOGLE_TOKEN_URL', 'file:///token'],
    ['GOOGLE_SHEETS_URL', 'sheets'],
    ['GTM_ID', 'UA-123'],
    ['GTM_ID', "GTM-1';alert(1)"],
    ['TRUST_PROXY', 'proxy.local'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', 'loopback,'],
    ['RATE_LIMIT', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'hidden token'],
  ])('%s=%j', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} (?:must|may) .+$`));
    expect(message).not.toContain('hidden');
  });

  test.each([
    ['SUPERADMIN_PASSWORD', { SUPERADMIN_EMAIL: 'boss@clinic.example' }],
    ['SUPERADMIN_EMAIL', { SUPERADMIN_PASSWORD: 'hidden-password' }],
    ['SUPERADMIN_EMAIL', { SUPERADMIN_EMAIL: 'boss', SUPERADMIN_PASSWORD: 'hidden-password' }],
    ['SUPERADMIN_PASSWORD', { SUPERADMIN_EMAIL: 'boss@clinic.example', SUPERADMIN_PASSWORD: 'hidden1' }],
    ['SUPERADMIN_PASSWORD', { SUPERADMIN_EMAIL: 'a@b.example', SUPERADMIN_PASSWORD: 'hidden'.repeat(30) }],
    ['SECRET', { PUBLIC_URL: 'https://clinic.example' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'hidden' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'hidden' }],
    ['RATE_LIMIT', { RATE_LIMIT: 'off', HOST: '0.0.0.0' }],
    ['RATE_LIMIT', { RATE_LIMIT: 'off', HOST: '::' }],
  ])('%s, when others ask for it: %j', (name, env) => {
    const message = refusal(env);
    expect(message).toMatch(new RegExp(`^${name} (?:must|may) .+$`));
    expect(message).not.toContain('hidden');
  });
});
