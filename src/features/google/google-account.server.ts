import { readFileSync } from 'node:fs';
import type { Deps } from '#api/deps.ts';
import { unseal } from '#auth/sealed.server.ts';
import type { GoogleConfig } from '#lib/env-google.server.ts';
import type { ErrorCode } from '#lib/errors.ts';
import type { GoogleState } from './google.contract.ts';
import { type ConnectionRow, readConnection } from './google-connection.db.server.ts';

/** Purposes of `seal`. */
export const TOKEN_PURPOSE = 'google token';

/** Google's own end of a consent is said so long before. */
const EXPIRING_MS = 3 * 24 * 3600 * 1000;

export interface ServiceAccountKey {
  email: string;
  key: string;
}

/** The account that rows are delivered with, as far as it can be used. */
export type GoogleAccount =
  | { by: 'oauth'; client: { id: string; secret: string }; refreshToken: string }
  | ({ by: 'serviceAccount' } & ServiceAccountKey);

/** How the connection stands; `account` where there is one to try with, broken or not. */
export interface Connection {
  state: GoogleState;
  by: GoogleAccount['by'] | null;
  account: GoogleAccount | null;
  /** Why it is not connected, or broken. */
  problem: ErrorCode | null;
}

type AccountDeps = Pick<Deps, 'store' | 'clock' | 'config'>;

/** How the connection stands now, and the row that says so. */
export async function connectionNow({
  store,
  clock,
  config,
}: AccountDeps): Promise<Connection & { row: ConnectionRow }> {
  const row = await readConnection(store.read);
  return { row, ...connectionOf(config, row, clock()) };
}

/** What row and environment come to. A service account, where one is set, is the account: it needs nobody's consent. */
function connectionOf({ google, secret }: AccountDeps['config'], row: ConnectionRow, now: Date): Connection {
  if (google.serviceAccount !== null) {
    const key = readServiceAccountKey(google);
    const by = 'serviceAccount' as const;
    if (!key) return { state: 'broken', by, account: null, problem: 'GOOGLE_KEY_UNUSABLE' };
    return { by, account: { by, ...key }, ...health(row, now) };
  }
  if (google.client === null) return without('notConfigured', 'GOOGLE_NOT_CONFIGURED');
  if (row.token === null) return without('disconnected', 'GOOGLE_DISCONNECTED');
  const refreshToken = unseal(secret, TOKEN_PURPOSE, row.token);
  if (refreshToken === null) return without('disconnected', 'GOOGLE_SECRET_CHANGED');
  const by = 'oauth' as const;
  return { by, account: { by, client: google.client, refreshToken }, ...health(row, now) };
}

function without(state: GoogleState, problem: ErrorCode): Connection {
  return { state, by: null, account: null, problem };
}

function health(row: ConnectionRow, now: Date): Pick<Connection, 'state' | 'problem'> {
  if (row.broken_at !== null) return { state: 'broken', problem: (row.broken_code as ErrorCode) ?? null };
  const soon = new Date(now.getTime() + EXPIRING_MS).toISOString();
  const expiring = row.expires_at !== null && row.expires_at <= soon;
  return { state: expiring ? 'expiring' : 'connected', problem: null };
}

/** The key in `GOOGLE_SERVICE_ACCOUNT`, or in the file it names, read each time: the file may be replaced. */
function readServiceAccountKey({ serviceAccount }: GoogleConfig): ServiceAccountKey | null {
  if (serviceAccount === null) return null;
  try {
    const json = serviceAccount.startsWith('{') ? serviceAccount : readFileSync(serviceAccount, 'utf8');
    const { client_email: email, private_key: key } = Object(JSON.parse(json));
    return typeof email === 'string' && typeof key === 'string' ? { email, key } : null;
  } catch {
    return null;
  }
}
