import { ConfigError, type Env, read, readUrl } from './env-value.server.ts';

/** Where Google is, and as whom it is asked. */
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

/** Everything that begins with `GOOGLE_`. */
export function readGoogle(env: Env): GoogleConfig {
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
