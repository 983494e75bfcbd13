import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '#api/deps.ts';
import { recordAudit } from '#audit/audit.db.server.ts';
import { seal, unseal } from '#auth/sealed.server.ts';
import type { SessionUser } from '#auth/session-user.ts';
import type { ConsentResult } from './google.contract.ts';
import { TOKEN_PURPOSE } from './google-account.server.ts';
import { consentAddress, consentClient, SCOPE } from './google-client.server.ts';
import { keepToken } from './google-connection.db.server.ts';
import { keepConsent, takeConsent } from './google-consent.db.server.ts';
import { googleFault } from './google-fault.server.ts';

/** How long somebody may take on Google's page. */
const CONSENT_MS = 10 * 60_000;
const VERIFIER_PURPOSE = 'google verifier';

type ConsentDeps = Pick<Deps, 'store' | 'clock' | 'config' | 'log'>;

/** Where to send somebody for a consent: bound to their session by a state that is good once, for ten minutes; or why not. */
export async function beginConsent(
  { store, clock, config }: ConsentDeps,
  user: SessionUser,
): Promise<{ address: string } | { result: ConsentResult }> {
  const { google } = config;
  if (google.serviceAccount !== null) return { result: 'serviceAccount' };
  if (google.client === null) return { result: 'notConfigured' };
  const client = consentClient(google, google.client, callbackOf(config));
  const { codeVerifier, codeChallenge = '' } = await client.generateCodeVerifierAsync();
  const state = randomBytes(32).toString('base64url');
  const now = clock();
  const consent = {
    state: hashOf(state),
    sessionId: user.sessionId,
    verifier: seal(config.secret, VERIFIER_PURPOSE, codeVerifier),
    expiresAt: new Date(now.getTime() + CONSENT_MS),
    now,
  };
  await store.write((trx) => keepConsent(trx, consent));
  return { address: consentAddress(client, state, codeChallenge) };
}

/** What came back from Google: keeps the token of a consent that was given, and says what it came to. */
export async function finishConsent(
  deps: ConsentDeps,
  user: SessionUser,
  { state = '', code, error }: { state?: string; code?: string; error?: string },
): Promise<ConsentResult> {
  const { store, clock, config, log } = deps;
  const { google } = config;
  if (google.client === null) return 'notConfigured';
  const asked = { state: hashOf(state), sessionId: user.sessionId, now: clock() };
  const sealed = await store.write((trx) => takeConsent(trx, asked));
  const codeVerifier = sealed && unseal(config.secret, VERIFIER_PURPOSE, sealed);
  if (!codeVerifier) return 'badState';
  if (error !== undefined || !code) return error === 'access_denied' ? 'denied' : 'exchangeFailed';

  const client = consentClient(google, google.client, callbackOf(config));
  try {
    const { tokens } = await client.getToken({ code, codeVerifier });
    if (!(tokens.scope ?? SCOPE).split(' ').includes(SCOPE)) return 'missingScope';
    if (!tokens.refresh_token) return 'exchangeFailed';
    const token = seal(config.secret, TOKEN_PURPOSE, tokens.refresh_token);
    const now = clock();
    const expiresAt = endOf(tokens, now);
    await store.write(async (trx) => {
      await keepToken(trx, { token, expiresAt, now });
      await recordAudit(trx, {
        actor: user.id,
        action: 'google.connect',
        subject: { type: 'google' },
        at: now,
      });
    });
    return 'connected';
  } catch (fault) {
    const { code: reason } = googleFault(fault);
    log.warn({ reason }, 'the consent’s code was not exchanged');
    return reason === 'GOOGLE_UNANSWERED' || reason === 'GOOGLE_BUSY' ? 'unreachable' : 'exchangeFailed';
  }
}

/** Tells Google that a token is no longer wanted; false where it could not be told. */
export async function revoke({ config }: ConsentDeps, refreshToken: string): Promise<boolean> {
  const { google } = config;
  if (google.client === null) return false;
  const client = consentClient(google, google.client, callbackOf(config));
  return client.revokeToken(refreshToken).then(
    () => true,
    () => false,
  );
}

/** Some consents end by themselves: those to an app in testing after a week, others as the person chose. */
function endOf(tokens: object, now: Date): Date | null {
  const seconds = 'refresh_token_expires_in' in tokens ? Number(tokens.refresh_token_expires_in) : Number.NaN;
  return Number.isFinite(seconds) && seconds > 0 ? new Date(now.getTime() + seconds * 1000) : null;
}

function callbackOf({ publicUrl }: { publicUrl: string }): string {
  return `${publicUrl}/api/v1/google/callback`;
}

function hashOf(state: string): string {
  return createHash('sha256').update(state).digest('hex');
}
