import { isIP } from 'node:net';
import { type TrustedProxies, trustedProxies } from '#lib/client-address.server.ts';
import { countCharacters, EMAIL, isWithin, PASSWORD } from '#lib/limits.ts';
import { type GoogleConfig, readGoogle } from './env-google.server.ts';
import {
  ConfigError,
  type Env,
  read,
  readChoice,
  readMatch,
  readSecretly,
  readUrl,
} from './env-value.server.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** Fewest characters of `SECRET` (architecture.md, environment). */
const SHORTEST_SECRET = 32;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** The environment, read once at the start. What is null was not set. */
export type Config = {
  port: number;
  host: string;
  /** Origin without a slash at the end, such as `https://clinic.example`. */
  publicUrl: string;
  /** The public address is https: secure cookies, HSTS, no demo content unless asked for. */
  live: boolean;
  /** `file:…` or `postgres://…` (also `postgresql://…`). */
  databaseUrl: string;
  superadmin: { email: string; password: string } | null;
  demo: boolean;
  /** Null only when not live: one is then made and kept beside the store. */
  secret: string | null;
  smtpUrl: string | null;
  /** Sender of all mail; `no-reply@` the public host unless set. */
  mailFrom: string;
  /** Who gets the clinic's own notices, as of a new booking; null: the superadmins. */
  mailTo: string | null;
  google: GoogleConfig;
  gtmId: string | null;
  trustedProxies: TrustedProxies;
  /** False only for load tests; the start warns. */
  rateLimit: boolean;
  logLevel: LogLevel;
  metricsToken: string | null;
};

/**
 * The configuration as the table "Environment" of architecture.md has it. An empty variable is an unset one.
 * Throws `ConfigError` at the first value that is not allowed.
 */
export function readConfig(env: Env): Config {
  const port = readPort(env);
  const host = readHost(env);
  const publicUrl = readPublicUrl(env, port);
  const live = publicUrl.startsWith('https://');
  return {
    port,
    host,
    publicUrl,
    live,
    databaseUrl: readDatabaseUrl(env),
    superadmin: readSuperadmin(env),
    demo: readChoice(env, 'DEMO', ['1', '0'], live ? '0' : '1') === '1',
    secret: readSecret(env, live),
    smtpUrl: readSmtpUrl(env),
    mailFrom: readMailFrom(env, publicUrl),
    mailTo: readMailTo(env),
    google: readGoogle(env),
    gtmId: readMatch(env, 'GTM_ID', /^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-XXXXXXX'),
    trustedProxies: readTrustProxy(env),
    rateLimit: readRateLimit(env, host),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsToken: readMatch(env, 'METRICS_TOKEN', /^[!-~]+$/, 'must be printable ASCII without spaces'),
  };
}

function readPort(env: Env): number {
  const rule = 'must be a whole number from 0 to 65535';
  const port = Number(readMatch(env, 'PORT', /^\d{1,5}$/, rule) ?? 3000);
  if (port > 65535) throw new ConfigError('PORT', rule);
  return port;
}

function readHost(env: Env): string {
  const value = read(env, 'HOST') ?? '127.0.0.1';
  if (isIP(value) || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(value)) return value;
  throw new ConfigError('HOST', 'must be an IP address or a host name, without scheme and port');
}

function readPublicUrl(env: Env, port: number): string {
  const url = readUrl(env, 'PUBLIC_URL', ['http:', 'https:']);
  if (!url) return `http://localhost:${port}`;
  if (url.href === `${url.origin}/`) return url.origin;
  throw new ConfigError('PUBLIC_URL', 'must be scheme and host only, such as https://clinic.example');
}

function readDatabaseUrl(env: Env): string {
  const value = read(env, 'DATABASE_URL') ?? 'file:data/clinic.db';
  if (/^file:./.test(value)) return value;
  if (/^postgres(?:ql)?:\/\/./.test(value) && URL.canParse(value)) return value;
  throw new ConfigError('DATABASE_URL', 'must be file:<path> or postgres://user:password@host:port/database');
}

function readSuperadmin(env: Env): Config['superadmin'] {
  const email = read(env, 'SUPERADMIN_EMAIL');
  const password = readSecretly(env, 'SUPERADMIN_PASSWORD');
  if (email === null && password === null) return null;
  if (email === null) throw new ConfigError('SUPERADMIN_EMAIL', 'must be set when SUPERADMIN_PASSWORD is');
  if (password === null) throw new ConfigError('SUPERADMIN_PASSWORD', 'must be set when SUPERADMIN_EMAIL is');
  if (!isEmail(email)) throw new ConfigError('SUPERADMIN_EMAIL', 'must be an e-mail address');
  const length = [...password].length;
  if (length < PASSWORD.min || length > PASSWORD.max) {
    throw new ConfigError('SUPERADMIN_PASSWORD', `must have ${PASSWORD.min} to ${PASSWORD.max} characters`);
  }
  return { email, password };
}

function readSecret(env: Env, live: boolean): string | null {
  const secret = readSecretly(env, 'SECRET');
  if (secret === null && live) {
    throw new ConfigError(
      'SECRET',
      `must be set to ${SHORTEST_SECRET} characters or more when PUBLIC_URL is https`,
    );
  }
  if (secret !== null && countCharacters(secret) < SHORTEST_SECRET) {
    throw new ConfigError('SECRET', `must have ${SHORTEST_SECRET} characters or more`);
  }
  return secret;
}

function readSmtpUrl(env: Env): string | null {
  return readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']) && read(env, 'SMTP_URL');
}

function readMailFrom(env: Env, publicUrl: string): string {
  const value = read(env, 'MAIL_FROM') ?? `no-reply@${new URL(publicUrl).hostname}`;
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value;
  if (isEmail(address)) return value;
  throw new ConfigError('MAIL_FROM', 'must be an e-mail address or Name <address>');
}

function readMailTo(env: Env): string | null {
  const value = read(env, 'MAIL_TO');
  if (value === null || isEmail(value)) return value;
  throw new ConfigError('MAIL_TO', 'must be an e-mail address');
}

function isEmail(text: string): boolean {
  return isWithin(text, EMAIL) && /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text);
}

function readTrustProxy(env: Env): TrustedProxies {
  const entries = read(env, 'TRUST_PROXY')?.split(',') ?? [];
  const trusted = trustedProxies(entries.map((entry) => entry.trim()));
  if (trusted) return trusted;
  throw new ConfigError(
    'TRUST_PROXY',
    'must be IP addresses, networks such as 10.0.0.0/8, or loopback, with commas',
  );
}

function readRateLimit(env: Env, host: string): boolean {
  if (readChoice(env, 'RATE_LIMIT', ['on', 'off'], 'on') === 'on') return true;
  if (host === 'localhost' || trustedProxies(['loopback'])?.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'))
    return false;
  throw new ConfigError('RATE_LIMIT', 'may be off only while HOST is a loopback address');
}
