import { sheets, type sheets_v4 } from '@googleapis/sheets';
import { CodeChallengeMethod, gaxios, JWT, OAuth2Client } from 'google-auth-library';
import type { GoogleConfig } from '#lib/env-google.server.ts';
import type { GoogleAccount } from './google-account.server.ts';

/** Rows are read and written; nothing else of somebody's Google account is asked for. */
export const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';

/** Longest wait for one answer of Google's, in milliseconds: a batch of them ends well within its lease. */
const PATIENCE_MS = 20_000;
/** Where the library asks for a service account's token, whatever it is told. */
const LIBRARY_TOKEN_URL = 'https://oauth2.googleapis.com/token';

/** Each request once, and no longer than the patience: when to try again, and how often, is the outbox's to say. */
class OnceTransport extends gaxios.Gaxios {
  readonly #tokenUrl: string;
  readonly #patience: number;

  constructor(tokenUrl: string, patience: number) {
    super();
    this.#tokenUrl = tokenUrl;
    this.#patience = patience;
  }

  override request<T>(options: gaxios.GaxiosOptions = {}): gaxios.GaxiosPromise<T> {
    const { retryConfig: _, ...asked } = options;
    const url = String(asked.url) === LIBRARY_TOKEN_URL ? this.#tokenUrl : asked.url;
    return super.request<T>({ ...asked, url, retry: false, timeout: this.#patience });
  }
}

/** For asking for a consent, exchanging its code and revoking it. */
export function consentClient(
  google: GoogleConfig,
  client: { id: string; secret: string },
  redirectUri: string,
  patience = PATIENCE_MS,
): OAuth2Client {
  return new OAuth2Client({
    clientId: client.id,
    clientSecret: client.secret,
    redirectUri,
    endpoints: {
      oauth2AuthBaseUrl: google.authUrl,
      oauth2TokenUrl: google.tokenUrl,
      // Beside the token's own address, at Google's as at a stand-in's.
      oauth2RevokeUrl: new URL('revoke', google.tokenUrl).href,
    },
    transporter: new OnceTransport(google.tokenUrl, patience),
  });
}

/** The address of Google's consent page: spreadsheets alone, for use while nobody is there, and always asked. */
export function consentAddress(client: OAuth2Client, state: string, challenge: string): string {
  return client.generateAuthUrl({
    scope: SCOPE,
    state,
    access_type: 'offline',
    prompt: 'consent',
    include_granted_scopes: false,
    code_challenge: challenge,
    code_challenge_method: CodeChallengeMethod.S256,
  });
}

/** The sheets service as this account; it asks for its access tokens by itself and keeps them in memory alone. */
export function googleAccess(
  google: GoogleConfig,
  account: GoogleAccount,
  patience = PATIENCE_MS,
): { auth: OAuth2Client; sheets: sheets_v4.Sheets } {
  const auth = authOf(google, account, patience);
  return { auth, sheets: sheets({ version: 'v4', auth, rootUrl: `${google.sheetsUrl}/` }) };
}

function authOf(google: GoogleConfig, account: GoogleAccount, patience: number): OAuth2Client {
  if (account.by === 'oauth') {
    const client = consentClient(google, account.client, '', patience);
    client.setCredentials({ refresh_token: account.refreshToken });
    return client;
  }
  const transporter = new OnceTransport(google.tokenUrl, patience);
  return new JWT({ email: account.email, key: account.key, scopes: [SCOPE], transporter });
}
