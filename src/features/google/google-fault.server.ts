import { gaxios } from 'google-auth-library';
import type { ErrorCode } from '#lib/errors.ts';

/** Why a request to Google came to nothing, without a word of what was sent. */
export interface GoogleFault {
  code: Extract<ErrorCode, `GOOGLE_${string}` | `SPREADSHEET_${string}`>;
  /** For the log: the HTTP status or the system's own code. */
  detail: string;
  /** It may have been done all the same: look before it is done again. */
  unclear: boolean;
  /** Seconds, where Google named a time. */
  retryAfter: number | undefined;
}

const RATE_REASONS = /rateLimitExceeded|userRateLimitExceeded|quotaExceeded|RATE_LIMIT_EXCEEDED/;
const API_OFF = /accessNotConfigured|SERVICE_DISABLED/;
const TOKEN_REFUSED =
  /invalid_grant|invalid_client|unauthorized_client|invalid_rapt|deleted_client|disabled_client/;

/** Reads what the libraries threw. Anything without an answer is unclear: it may have arrived. */
export function googleFault(error: unknown): GoogleFault {
  if (!(error instanceof gaxios.GaxiosError)) {
    // A key that cannot sign; anything else is our own mistake, not the account's.
    const detail = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!detail.startsWith('ERR_')) throw error;
    return { code: 'GOOGLE_KEY_UNUSABLE', detail, unclear: false, retryAfter: undefined };
  }
  const { response } = error;
  if (!response) {
    const detail = String(error.code ?? 'no answer');
    return { code: 'GOOGLE_UNANSWERED', detail, unclear: true, retryAfter: undefined };
  }
  const { status } = response;
  const said = typeof response.data === 'string' ? response.data : JSON.stringify(response.data ?? '');
  const code = codeOf(status, said);
  return {
    code,
    detail: `HTTP ${status}`,
    unclear: code === 'GOOGLE_UNANSWERED' && status !== 401,
    retryAfter: secondsOf(response.headers.get('retry-after')),
  };
}

function codeOf(status: number, said: string): GoogleFault['code'] {
  // 401 alone is an access token that is over: the next try asks for a new one.
  if (status === 401 && !TOKEN_REFUSED.test(said)) return 'GOOGLE_UNANSWERED';
  if (status >= 500 || status === 408) return 'GOOGLE_UNANSWERED';
  if (status === 429) return 'GOOGLE_BUSY';
  if (status === 403 && RATE_REASONS.test(said)) return 'GOOGLE_BUSY';
  if (status === 403 && API_OFF.test(said)) return 'GOOGLE_API_OFF';
  if (TOKEN_REFUSED.test(said)) return 'GOOGLE_GRANT_REVOKED';
  if (status === 403) return 'SPREADSHEET_FORBIDDEN';
  if (status === 404) return 'SPREADSHEET_NOT_FOUND';
  if (status === 400 && /Unable to parse range/i.test(said)) return 'SPREADSHEET_TAB_MISSING';
  return 'GOOGLE_REFUSED';
}

/** Seconds of a `Retry-After`, which may be a date too. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}
