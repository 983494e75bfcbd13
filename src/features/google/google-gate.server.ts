import type { sheets_v4 } from '@googleapis/sheets';
import type { OAuth2Client } from 'google-auth-library';
import type { Deps } from '#api/deps.ts';
import { peekPoints, takePoint } from '#api/rate-limit.server.ts';
import { retryDelay } from '#outbox/retry-delay.ts';
import { connectionNow, type GoogleAccount } from './google-account.server.ts';
import { googleAccess } from './google-client.server.ts';
import { markBroken, markPaused, markWorking, readConnection } from './google-connection.db.server.ts';
import { type GoogleFault, googleFault } from './google-fault.server.ts';

/** Of Google's 60 a minute for one account; the rest covers what is late on its way. */
const BUDGET = { points: 50, seconds: 60, sliding: true };
/** So much of the budget must be left for a batch to begin. */
const SPARE = 3;
/** How often a refused account is tried again, and a missing one looked for. */
const PROBE_MS = 15 * 60_000;
const LOOK_MS = 30_000;

export type Spent = 'reads' | 'writes';

/** The minute's budget is spent: nothing was sent. */
export class OverBudget extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('over budget');
    this.seconds = seconds;
  }
}

export interface GateOptions {
  /** Longest wait for one answer, in milliseconds. */
  patience?: number;
  /** 0 up to 1, without it. */
  random?: () => number;
}

export type GateDeps = Pick<Deps, 'store' | 'clock' | 'config' | 'log'>;

/** A process's way to Google: which account, whether it may be used now, and how much of the minute's budget is left. */
export class GoogleGate {
  readonly #deps: GateDeps;
  readonly #patience: number | undefined;
  readonly #random: () => number;
  #access: { of: string; auth: OAuth2Client; sheets: sheets_v4.Sheets } | null = null;

  constructor(deps: GateDeps, { patience, random = Math.random }: GateOptions = {}) {
    this.#deps = deps;
    this.#patience = patience;
    this.#random = random;
  }

  /** The sheets service, or null while there is no account to use. */
  async open(): Promise<sheets_v4.Sheets | null> {
    return (await this.#accessNow())?.sheets ?? null;
  }

  /** From when on something may be delivered; null: now. A refused account is tried here, a few times an hour. */
  async notBefore(): Promise<Date | null> {
    const { store, clock } = this.#deps;
    const now = clock();
    const row = await readConnection(store.read);
    const access = await this.#accessNow();
    if (!access) return new Date(now.getTime() + LOOK_MS);
    if (row.broken_at !== null) return this.#probe(access.auth, row.checked_at, now);
    if (row.paused_until !== null && row.paused_until > now.toISOString()) return new Date(row.paused_until);
    for (const kind of ['writes', 'reads'] as const) {
      const limit = { key: keyOf(kind), points: BUDGET.points - SPARE, now };
      const { allowed, retryAfter } = await peekPoints(store.read, limit);
      if (!allowed) return new Date(now.getTime() + retryAfter * 1000);
    }
    return null;
  }

  /**
   * Takes one request out of the minute's budget, which all processes of the store share.
   * @throws {OverBudget}
   */
  async spend(kind: Spent): Promise<void> {
    const { store, clock } = this.#deps;
    const limit = { key: keyOf(kind), ...BUDGET, now: clock() };
    const { allowed, retryAfter } = await store.write((trx) => takePoint(trx, limit));
    if (!allowed) throw new OverBudget(retryAfter);
  }

  /** Google answered as it should. */
  async worked(): Promise<void> {
    const { store, log } = this.#deps;
    const { broken_at, strikes } = await readConnection(store.read);
    if (broken_at === null && strikes === 0) return;
    await store.write(markWorking);
    if (broken_at !== null) log.info('Google takes the account again');
  }

  /** Reads a fault, and draws what follows for everybody: the account is refused, or Google wants patience. */
  async heard(error: unknown): Promise<GoogleFault> {
    const { store, clock, log } = this.#deps;
    const fault = googleFault(error);
    const { code, detail, retryAfter = 0 } = fault;
    // The next try asks for a fresh access token.
    if (detail === 'HTTP 401') this.#access = null;
    if (code === 'GOOGLE_GRANT_REVOKED' || code === 'GOOGLE_KEY_UNUSABLE') {
      await store.write((trx) => markBroken(trx, code, clock()));
      log.warn({ reason: code, detail }, 'Google refuses the account; rows wait');
    }
    if (code === 'GOOGLE_BUSY') {
      const strikes = (await readConnection(store.read)).strikes + 1;
      const wait = Math.max(retryDelay(strikes, this.#random()), retryAfter * 1000);
      await store.write((trx) => markPaused(trx, new Date(clock().getTime() + wait), strikes));
    }
    return fault;
  }

  async #probe(auth: OAuth2Client, checkedAt: string | null, now: Date): Promise<Date | null> {
    const next = Date.parse(checkedAt ?? '1970-01-01') + PROBE_MS;
    if (next > now.getTime()) return new Date(next);
    try {
      await auth.getAccessToken();
      await this.worked();
      return null;
    } catch (error) {
      const { code } = await this.heard(error);
      return new Date(now.getTime() + (code === 'GOOGLE_UNANSWERED' ? LOOK_MS : PROBE_MS));
    }
  }

  async #accessNow() {
    const { google } = this.#deps.config;
    const { account } = await connectionNow(this.#deps);
    if (!account) return null;
    const of = nameOf(account);
    if (this.#access?.of !== of) this.#access = { of, ...googleAccess(google, account, this.#patience) };
    return this.#access;
  }
}

function keyOf(kind: Spent): string {
  return `google:${kind}`;
}

function nameOf(account: GoogleAccount): string {
  return account.by === 'oauth' ? account.refreshToken : `${account.email} ${account.key}`;
}
