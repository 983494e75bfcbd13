import { createHash, randomBytes } from 'node:crypto';

/** The one client that the stand-in knows. */
export const CLIENT = { id: 'basma-stand-in', secret: 'stand-in-secret' };

interface Grant {
  challenge: string;
  redirectUri: string;
  scope: string;
}

export interface TokenAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** The accounts' side of the stand-in: codes, refresh tokens, access tokens. */
export class StandInAccounts {
  readonly #codes = new Map<string, Grant>();
  readonly #refresh = new Set<string>();
  readonly #access = new Set<string>();
  /** Seconds until a consent ends by itself, as Google says it of apps in testing; null: it does not. */
  consentSeconds: number | null = null;
  /** Addresses of service accounts whose keys are taken. */
  readonly serviceAccounts = new Set<string>();
  /** What the person leaves ticked on the consent page; null: what was asked for. */
  scope: string | null = null;

  /** A code for a consent that was given, as the consent page's form sends it back. */
  grant(asked: URLSearchParams): string {
    const code = `4/${randomBytes(12).toString('base64url')}`;
    this.#codes.set(code, {
      challenge: asked.get('code_challenge') ?? '',
      redirectUri: asked.get('redirect_uri') ?? '',
      scope: this.scope ?? asked.get('scope') ?? '',
    });
    return code;
  }

  /** `POST token`: a code, a refresh token or a service account's assertion for an access token. */
  token(form: URLSearchParams): TokenAnswer {
    if (form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return this.#assertion(form);
    if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret) {
      return { status: 401, body: { error: 'invalid_client' } };
    }
    return form.get('grant_type') === 'refresh_token' ? this.#refreshed(form) : this.#exchanged(form);
  }

  /** A refresh token as a consent gives it, without one. */
  issue(): string {
    const refresh = `1//${randomBytes(24).toString('base64url')}`;
    this.#refresh.add(refresh);
    return refresh;
  }

  knows(authorization: string | undefined): boolean {
    return this.#access.has(authorization?.replace(/^Bearer /, '') ?? '');
  }

  /** Takes back everything that was granted: the next refresh is an `invalid_grant`. */
  revokeAll(): void {
    this.#refresh.clear();
    this.#access.clear();
    this.serviceAccounts.clear();
  }

  /** Ends the access tokens alone, as an hour does. */
  endAccess(): void {
    this.#access.clear();
  }

  revoke(token: string): boolean {
    this.#access.clear();
    return this.#refresh.delete(token);
  }

  #exchanged(form: URLSearchParams): TokenAnswer {
    const code = form.get('code') ?? '';
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant?.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri'))
      return INVALID_GRANT;
    const refresh = this.issue();
    const ends = this.consentSeconds === null ? {} : { refresh_token_expires_in: this.consentSeconds };
    return this.#granted({ refresh_token: refresh, scope: grant.scope, ...ends });
  }

  #refreshed(form: URLSearchParams): TokenAnswer {
    return this.#refresh.has(form.get('refresh_token') ?? '') ? this.#granted({}) : INVALID_GRANT;
  }

  #assertion(form: URLSearchParams): TokenAnswer {
    const [, payload = ''] = (form.get('assertion') ?? '').split('.');
    const { iss } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return this.serviceAccounts.has(iss) ? this.#granted({}) : INVALID_GRANT;
  }

  #granted(more: Record<string, unknown>): TokenAnswer {
    const access = `ya29.${randomBytes(24).toString('base64url')}`;
    this.#access.add(access);
    return { status: 200, body: { access_token: access, expires_in: 3599, token_type: 'Bearer', ...more } };
  }
}

const INVALID_GRANT: TokenAnswer = {
  status: 400,
  body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
};
