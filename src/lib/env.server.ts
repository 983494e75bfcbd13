import { isIP } from 'node:net';
import { type TrustedProxies, trustedProxies } from '#lib/client-address.server.ts';
import { countCharacters, EMAIL, isWithin, PASSWORD } from '#lib/limits.ts';

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

export type GoogleConfig = {
  /** OAuth client, for a person's own consent. */
  client: { id: string; secret: string } | null;
  /** A service account's key as JSON, or the path of the file that holds it. */
  serviceAccount: string | null;
  authUrl: string;
  tokenUrl: string;
  /** Origin of the Sheets service, without a slash at the end. */
  sheetsUrl: string;
};

/** A value in the environment that cannot be used: one line that names the variable, never its value. */
export class ConfigError extends Error {
  constructor(variable: string, rule: string) {
    super(`${variable} ${rule}`);
    this.name = 'ConfigError';
  }
}

type Env = Record<string, string | undefined>;

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

function read(env: Env, name: string): string | null {
  return env[name]?.trim() || null;
}

/** As it stands: the spaces of a password belong to it. */
function readSecretly(env: Env, name: string): string | null {
  return read(env, name) === null ? null : (env[name] ?? null);
}

function readMatch(env: Env, name: string, pattern: RegExp, rule: string): string | null {
  const value = read(env, name);
  if (value !== null && !pattern.test(value)) throw new ConfigError(name, rule);
  return value;
}

function readChoice<T extends string>(env: Env, name: string, choices: readonly T[], fallback: T): T {
  const value = read(env, name);
  if (value === null) return fallback;
  const choice = choices.find((allowed) => allowed === value);
  if (!choice) throw new ConfigError(name, `must be one of ${choices.join(', ')}`);
  return choice;
}

function readUrl(env: Env, name: string, protocols: readonly string[]): URL | null {
  const value = read(env, name);
  if (value === null) return null;
  const url = URL.parse(value);
  if (!url?.hostname || !protocols.includes(url.protocol)) {
    throw new ConfigError(name, `must be an address that begins with ${protocols.join('// or ')}//`);
  }
  return url;
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

function readGoogle(env: Env): GoogleConfig {
  return {
    client: readGoogleClient(env),
    serviceAccount: readServiceAccount(env),
    authUrl: readService(env, 'GOOGLE_AUTH_URL', 'https://accounts.google.com/o/oauth2/v2/auth'),
    tokenUrl: readService(env, 'GOOGLE_TOKEN_URL', 'https://oauth2.googleapis.com/token'),
    sheetsUrl: readService(env, 'GOOGLE_SHEETS_URL', 'https://sheets.googleapis.com'),
  };
}

function readService(env: Env, name: string, fallback: string): string {
  const url = readUrl(env, name, ['http:', 'https:']);
  return url ? url.href.replace(/\/$/, '') : fallback;
}

function readGoogleClient(env: Env): GoogleConfig['client'] {
  const id = read(env, 'GOOGLE_CLIENT_ID');
  const secret = read(env, 'GOOGLE_CLIENT_SECRET');
  if (id !== null && secret !== null) return { id, secret };
  if (id !== null) throw new ConfigError('GOOGLE_CLIENT_SECRET', 'must be set when GOOGLE_CLIENT_ID is');
  if (secret !== null) throw new ConfigError('GOOGLE_CLIENT_ID', 'must be set when GOOGLE_CLIENT_SECRET is');
  return null;
}

function readServiceAccount(env: Env): string | null {
  const value = read(env, 'GOOGLE_SERVICE_ACCOUNT');
  if (value === null || (value.startsWith('{') ? isServiceAccountKey(value) : value.endsWith('.json')))
    return value;
  throw new ConfigError(
    'GOOGLE_SERVICE_ACCOUNT',
    'must be the JSON key of a service account, with client_email and private_key, or the path of its .json file',
  );
}

function isServiceAccountKey(json: string): boolean {
  try {
    const key: unknown = JSON.parse(json);
    return typeof key === 'object' && key !== null && 'client_email' in key && 'private_key' in key;
  } catch {
    return false;
  }
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
