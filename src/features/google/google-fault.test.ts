import { gaxios } from 'google-auth-library';
import { describe, expect, it } from 'vitest';
import { googleFault } from './google-fault.server.ts';

const CONFIG = { url: new URL('https://sheets.example/'), headers: new Headers() };

function answered(status: number, data: unknown, headers: Record<string, string> = {}) {
  const response = Object.assign(new Response(null, { status, headers }), { config: CONFIG, data });
  const error = new gaxios.GaxiosError('it went wrong', CONFIG, response);
  // The library drops the data of an answer whose body it has not read itself.
  if (error.response) error.response.data = data;
  return error;
}

const worded = (status: number, message: string, reason: string) =>
  answered(status, { error: { code: status, message, errors: [{ reason }] } });

describe('what Google answers', () => {
  it.each([
    ['a rate', worded(403, 'Quota exceeded', 'userRateLimitExceeded'), 'GOOGLE_BUSY', false],
    ['too many', answered(429, ''), 'GOOGLE_BUSY', false],
    ['a service that is off', worded(403, 'API not used', 'accessNotConfigured'), 'GOOGLE_API_OFF', false],
    [
      'no right',
      worded(403, 'The caller does not have permission', 'forbidden'),
      'SPREADSHEET_FORBIDDEN',
      false,
    ],
    ['nothing there', answered(404, {}), 'SPREADSHEET_NOT_FOUND', false],
    [
      'no such tab',
      worded(400, "Unable to parse range: 'x'!A1", 'badRequest'),
      'SPREADSHEET_TAB_MISSING',
      false,
    ],
    ['another refusal', worded(400, 'Invalid value', 'badRequest'), 'GOOGLE_REFUSED', false],
    ['a revoked grant', answered(400, { error: 'invalid_grant' }), 'GOOGLE_GRANT_REVOKED', false],
    ['an unknown client', answered(401, { error: 'invalid_client' }), 'GOOGLE_GRANT_REVOKED', false],
    ['an access token that is over', answered(401, {}), 'GOOGLE_UNANSWERED', false],
    ['a fault of its own', answered(500, 'oops'), 'GOOGLE_UNANSWERED', true],
    ['nothing at all', new gaxios.GaxiosError('cut', CONFIG), 'GOOGLE_UNANSWERED', true],
  ])('%s', (_, error, code, unclear) => {
    expect(googleFault(error)).toMatchObject({ code, unclear });
  });

  it('names a time in seconds, or as a moment', () => {
    expect(googleFault(answered(429, '', { 'retry-after': '42' })).retryAfter).toBe(42);
    const moment = new Date(Date.now() + 90_000).toUTCString();
    const { retryAfter } = googleFault(answered(503, '', { 'retry-after': moment }));
    expect(retryAfter).toBeGreaterThan(60);
    expect(googleFault(answered(429, '', { 'retry-after': 'soon' })).retryAfter).toBeUndefined();
  });

  it('is not to blame for a mistake of ours', () => {
    expect(() => googleFault(new TypeError('x is not a function'))).toThrow('x is not a function');
  });
});
